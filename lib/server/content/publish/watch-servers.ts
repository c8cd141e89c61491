/**
 * Notices changes made by another server of the site or by a command, as each server caches content and pages of its own.
 * PostgreSQL notifies at once (LISTEN/NOTIFY); in addition, and with SQLite, the database is polled each second.
 */
import 'server-only'
import { type Db, getDb } from '../../db/client.ts'
import { type Listener, listen } from '../../db/listen.ts'
import { readStates, type StateName, stateChannel } from '../../db/repositories/site/site-state.ts'
import { feedSchedule } from '../../feeds/schedule.ts'
import { env } from '../../runtime/env.ts'
import { repeat, type Worker } from '../../runtime/worker.ts'
import { lookAtContent, revalidateTestimonials } from './reload-site.ts'

/** Milliseconds between two polls: what one server changes, the others show within a second. */
const interval = 1_000

/** What to do, by the name of a state in the database, when its text has changed. */
export type StateHandlers = Partial<Record<StateName, (text: string) => void>>

const namesIn = (handlers: StateHandlers) => Object.keys(handlers) as StateName[]

/**
 * @returns a function that polls once. The first poll calls no handler: what was there before is on the pages rendered at the
 * start. While the database cannot be reached it does nothing, and the next poll that succeeds compares with the last one that
 * did.
 */
export function createStateCheck(open: () => Promise<Db>, handlers: StateHandlers): () => Promise<void> {
  let known: ReadonlyMap<string, string> | undefined
  return async () => {
    // /api/ready/ reports a database that cannot be reached; no log line each second.
    const found = await open()
      .then((db) => readStates(db, namesIn(handlers)))
      .catch(() => undefined)
    if (!found) return
    const before = known
    known = found
    if (!before) return
    for (const name of namesIn(handlers)) {
      const text = found.get(name)
      if (text !== undefined && text !== before.get(name)) handlers[name]?.(text)
    }
  }
}

const handlers: StateHandlers = {
  'testimonials-judged': () => void revalidateTestimonials(),
  'content-read': lookAtContent,
  'feed-taken': () => feedSchedule.wake(),
}

const polling = repeat('news of other servers', interval, createStateCheck(getDb, handlers))

let listener: Listener | undefined

export const serverWatch: Worker = {
  ...polling,
  start: () => {
    const { DATABASE_URL } = env()
    polling.start()
    if (DATABASE_URL) listener = listen(DATABASE_URL, stateChannel, () => polling.wake())
  },
  stop: async () => {
    await listener?.stop()
    await polling.stop()
  },
}
