/** Shared by the formats: builds a reading from records. */
import type { FeedPayload, FeedReading, FeedRemark, UnreadableFeed } from '../adapter.ts'
import type { FeedListing, FeedProject } from '../feed-listing.ts'
import type { FeedRecord } from './feed-record.ts'
import { mergeById } from './filled.ts'
import { readJson } from './read-json.ts'

/** An entry of the feed: a listing, a project, or the id of a deleted one. */
export type FeedItem =
  | { readonly kind: 'listing'; readonly listing: FeedListing }
  | { readonly kind: 'project'; readonly project: FeedProject }
  | { readonly kind: 'gone'; readonly id: string }

/**
 * Reads each record with the id at the path. A record without an id is held back, because later runs could not recognize it.
 * @param read returns undefined for records to skip.
 */
export function readItems(
  records: readonly FeedRecord[],
  idPath: string,
  read: (record: FeedRecord, id: string) => FeedItem | undefined,
  remarks: FeedRemark[],
): FeedItem[] {
  return records.flatMap((record) => {
    const id = record.text(idPath)
    if (id !== undefined) return read(record.of(id), id) ?? []
    remarks.push({ level: 'held-back', field: idPath, message: 'expected a number of its own' })
    return []
  })
}

/** Reports an unreadable value once, even if it came in several languages. */
function withoutRepeats(remarks: readonly FeedRemark[]): FeedRemark[] {
  const known = new Map(remarks.map((remark) => [JSON.stringify([remark.id, remark.field, remark.found]), remark]))
  return [...known.values()]
}

/**
 * `laterCounts`: for folders of complete files. If several contain the same listing, the last by file name counts, because older
 * files stay in the folder.
 */
type Choices = { isPartial?: boolean; laterCounts?: boolean }

/** The items of one payload; problems are added to the remarks. */
type ReadPayload<T> = (payload: FeedPayload, remarks: FeedRemark[]) => { kind: 'items'; items: readonly T[] } | UnreadableFeed

/** Every item once; the languages of an item are merged. */
export function toReading(
  items: readonly FeedItem[],
  remarks: readonly FeedRemark[],
  { isPartial = false }: Choices = {},
): FeedReading {
  const gone = [...new Set(items.flatMap((item) => (item.kind === 'gone' ? [item.id] : [])))]
  return {
    kind: 'read',
    listings: mergeById(items.flatMap((item) => (item.kind === 'listing' ? [item.listing] : []))),
    projects: mergeById(items.flatMap((item) => (item.kind === 'project' ? [item.project] : []))),
    ...(gone.length > 0 && { gone }),
    isPartial,
    remarks: withoutRepeats(remarks),
  }
}

/**
 * The items of all payloads, or the first payload that cannot be read: an incomplete feed is not used. No payload at all is
 * unreadable, too.
 */
export function readPayloads<T>(
  payloads: readonly FeedPayload[],
  read: (payload: FeedPayload) => { kind: 'items'; items: readonly T[] } | UnreadableFeed,
): { kind: 'items'; items: T[] } | UnreadableFeed {
  if (payloads.length === 0) return { kind: 'unreadable', payload: '', message: 'expected a file or an answer, found none' }
  const items: T[] = []
  for (const payload of payloads) {
    const result = read(payload)
    if (result.kind === 'unreadable') return result
    items.push(...result.items)
  }
  return { kind: 'items', items }
}

const keyOf = (item: FeedItem): string => {
  if (item.kind === 'gone') return `gone ${item.id}`
  return item.kind === 'listing' ? `listing ${item.listing.id}` : `project ${item.project.id}`
}

/**
 * Other languages come in payloads of their own, so two items with one id in the same payload are duplicates; the first counts.
 */
function withoutDuplicates(items: readonly FeedItem[], remarks: FeedRemark[]): FeedItem[] {
  const known = new Set<string>()
  return items.filter((item) => {
    const isKnown = known.has(keyOf(item))
    known.add(keyOf(item))
    if (isKnown && item.kind !== 'gone') {
      const { id } = item.kind === 'listing' ? item.listing : item.project
      remarks.push({ level: 'note', id, field: 'id', message: 'expected once; the first was taken' })
    }
    return !isKnown
  })
}

/** Removes items that a later payload repeats. */
function lastOf(items: readonly FeedItem[]): FeedItem[] {
  const last = new Map(items.map((item) => [keyOf(item), item]))
  return items.filter((item) => last.get(keyOf(item)) === item)
}

/** Reads each payload on its own; the first that cannot be read makes the whole feed unreadable. */
export function readFeed(
  payloads: readonly FeedPayload[],
  read: ReadPayload<FeedItem>,
  choices: Choices = {},
): FeedReading | UnreadableFeed {
  const remarks: FeedRemark[] = []
  const found = readPayloads(payloads, (payload) => {
    const one = read(payload, remarks)
    return one.kind === 'unreadable' ? one : { ...one, items: withoutDuplicates(one.items, remarks) }
  })
  if (found.kind === 'unreadable') return found
  return toReading(choices.laterCounts ? lastOf(found.items) : found.items, remarks, choices)
}

/** As `readFeed`, for payloads of JSON. @param read receives the parsed value of one payload. */
export const readJsonFeed = (
  payloads: readonly FeedPayload[],
  read: (value: unknown, ...rest: Parameters<ReadPayload<FeedItem>>) => ReturnType<ReadPayload<FeedItem>>,
  choices?: Choices,
): FeedReading | UnreadableFeed =>
  readFeed(
    payloads,
    (payload, remarks) => {
      const json = readJson(payload)
      return json.kind === 'unreadable' ? json : read(json.value, payload, remarks)
    },
    choices,
  )

/** Whether the payloads contain single listings or changes only: a conversation then starts their names with `changes`. */
export const containsChangesOnly = (payloads: readonly FeedPayload[]): boolean =>
  payloads.some(({ name }) => name.startsWith('changes'))
