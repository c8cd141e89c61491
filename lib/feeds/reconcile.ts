/** Compares a reading with what is known of its source: what is there, what is gone, and whether so much is gone that it cannot be. */
import type { FeedReading } from './adapter.ts'
import type { FeedListing, FeedProject } from './feed-listing.ts'
import { type FeedItem, type FeedKey, keyOf, type Ledger, type LedgerEntry } from './ledger.ts'

export type StopReason =
  | { kind: 'empty' }
  /** `gone` of `known` listings are no longer in the feed. */
  | { kind: 'too-many-gone'; gone: number; known: number }

export type Reconciled = {
  /** In the order of the feed. */
  items: readonly FeedItem[]
  /** Not in a whole feed for the first time: they stay. */
  missing: readonly FeedKey[]
  /** For the second time, gone by the feed's own word, or now a unit of a project, in which it stands. */
  archived: readonly FeedKey[]
  /** Numbers that stand in the feed more than once: the first counts. */
  duplicates: readonly string[]
  /** Units that came without their project, which stands here: they come with it. */
  unitsWithoutProject: readonly string[]
}

const firstOf = <Of extends { id: string }>(records: readonly Of[]): Map<string, Of> =>
  new Map([...records].reverse().map((record) => [record.id, record]))

const isUnitOf = (projects: ReadonlyMap<string, FeedProject>) => (listing: FeedListing) =>
  listing.projectId !== undefined && projects.has(listing.projectId)

/** Only a part of a feed has units without their project. */
const lacksProject = ({ isPartial, projects }: FeedReading, { entries }: Pick<Ledger, 'entries'>) => {
  const found = firstOf(projects)
  return ({ projectId }: FeedListing) => {
    if (!isPartial || projectId === undefined || found.has(projectId)) return false
    const project = entries[keyOf('project', projectId)]
    return project !== undefined && isShown(project)
  }
}

function itemsOf({ listings, projects }: Pick<FeedReading, 'listings' | 'projects'>): FeedItem[] {
  const [properties, found] = [firstOf(listings), firstOf(projects)]
  const isUnit = isUnitOf(found)
  const order = <Of extends { id: string }>(all: readonly Of[], kept: ReadonlyMap<string, Of>) =>
    all.filter((record) => kept.get(record.id) === record)
  const units = order(listings, properties).filter(isUnit)
  return [
    ...order(listings, properties)
      .filter((listing) => !isUnit(listing))
      .map((record) => ({ kind: 'property' as const, key: keyOf('property', record.id), record })),
    ...order(projects, found).map((record) => ({
      kind: 'project' as const,
      key: keyOf('project', record.id),
      record,
      units: units.filter(({ projectId }) => projectId === record.id),
    })),
  ]
}

function duplicatesOf(records: readonly { id: string }[]): string[] {
  const first = firstOf(records)
  return records.filter((record) => first.get(record.id) !== record).map(({ id }) => id)
}

const isShown = ({ state }: LedgerEntry) => state !== 'archived'

/** Keys that units would have if they stood for themselves. */
const unitKeysIn = (items: readonly FeedItem[]) =>
  items.flatMap((item) => (item.kind === 'project' ? item.units.map(({ id }) => keyOf('property', id)) : []))

const keysOf = (id: string): FeedKey[] => [keyOf('property', id), keyOf('project', id)]

export function reconcile(reading: FeedReading, { entries }: Ledger): Reconciled {
  const isUnitWithoutProject = lacksProject(reading, { entries })
  const items = itemsOf({ ...reading, listings: reading.listings.filter((listing) => !isUnitWithoutProject(listing)) })
  const present = new Set<string>(items.map(({ key }) => key))
  // What is there but could not be read is not gone: it stays as it was.
  const unread = new Set<string>(
    reading.remarks.flatMap(({ level, id }) => (level === 'held-back' && id !== undefined ? keysOf(id) : [])),
  )
  const shown = (Object.keys(entries) as FeedKey[]).filter((key) => {
    const entry = entries[key]
    return entry !== undefined && isShown(entry) && !present.has(key) && !unread.has(key)
  })
  const said = new Set<string>([...(reading.gone ?? []).flatMap(keysOf), ...unitKeysIn(items)])
  const absent = reading.isPartial ? [] : shown.filter((key) => !said.has(key))
  return {
    items,
    missing: absent.filter((key) => entries[key]?.state === 'present'),
    archived: [...shown.filter((key) => said.has(key)), ...absent.filter((key) => entries[key]?.state === 'missing')],
    unitsWithoutProject: [...new Set(reading.listings.filter(isUnitWithoutProject).map(({ id }) => id))],
    duplicates: [...new Set([...duplicatesOf(reading.listings), ...duplicatesOf(reading.projects)])],
  }
}

/**
 * A feed without any listing, or with more than its share gone at once, is more likely broken than true. What was missing before has
 * been counted then. A single listing is never too many: a small office sells, too.
 */
export function findStopReason(
  reading: FeedReading,
  found: Reconciled,
  { entries }: Ledger,
  maxGone: number,
): StopReason | undefined {
  if (reading.isPartial) return undefined
  if (found.items.length === 0) return { kind: 'empty' }
  const known = Object.values(entries).filter(({ state }) => state === 'present').length
  const gone = found.missing.length
  return gone > 1 && gone > known * maxGone ? { kind: 'too-many-gone', gone, known } : undefined
}
