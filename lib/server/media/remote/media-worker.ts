/**
 * Worker that runs after each publication and each minute: copies accepted originals, fetches remote files, has pages re-rendered
 * when files arrived, and removes unused files. On globalThis: each bundle has a copy of this file.
 */
import 'server-only'
import { logError } from '../../../process/log.ts'
import { findPublishedMedia, findWanted, isCurrent } from '../../content/snapshot/published-media.ts'
import { repeat, type Worker } from '../../runtime/worker.ts'
import { saveAccepted } from '../accepted-originals.ts'
import { drawWanted, fetchWanted, type RemotePorts } from './fetch-files.ts'
import { writeIndex } from './fetched-index.ts'
import { removeUnused } from './remove-unused.ts'

/** Milliseconds between two runs. */
const interval = 60_000

/**
 * Milliseconds to collect arrivals before pages are re-rendered; doubled each time up to the maximum, so that many files do not
 * cause many re-renderings.
 */
const firstWait = 3_000
const longestWait = 60_000

/** Calls `notify` for files that arrived, at growing intervals, and at the end. */
function createNotifier(notify: () => Promise<void>) {
  let wait = firstWait
  let since: number | undefined
  return {
    note: async (): Promise<void> => {
      since ??= Date.now()
      if (Date.now() - since < wait) return
      since = undefined
      wait = Math.min(wait * 2, longestWait)
      await notify()
    },
    end: async (): Promise<void> => {
      if (since !== undefined) await notify()
    },
  }
}

/**
 * One run.
 * @param notify has pages re-rendered.
 */
export async function updateRemoteMedia(notify: () => Promise<void>, ports: RemotePorts = {}, now = Date.now()): Promise<void> {
  const wanted = findWanted()
  if (!wanted) return
  const notifier = createNotifier(async () => {
    await writeIndex()
    await notify()
  })
  let noted = Promise.resolve()
  const onArrival = () => {
    noted = noted.then(notifier.note)
  }
  const fetched = await fetchWanted(wanted, ports, now, onArrival)
  // Rendered now, so that a fetched plan need not wait for the next reading of the content.
  await drawWanted({ documents: new Map([...wanted.documents, ...fetched]) }, ports, now, onArrival)
  await noted
  await notifier.end()
  const media = findPublishedMedia()
  if (media && isCurrent()) await saveAccepted(media)
  // Read again, as a notification publishes again and the wanted files may differ.
  await removeUnused(findWanted() ?? wanted, now)
  await writeIndex()
}

const holder = globalThis as typeof globalThis & { siteMediaTurn?: Promise<void>; siteNotifyMedia?: () => Promise<void> }

/** Runs once, after a run in progress. Never rejects; does nothing before the worker is started. */
export function wakeMedia(): Promise<void> {
  const { siteNotifyMedia: notify } = holder
  if (!notify) return Promise.resolve()
  const turn = async () => {
    try {
      await updateRemoteMedia(notify)
    } catch (error) {
      logError('picture-not-kept', { error })
    }
  }
  holder.siteMediaTurn = (holder.siteMediaTurn ?? Promise.resolve()).then(turn)
  return holder.siteMediaTurn
}

const polling = repeat('media', interval, wakeMedia)

/** @param notify has pages re-rendered with the files that arrived. */
export const mediaWorker = (notify: () => Promise<void>): Worker => ({
  ...polling,
  start: () => {
    holder.siteNotifyMedia = notify
    polling.start()
  },
})
