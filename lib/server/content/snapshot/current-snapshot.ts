/**
 * The live snapshot of this process. On `globalThis`, as middleware and pages are separate bundles, each with its own copy of
 * this file (docs/decisions/003-live-snapshot.md).
 */
import 'server-only'
import { cache } from 'react'
import { ContentError } from '../../../content/content-issue.ts'
import { brandingOf } from '../../../domain/site/branding.ts'
import { todayInBelgium } from '../../../domain/text/brussels-time.ts'
import { type Promises, usualPromises } from '../../../domain/text/promises.ts'
import { addChangedThings } from '../../../process/changed-things.ts'
import { type PublishedSite, setPublishedSite } from '../../../process/content-state.ts'
import { preparePlayerHosts } from '../../http/player-hosts.ts'
import { syncMedia } from '../../media/sync-media.ts'
import { env } from '../../runtime/env.ts'
import { prepareSearch } from '../../search/prepare-search.ts'
import { changedNumbers } from '../publish/changed-numbers.ts'
import type { ContentState } from '../publish/content-state.ts'
import { publishByHand } from '../publish/publish-content.ts'
import { limitGarbage } from '../thread/garbage-collection.ts'
import { readInThread } from '../thread/read-in-thread.ts'
import { runAtOnce, runInSlices, type Steps } from '../thread/steps.ts'
import { type Loaded, loadContent, saveLoaded } from './load-content.ts'
import type { LoadedSnapshot, Snapshot } from './snapshot-type.ts'

declare global {
  var currentSnapshot: LoadedSnapshot | undefined
  var contentState: ContentState | undefined
  /** The last publication in the queue. */
  var contentPublishing: Promise<unknown> | undefined
}

const toPublishedSite = ({ site, languages }: Snapshot): PublishedSite => ({
  name: site.name,
  phone: site.contact.phone,
  languages,
  defaultLanguage: site.defaultLanguage,
  accent: brandingOf(site).accent,
})

function show(snapshot: LoadedSnapshot | 'as-before' | 'nothing', state: ContentState): void {
  if (snapshot !== 'as-before') globalThis.currentSnapshot = snapshot === 'nothing' ? undefined : snapshot
  globalThis.contentState = state
  setPublishedSite(globalThis.currentSnapshot && toPublishedSite(globalThis.currentSnapshot))
}

function showLoaded({ shows, state }: Loaded): void {
  show(typeof shows === 'object' ? shows.snapshot : shows, state)
}

/** Notes which listings change, and prepares what is computed from all of them, so that no request waits for it afterwards. */
function* prepare(snapshot: LoadedSnapshot): Steps<void> {
  yield* prepareSearch(snapshot)
  yield* preparePlayerHosts(snapshot)
  const before = globalThis.currentSnapshot
  if (before) addChangedThings(yield* changedNumbers(before.confidential.propertyById, snapshot.confidential.propertyById))
}

const showsAlready = () => globalThis.currentSnapshot !== undefined

/** The live content with confidential records, for `confidential.ts`. */
export function loadCurrent(): LoadedSnapshot {
  // Refused content is not read again for each request: it stays refused until it changes.
  if (!globalThis.currentSnapshot && globalThis.contentState?.serves !== 'none')
    showLoaded(runAtOnce(loadContent(showsAlready())))
  if (globalThis.currentSnapshot) return globalThis.currentSnapshot
  throw new ContentError(globalThis.contentState?.refusal ?? [])
}

/** A snapshot for the page being rendered only (React `cache` is per request; no effect outside of one). */
const instead = cache((): { snapshot: Snapshot | undefined } => ({ snapshot: undefined }))

/** The content to show. @throws ContentError while nothing can be published, see `ContentState`. */
export const getSnapshot = (): Snapshot => instead().snapshot ?? loadCurrent()

/** Replaces the snapshot for the rest of this request: for previews of unpublished texts. */
export function showInstead(snapshot: Snapshot): void {
  instead().snapshot = snapshot
}

/**
 * For commands that only import listings: loads the content folder without the thousands of files of feeds. Content that is
 * invalid without these is loaded in full when needed.
 */
export function showByHand(): void {
  try {
    globalThis.currentSnapshot ??= publishByHand(env().CONTENT_DIR, todayInBelgium()).snapshot
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
}

/** The promises of the agency; the defaults while nothing can be published. */
export function promisesInForce(): Promises {
  try {
    return getSnapshot().site.promises
  } catch (error) {
    if (error instanceof ContentError) return usualPromises
    throw error
  }
}

/** The result of the last reading of the content; undefined before the first. */
export function getContentState(): ContentState | undefined {
  return globalThis.contentState
}

/**
 * Reads the content in the background, publishes what is valid and saves it for the next start. Callers must revalidate the pages
 * afterwards, see `app/api/reload-content`.
 */
export function replaceSnapshot(): Promise<ContentState> {
  // One after the other, so that the newest reading is shown.
  const mine = (globalThis.contentPublishing ?? Promise.resolve()).catch(() => undefined).then(readAndShow)
  globalThis.contentPublishing = mine
  return mine
}

async function readAndShow(): Promise<ContentState> {
  const received = await readInThread(showsAlready())
  if (received) {
    if (typeof received.shows === 'object') {
      limitGarbage(received.shows.properties.length)
      await runInSlices(prepare(received.shows))
    }
    show(received.shows, received.state)
    await syncMedia()
    return received.state
  }
  // Commands, tests and `npm run dev` have no content worker thread.
  const loaded = await runInSlices(loadContent(showsAlready()))
  if (typeof loaded.shows === 'object') await runInSlices(prepare(loaded.shows.snapshot))
  showLoaded(loaded)
  await saveLoaded(loaded)
  await syncMedia()
  return loaded.state
}
