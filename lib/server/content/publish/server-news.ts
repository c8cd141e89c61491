/**
 * Notices what another server of the site, or a command, changed: each server keeps content and pages of its own. PostgreSQL tells it at
 * once; besides, and with SQLite, a look each second finds it.
 */
import 'server-only'
import { type Db, getDb } from '../../db/client.ts'
import { type Listener, listen } from '../../db/listen.ts'
import { readStates, type StateName, stateChannel } from '../../db/repositories/site/site-state.ts'
import { feedSchedule } from '../../feeds/schedule.ts'
import { env } from '../../runtime/env.ts'
import { repeat, type Worker } from '../../runtime/worker.ts'
import { lookAtContent, renewTestimonials } from './reload-site.ts'

/** Milliseconds between two looks: what one server changes, the others show within a second. */
const interval = 1_000

/** What to begin when the text of a name is another one. */
export type NewsTakers = Partial<Record<StateName, (text: string) => void>>

const namesIn = (takers: NewsTakers) => Object.keys(takers) as StateName[]

/** One look. What was there before the first one is on the pages that the start makes. */
export function createNewsLook(open: () => Promise<Db>, takers: NewsTakers): () => Promise<void> {
  let known: ReadonlyMap<string, string> | undefined
  return async () => {
    // A database that is away is told of by /api/ready/, and not each second.
    const found = await open()
      .then((db) => readStates(db, namesIn(takers)))
      .catch(() => undefined)
    if (!found) return
    const before = known
    known = found
    if (!before) return
    for (const name of namesIn(takers)) {
      const text = found.get(name)
      if (text !== undefined && text !== before.get(name)) takers[name]?.(text)
    }
  }
}

const takers: NewsTakers = {
  'testimonials-judged': () => void renewTestimonials(),
  'content-read': lookAtContent,
  'feed-taken': () => feedSchedule.wake(),
}

const looks = repeat('news of other servers', interval, createNewsLook(getDb, takers))

let listener: Listener | undefined

export const serverNews: Worker = {
  ...looks,
  start: () => {
    const { DATABASE_URL } = env()
    looks.start()
    if (DATABASE_URL) listener = listen(DATABASE_URL, stateChannel, () => looks.wake())
  },
  stop: async () => {
    await listener?.stop()
    await looks.stop()
  },
}
