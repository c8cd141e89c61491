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

/** Milliseconds between two worker: what a CRM announced is not long in coming. */
const interval = 10_000
const minute = 60_000

type Due = Pick<FeedSource, 'name' | 'everyMinutes' | 'keys'>

/** Sources whose last run, on whatever server and however it ended, began long enough ago, and those whose CRM announced something. */
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

/** The content whose addresses were last compared with what the CRMs were told. */
let compared: object | undefined

async function queueChangedPages(db: Db): Promise<void> {
  const snapshot = getSnapshot()
  if (snapshot === compared) return
  if ((await queuePages(db, new Date())) > 0) wakeOutbox()
  compared = snapshot
}

/**
 * What another server, or a command beside the site, took over is read here as well.
 * @param reload reads the content. @param bring what another machine left of these sources.
 * @returns a look; the first only notes what there is, as a site reads everything when it starts.
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

/** A run that is under way when the site ends is ended with it: the next begins it again. */
export const feedSchedule: WakingWorker = {
  ...worker,
  stop: async () => {
    stopRuns()
    await worker.stop()
  },
}
