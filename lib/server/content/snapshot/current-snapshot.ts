/**
 * The one live snapshot of this process. It stands on `globalThis` because the middleware and the pages are
 * separate bundles, each with its own copy of this file (docs/decisions/003-live-snapshot.md).
 */
import 'server-only'
import { cache } from 'react'
import { ContentError } from '../../../content/content-issue.ts'
import { faceOf } from '../../../domain/site/face.ts'
import { todayInBelgium } from '../../../domain/text/brussels-time.ts'
import { type Promises, usualPromises } from '../../../domain/text/promises.ts'
import { addChangedThings } from '../../../process/changed-things.ts'
import { type PublishedSite, setPublishedSite } from '../../../process/content-state.ts'
import { syncMedia } from '../../media/sync-media.ts'
import { env } from '../../runtime/env.ts'
import { prepareSearch } from '../../search/prepare-search.ts'
import { changedNumbers } from '../publish/changed-numbers.ts'
import type { ContentState } from '../publish/content-state.ts'
import { publishByHand } from '../publish/publish-content.ts'
import { collectGarbageEarly } from '../thread/garbage-collection.ts'
import { readInThread } from '../thread/read-in-thread.ts'
import { runAtOnce, runInSlices } from '../thread/steps.ts'
import { type Loaded, loadContent, saveLoaded } from './load-content.ts'
import type { LoadedSnapshot, Snapshot } from './snapshot-type.ts'

declare global {
  var currentSnapshot: LoadedSnapshot | undefined
  var contentState: ContentState | undefined
  /** The last publication of the queue. */
  var contentPublishing: Promise<unknown> | undefined
}

const toPublishedSite = ({ site, languages }: Snapshot): PublishedSite => ({
  name: site.name,
  phone: site.contact.phone,
  languages,
  defaultLanguage: site.defaultLanguage,
  accent: faceOf(site).accent,
})

function show(snapshot: LoadedSnapshot | 'as-before' | 'nothing', state: ContentState): void {
  if (typeof snapshot === 'object' && globalThis.currentSnapshot)
    addChangedThings(changedNumbers(globalThis.currentSnapshot.confidential.propertyById, snapshot.confidential.propertyById))
  if (snapshot !== 'as-before') globalThis.currentSnapshot = snapshot === 'nothing' ? undefined : snapshot
  globalThis.contentState = state
  setPublishedSite(globalThis.currentSnapshot && toPublishedSite(globalThis.currentSnapshot))
}

function showLoaded({ shows, state }: Loaded): void {
  show(typeof shows === 'object' ? shows.snapshot : shows, state)
}

const showsAlready = () => globalThis.currentSnapshot !== undefined

/** Content and what is hidden of it, for `confidential.ts`. */
export function loadCurrent(): LoadedSnapshot {
  // What was refused stays so until the content changes: reading it for each request would only cost time.
  if (!globalThis.currentSnapshot && globalThis.contentState?.serves !== 'none')
    showLoaded(runAtOnce(loadContent(showsAlready())))
  if (globalThis.currentSnapshot) return globalThis.currentSnapshot
  throw new ContentError(globalThis.contentState?.refusal ?? [])
}

/** Of the page that is being made; outside of one, of nobody. */
const instead = cache((): { snapshot: Snapshot | undefined } => ({ snapshot: undefined }))

/** The content to show now. @throws ContentError while nothing can be shown, see `ContentState`. */
export const getSnapshot = (): Snapshot => instead().snapshot ?? loadCurrent()

/** All that the page of this request shows from now on comes from there: the preview of a text that is not published. */
export function showInstead(snapshot: Snapshot): void {
  instead().snapshot = snapshot
}

/**
 * For a program that only takes listings over: what is kept by hand, without the thousands of files that feeds brought. What cannot stand
 * without them is read with them when it is asked for.
 */
export function showByHand(): void {
  try {
    globalThis.currentSnapshot ??= publishByHand(env().CONTENT_DIR, todayInBelgium()).snapshot
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
}

/** What the agency promises; what is usual while nothing can be shown. */
export function promisesInForce(): Promises {
  try {
    return getSnapshot().site.promises
  } catch (error) {
    if (error instanceof ContentError) return usualPromises
    throw error
  }
}

/** What became of the content when it was last read. */
export function getContentState(): ContentState | undefined {
  return globalThis.contentState
}

/**
 * Reads the content again beside the requests, puts what is in order in place at once and keeps it for the next start.
 * Callers must revalidate the pages afterwards, see `app/api/reload-content`.
 */
export function replaceSnapshot(): Promise<ContentState> {
  // One after the other: what was read last is what shows.
  const mine = (globalThis.contentPublishing ?? Promise.resolve()).catch(() => undefined).then(readAndShow)
  globalThis.contentPublishing = mine
  return mine
}

async function readAndShow(): Promise<ContentState> {
  const received = await readInThread(showsAlready())
  if (received) {
    if (typeof received.shows === 'object') {
      collectGarbageEarly(received.shows.properties.length)
      await runInSlices(prepareSearch(received.shows))
    }
    show(received.shows, received.state)
    await syncMedia()
    return received.state
  }
  // Commands, tests and the server of developers have no thread.
  const loaded = await runInSlices(loadContent(showsAlready()))
  showLoaded(loaded)
  await saveLoaded(loaded)
  await syncMedia()
  return loaded.state
}
