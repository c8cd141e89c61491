/**
 * The one live snapshot of this process. It stands on `globalThis` because the middleware and the pages are
 * separate bundles, each with its own copy of this file (docs/decisions/003-live-snapshot.md).
 */
import 'server-only'
import { ContentError, type ContentIssue } from '../../content/content-issue.ts'
import { faceOf } from '../../domain/site/face.ts'
import { type Promises, usualPromises } from '../../domain/text/promises.ts'
import { type PublishedSite, setPublishedSite } from '../../process/content-state.ts'
import { logError } from '../../process/log.ts'
import { tendMedia } from '../media/tend-media.ts'
import { env } from '../runtime/env.ts'
import { type ContentChanges, compareTexts, hasChanges } from './compare-texts.ts'
import type { ContentTexts } from './content-files.ts'
import { keepLastGood, readLastGood } from './last-good.ts'
import { type HeldItem, publishContent, publishLastGood } from './publish-content.ts'
import type { FiledGap } from './read-files.ts'
import type { LoadedSnapshot, Snapshot } from './snapshot-type.ts'

/** What became of the content when it was last read. */
export type ContentState = {
  /** `current`: what the folder holds, but for what is held back; `last-good`: what was published before; `none`: nothing ever was. */
  serves: 'current' | 'last-good' | 'none'
  held: readonly HeldItem[]
  warnings: readonly ContentIssue[]
  /** Texts that are missing in a language in use. */
  gaps: readonly FiledGap[]
  /** Why the content of the folder was refused as a whole; empty when it was not. */
  refusal: readonly ContentIssue[]
  changes: ContentChanges
}

type Loaded = {
  snapshot: LoadedSnapshot | undefined
  state: ContentState
  /** What to keep for the next start; absent when that is kept already. */
  toKeep?: ContentTexts
}

declare global {
  var currentSnapshot: LoadedSnapshot | undefined
  var contentState: ContentState | undefined
}

const noChanges: ContentChanges = { added: [], changed: [], removed: [] }

/** What was published before, in memory or by the process before this one. */
function fallBack(folder: string, today: string, lastGood: ContentTexts, refusal: readonly ContentIssue[]): Loaded {
  const stays = globalThis.currentSnapshot
  const state: ContentState = { serves: 'last-good', held: [], warnings: [], gaps: [], refusal, changes: noChanges }
  if (stays) return { snapshot: stays, state }
  try {
    if (lastGood.size > 0) return { snapshot: publishLastGood(folder, today, lastGood).snapshot, state }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  return { snapshot: undefined, state: { ...state, serves: 'none' } }
}

function load(): Loaded {
  const folder = env().CONTENT_DIR
  const today = new Date().toISOString().slice(0, 10)
  const lastGood = readLastGood()
  try {
    const { snapshot, texts, held, warnings, gaps } = publishContent(folder, today, lastGood)
    const changes = compareTexts(lastGood, texts)
    // At the very first start everything would be new.
    const reported = lastGood.size > 0 ? changes : noChanges
    const state: ContentState = { serves: 'current', held, warnings, gaps, refusal: [], changes: reported }
    return { snapshot, state, ...(hasChanges(changes) && { toKeep: texts }) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return fallBack(folder, today, lastGood, error.issues)
  }
}

const toPublishedSite = ({ site, languages }: Snapshot): PublishedSite => ({
  name: site.name,
  phone: site.contact.phone,
  languages,
  defaultLanguage: site.defaultLanguage,
  accent: faceOf(site).accent,
})

function show({ snapshot, state }: Loaded): void {
  globalThis.currentSnapshot = snapshot
  globalThis.contentState = state
  setPublishedSite(snapshot && toPublishedSite(snapshot))
}

/** Content and what is hidden of it, for `confidential.ts`. */
export function loadCurrent(): LoadedSnapshot {
  // What was refused stays so until the content changes: reading it for each request would only cost time.
  if (!globalThis.currentSnapshot && globalThis.contentState?.serves !== 'none') show(load())
  if (globalThis.currentSnapshot) return globalThis.currentSnapshot
  throw new ContentError(globalThis.contentState?.refusal ?? [])
}

/** The content to show now. @throws ContentError while nothing can be shown, see `ContentState`. */
export const getSnapshot = (): Snapshot => loadCurrent()

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
 * Reads the content again, puts what is in order in place at once and keeps it for the next start.
 * Callers must revalidate the pages afterwards, see `app/api/reload-content`.
 */
export async function replaceSnapshot(): Promise<ContentState> {
  const loaded = load()
  show(loaded)
  if (loaded.toKeep) await keep(loaded.toKeep)
  await tendMedia()
  return loaded.state
}

/** A disk that is full keeps no content off the site; readiness tells of it. */
async function keep(texts: ContentTexts): Promise<void> {
  try {
    await keepLastGood(texts)
  } catch (error) {
    logError('content-not-kept', { error })
  }
}
