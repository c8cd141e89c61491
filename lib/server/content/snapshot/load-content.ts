/** Reads the content and decides what is shown: the folder, what is shown already, or what was published before. */
import 'server-only'
import { ContentError, type ContentIssue } from '../../../content/content-issue.ts'
import { todayInBelgium } from '../../../domain/text/brussels-time.ts'
import { logError } from '../../../process/log.ts'
import { saveIndex } from '../../media/media-index.ts'
import { env } from '../../runtime/env.ts'
import { siteCheckedFiles } from '../files/checked-files.ts'
import { type ContentTexts, folderIdentity } from '../files/content-files.ts'
import { readLastGood, saveLastGood, setLastGood } from '../last-good/last-good.ts'
import { findFormer, type ListingFiles, noteListed, readListedBefore, saveListed } from '../last-good/listed-before.ts'
import { type ContentChanges, compareTexts, hasChanges } from '../publish/compare-texts.ts'
import type { ContentState } from '../publish/content-state.ts'
import { type HeldItem, type Publication, publishLastGood, publishSteps } from '../publish/publish-content.ts'
import type { Steps } from '../thread/steps.ts'
import type { Records } from './build-snapshot.ts'
import type { LoadedSnapshot } from './snapshot-type.ts'

export type Shown = { snapshot: LoadedSnapshot; records: Records }

export type Loaded = {
  /** `as-before`: what is shown already stays. */
  shows: Shown | 'as-before' | 'nothing'
  state: ContentState
  /** What to save for the next start; absent if unchanged. */
  toSave?: ContentTexts
  /** Content files of the listings; only for content of the folder. */
  files?: ListingFiles
}

const noChanges: ContentChanges = { added: [], changed: [], removed: [] }

const withFormer = ({ snapshot, records }: Publication, held: readonly HeldItem[]): Shown => ({
  records,
  snapshot: { ...snapshot, former: findFormer(readListedBefore(), snapshot, new Set(held.map(({ item }) => item))) },
})

type Reading = { folder: string; today: string; lastGood: ContentTexts; showsAlready: boolean }

/** Falls back to what is shown already, or to the last good content on the disk. */
function fallBack({ folder, today, lastGood, showsAlready }: Reading, refusal: readonly ContentIssue[]): Loaded {
  const state: ContentState = { serves: 'last-good', held: [], warnings: [], gaps: [], refusal, changes: noChanges }
  if (showsAlready) return { shows: 'as-before', state }
  try {
    if (lastGood.size > 0) return { shows: withFormer(publishLastGood(folder, today, lastGood), []), state }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  return { shows: 'nothing', state: { ...state, serves: 'none' } }
}

/** How often the folder may be swapped for another one while it is read. */
const swaps = 5

/** Reads again if the folder was swapped meanwhile, so that content of two folders is never mixed. */
function* publishWhole(folder: string, today: string, lastGood: ContentTexts): Steps<Publication> {
  for (let swap = 0; swap < swaps; swap++) {
    const identity = folderIdentity(folder)
    try {
      const publication = yield* publishSteps(folder, today, lastGood, { checked: siteCheckedFiles() })
      if (identity === folderIdentity(folder)) return publication
    } catch (error) {
      if (identity === folderIdentity(folder)) throw error
    }
  }
  throw new ContentError([{ file: '', path: '', message: 'expected a folder that stays while it is read', level: 'error' }])
}

/** @param showsAlready whether something is shown that can stay. */
export function* loadContent(showsAlready: boolean): Steps<Loaded> {
  const folder = env().CONTENT_DIR
  const today = todayInBelgium()
  const lastGood = readLastGood()
  try {
    const publication = yield* publishWhole(folder, today, lastGood)
    const { files, texts, held, warnings, gaps } = publication
    const changes = compareTexts(lastGood, texts)
    // At the very first start everything would count as new.
    const reported = lastGood.size > 0 ? changes : noChanges
    const state: ContentState = { serves: 'current', held, warnings, gaps, refusal: [], changes: reported }
    return { shows: withFormer(publication, held), state, files, ...(hasChanges(changes) && { toSave: texts }) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return fallBack({ folder, today, lastGood, showsAlready }, error.issues)
  }
}

/** Logs write errors: a full disk must not prevent publication; readiness reports it. */
async function logFailure(
  written: Promise<void>,
  event: 'content-not-kept' | 'picture-not-kept' = 'content-not-kept',
): Promise<void> {
  try {
    await written
  } catch (error) {
    logError(event, { error })
  }
}

/** What is saved next: of several readings only the last. */
let unsaved: ContentTexts | undefined

async function saveNow(noted: Promise<void>): Promise<void> {
  const texts = unsaved
  unsaved = undefined
  if (texts) await logFailure(saveLastGood(texts))
  await noted
  await logFailure(saveListed())
  await logFailure(saveIndex(), 'picture-not-kept')
}

let noting: Promise<void> = Promise.resolve()
let saving: Promise<void> = Promise.resolve()

function noteNext(snapshot: LoadedSnapshot, files: ListingFiles): void {
  noting = noting.then(() => logFailure(noteListed(snapshot, files)))
}

/** Apart from {@link noteNext}: functions of one scope share what they use, so a waiting one would keep the snapshot in memory. */
function saveNext(noted: Promise<void>): Promise<void> {
  saving = saving.then(() => saveNow(noted))
  return saving
}

/**
 * Saves for the next start: the content shown, the listings published so far and the index of media files. The next reading need
 * not wait for it, and no snapshot is kept for it: the first saving of a large site takes longer than several readings. Never
 * rejects.
 */
export function saveLoaded({ shows, toSave, files }: Loaded): Promise<void> {
  if (toSave) {
    setLastGood(toSave)
    unsaved = toSave
  }
  if (typeof shows === 'object' && files) noteNext(shows.snapshot, files)
  return saveNext(noting)
}
