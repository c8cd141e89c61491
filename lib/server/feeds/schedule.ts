/** Runs the sources when they are due, while the site runs. */
import 'server-only'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { reloadSite } from '../content/publish/reload-site.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Db, getDb } from '../db/client.ts'
import { findFeedNotices } from '../db/repositories/feeds/feed-notices.ts'
import { findLastChanges, findLastStart } from '../db/repositories/feeds/feeds.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { repeat, type WakingWorker } from '../runtime/worker.ts'
import { queuePages } from './give-pages.ts'
import { isRunningHere, runApart, stopRuns, takeReadHere } from './run-apart.ts'
import { bringFeeds } from './share-feeds.ts'
import { hasWebhook } from './take-notice.ts'

/** Milliseconds between two checks; short, so that listings announced by a CRM are published soon. */
const interval = 10_000
const minute = 60_000

type Due = Pick<FeedSource, 'name' | 'everyMinutes' | 'keys'>

/**
 * Sources whose last run, on any server and with any outcome, started long enough ago, and those whose CRM announced a change.
 */
export async function findDue<Source extends Due>(db: Db, sources: readonly Source[], now: Date): Promise<Source[]> {
  const due: Source[] = []
  for (const source of sources) {
    if (hasWebhook(source) && (await findFeedNotices(db, source.name, now)).length > 0) {
      due.push(source)
      continue
    }
    if (source.everyMinutes === undefined) continue
    const last = await findLastStart(db, source.name, now)
    if (last === undefined || now.getTime() - Date.parse(last) >= source.everyMinutes * minute) due.push(source)
  }
  return due
}

/** The content whose page addresses were last compared with those sent to the CRMs. */
let compared: object | undefined

async function queueChangedPages(db: Db): Promise<void> {
  const snapshot = getSnapshot()
  if (snapshot === compared) return
  if ((await queuePages(db, new Date())) > 0) wakeOutbox()
  compared = snapshot
}

/**
 * Reloads the content when another server, or a command run next to the site, applied a run.
 * @param reload reads the content.
 * @param bring downloads the files of these sources from the shared store.
 * @returns the check. Its first call only records the current state, because a site reads everything when it starts.
 */
export function watchRuns(
  reload: () => Promise<void>,
  bring: (sources: readonly string[]) => Promise<void> = bringFeeds,
  now: () => Date = () => new Date(),
): (db: Db) => Promise<void> {
  let shown: ReadonlyMap<string, string> | undefined
  return async (db) => {
    const before = shown
    shown = await findLastChanges(db, now())
    if (before === undefined) return
    const changed = [...shown].flatMap(([source, start]) => (before.get(source) === start ? [] : [source]))
    const unread = changed.filter((source) => !takeReadHere(source))
    if (unread.length === 0) return
    await bring(unread)
    await reload()
  }
}

const reloadOthersRuns = watchRuns(reloadSite)

async function runDue(): Promise<void> {
  const { feeds } = getSnapshot()
  if (feeds.length === 0) return
  const db = await getDb()
  for (const { name } of await findDue(db, feeds, new Date())) if (!isRunningHere(name)) await runApart(name)
  await reloadOthersRuns(db)
  await queueChangedPages(db)
}

const worker = repeat('feeds', interval, runDue)

/** A run in progress is ended with the site: the next one starts again. */
export const feedSchedule: WakingWorker = {
  ...worker,
  stop: async () => {
    stopRuns()
    await worker.stop()
  },
}
