/** Composes all items of a run: the same feed, ledger and date give the same bytes. */
import 'server-only'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FeedRemark } from '../../feeds/adapter.ts'
import type { ComposeContext, UsedWord } from '../../feeds/compose/context.ts'
import type { FeedFileFields } from '../../feeds/compose/file-order.ts'
import { composeProject, unitOfListing } from '../../feeds/compose/project.ts'
import { type Composed, composeProperty } from '../../feeds/compose/property.ts'
import type { FeedItem, FeedKey, Ledger, LedgerEntry } from '../../feeds/ledger.ts'
import type { FetchedFiles } from './feed-files.ts'

export type ComposedItem = {
  key: FeedKey
  entry: LedgerEntry
  text: string
  remarks: readonly FeedRemark[]
  words: readonly UsedWord[]
}

export type ItemOptions = Pick<
  ComposeContext,
  'source' | 'today' | 'defaultLanguage' | 'agentsByMail' | 'kindName' | 'countryName' | 'unitIdOf'
> & {
  ledger: Ledger
  idOf: (item: FeedItem) => number
  fileOf: FetchedFiles['fileOf']
}

export const toText = (file: FeedFileFields): string => `${JSON.stringify(file, null, 2)}\n`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function compose(item: FeedItem, context: ComposeContext): Composed {
  if (item.kind === 'property') return composeProperty(item.record, context)
  return composeProject(item.record, [...(item.record.units ?? []), ...item.units.map(unitOfListing)], context)
}

/** For feeds without a modification date: the date of the run in which the content changed. */
function withChange(file: FeedFileFields, isSaid: boolean, before: LedgerEntry | undefined, today: string) {
  const hash = hashOf(toText({ ...file, ModificationDate: undefined }))
  const changedOn = before && before.hash === hash ? before.changedOn : today
  const isDated = !isSaid && before !== undefined && 'ModificationDate' in file
  return { hash, changedOn, file: isDated ? { ...file, ModificationDate: changedOn } : file }
}

function composeItem(item: FeedItem, options: ItemOptions): ComposedItem {
  const { ledger, today, idOf, fileOf, ...rest } = options
  const before = ledger.entries[item.key]
  const used = new Set<string>()
  const id = idOf(item)
  const firstSeen = before?.firstSeen ?? today
  const context: ComposeContext = {
    ...rest,
    today,
    id,
    firstSeen,
    prices: before?.prices ?? [],
    goalBefore: before?.goal,
    fileOf: (file, kind) => {
      const stored = fileOf(file, kind)
      if (stored) used.add(stored.name)
      return stored
    },
  }
  const composed = compose(item, context)
  const { hash, changedOn, file } = withChange(composed.file, item.record.changedOn !== undefined, before, today)
  const entry: LedgerEntry = {
    kind: item.kind,
    id,
    folder: composed.folder,
    state: 'present',
    firstSeen,
    changedOn,
    hash,
    ...(composed.goal && { goal: composed.goal }),
    prices: [...composed.prices],
    files: [...used].sort(),
  }
  return { key: item.key, entry, text: toText(file), remarks: composed.remarks, words: composed.words }
}

/** Number of items composed before the event loop gets a turn, so that requests are served. */
const itemsPerTurn = 25

/** Composes in the order of the items, with pauses for the event loop. */
export async function composeItems(items: readonly FeedItem[], options: ItemOptions): Promise<ComposedItem[]> {
  const composed: ComposedItem[] = []
  for (const [index, item] of items.entries()) {
    composed.push(composeItem(item, options))
    if (index % itemsPerTurn === 0) await setImmediate()
  }
  return composed
}
