/**
 * Works after each publication: copies the originals that were accepted, brings what the content names from elsewhere, lets pages be
 * made again once something came, and removes what nothing names. On globalThis: the site's bundles each have a copy of this file.
 */
import 'server-only'
import { logError } from '../../../process/log.ts'
import { findPublishedMedia, findWanted, isCurrent } from '../../content/snapshot/published-media.ts'
import { repeat, type Worker } from '../../runtime/worker.ts'
import { saveAccepted } from '../accepted-originals.ts'
import { drawWanted, fetchWanted, type RemotePorts } from './fetch-files.ts'
import { writeIndex } from './fetched-index.ts'
import { removeUnused } from './remove-unused.ts'

/** Milliseconds between two looks for what is due again. */
const interval = 60_000

/** Milliseconds that what came first waits for more: pages are made again for all of it, and more seldom the more there is. */
const firstWait = 3_000
const longestWait = 60_000

/** Tells that something came: while much is on its way in growing turns, and at the end. */
function createTeller(tell: () => Promise<void>) {
  let wait = firstWait
  let since: number | undefined
  return {
    note: async (): Promise<void> => {
      since ??= Date.now()
      if (Date.now() - since < wait) return
      since = undefined
      wait = Math.min(wait * 2, longestWait)
      await tell()
    },
    end: async (): Promise<void> => {
      if (since !== undefined) await tell()
    },
  }
}

/**
 * One turn.
 * @param tell lets pages be made again.
 */
export async function updateRemoteMedia(tell: () => Promise<void>, ports: RemotePorts = {}, now = Date.now()): Promise<void> {
  const wanted = findWanted()
  if (!wanted) return
  const teller = createTeller(async () => {
    await writeIndex()
    await tell()
  })
  let noted = Promise.resolve()
  const onNews = () => {
    noted = noted.then(teller.note)
  }
  const fetched = await fetchWanted(wanted, ports, now, onNews)
  // Drawn at once, so that a plan need not wait until the content was read with it.
  await drawWanted({ documents: new Map([...wanted.documents, ...fetched]) }, ports, now, onNews)
  await noted
  await teller.end()
  const media = findPublishedMedia()
  if (media && isCurrent()) await saveAccepted(media)
  // What is wanted may be another by now, as telling of news publishes again.
  await removeUnused(findWanted() ?? wanted, now)
  await writeIndex()
}

const holder = globalThis as typeof globalThis & { siteMediaTurn?: Promise<void>; siteTellOfMedia?: () => Promise<void> }

/** Takes a turn after the one that may be under way. Never rejects, and does nothing before the worker is started. */
export function wakeMedia(): Promise<void> {
  const { siteTellOfMedia: tell } = holder
  if (!tell) return Promise.resolve()
  const turn = async () => {
    try {
      await updateRemoteMedia(tell)
    } catch (error) {
      logError('picture-not-kept', { error })
    }
  }
  holder.siteMediaTurn = (holder.siteMediaTurn ?? Promise.resolve()).then(turn)
  return holder.siteMediaTurn
}

const looks = repeat('media', interval, wakeMedia)

/** @param tell lets pages be made again, with what came. */
export const mediaWorker = (tell: () => Promise<void>): Worker => ({
  ...looks,
  start: () => {
    holder.siteTellOfMedia = tell
    looks.start()
  },
})
