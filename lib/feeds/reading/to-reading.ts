/** What the formats share when they make a reading of records. */
import type { FeedPayload, FeedReading, FeedRemark, UnreadableFeed } from '../adapter.ts'
import type { FeedListing, FeedProject } from '../feed-listing.ts'
import type { FeedRecord } from './feed-record.ts'
import { readJson } from './read-json.ts'
import { mergeById } from './stated.ts'

/** A thing of the feed: a listing, a project, or only the word that it is gone. */
export type FeedItem =
  | { readonly kind: 'listing'; readonly listing: FeedListing }
  | { readonly kind: 'project'; readonly project: FeedProject }
  | { readonly kind: 'gone'; readonly id: string }

/**
 * Each record with the id that stands at the path; one without is held back, for nobody could know it again.
 * @param read undefined for what is to be left out.
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

/** A figure that cannot be read is said once, in however many languages it came. */
function withoutRepeats(remarks: readonly FeedRemark[]): FeedRemark[] {
  const known = new Map(remarks.map((remark) => [JSON.stringify([remark.id, remark.field, remark.found]), remark]))
  return [...known.values()]
}

/** `laterCounts`: files of which each says all of a listing; of what stands in several the last by name counts, as what is left in a folder is older. */
type Choices = { isPartial?: boolean; laterCounts?: boolean }

/** What one payload gives; what it says beside goes to the remarks. */
type ReadPayload<T> = (payload: FeedPayload, remarks: FeedRemark[]) => { kind: 'items'; items: readonly T[] } | UnreadableFeed

/** Each thing once; what came in several languages as one. */
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

/** What each payload gives, or the first that cannot be read: half a feed is none. No payload at all is no feed. */
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

/** What another language adds comes in a payload of its own: two of one number in the same payload are two things, and the first counts. */
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

/** Without what a later one says again. */
function lastOf(items: readonly FeedItem[]): FeedItem[] {
  const last = new Map(items.map((item) => [keyOf(item), item]))
  return items.filter((item) => last.get(keyOf(item)) === item)
}

/** The reading of a feed whose payloads are read each by itself; the first that cannot be read makes the feed unreadable. */
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

/** The same of payloads of JSON. @param read what the value of one payload gives. */
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

/** A conversation that asks for some listings alone, or for what changed, calls its payloads so. */
export const isOfChanges = (payloads: readonly FeedPayload[]): boolean => payloads.some(({ name }) => name.startsWith('changes'))
