/**
 * Pauses the outbox for all servers of a database: a backup that was restored for inspection must not send mail to real people.
 */
import 'server-only'
import type { Db } from '../db/client.ts'
import { deleteState, readState, writeState } from '../db/repositories/site/site-state.ts'

/** Stores in the database that nothing is sent from now on. */
export const pauseOutbox = (db: Db, now: Date): Promise<void> => writeState(db, 'mail-held', now.toISOString(), now)

/** ISO time since when the outbox is paused; undefined when it is not. */
export const outboxPausedSince = (db: Db): Promise<string | undefined> => readState(db, 'mail-held')

/** Returns whether it was paused. */
export const resumeOutbox = (db: Db): Promise<boolean> => deleteState(db, 'mail-held')
