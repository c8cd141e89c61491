/** Nothing of the outbox is sent while it is held, by none of the servers: a copy that was restored to look at must not write to anybody. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { deleteState, readState, writeState } from '../db/repositories/site/site-state.ts'

export const pauseOutbox = (db: Db, now: Date): Promise<void> => writeState(db, 'mail-held', now.toISOString(), now)

/** Since when, as an ISO time; undefined when it is sent. */
export const outboxPausedSince = (db: Db): Promise<string | undefined> => readState(db, 'mail-held')

/** Whether it was held. */
export const resumeOutbox = (db: Db): Promise<boolean> => deleteState(db, 'mail-held')
