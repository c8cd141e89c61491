/**
 * Compares a reading with the ledger of its source: which listings are present, which are gone, and whether so many are gone that
 * the feed is probably wrong.
 */
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
  /** Absent from a complete feed for the first time: still published. */
  missing: readonly FeedKey[]
  /** Absent for the second time, marked as deleted by the feed, or now a unit inside a project. */
  archived: readonly FeedKey[]
  /** Ids that occur in the feed more than once: the first counts. */
  duplicates: readonly string[]
  /** Units whose published project is not in this feed: they are updated together with their project. */
  unitsWithoutProject: readonly string[]
}

const firstOf = <Of extends { id: string }>(records: readonly Of[]): Map<string, Of> =>
  new Map([...records].reverse().map((record) => [record.id, record]))

const isUnitOf = (projects: ReadonlyMap<string, FeedProject>) => (listing: FeedListing) =>
  listing.projectId !== undefined && projects.has(listing.projectId)

/** Only a partial feed can contain units without their project. */
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

/** Keys that units would have as listings of their own. */
const unitKeysIn = (items: readonly FeedItem[]) =>
  items.flatMap((item) => (item.kind === 'project' ? item.units.map(({ id }) => keyOf('property', id)) : []))

const keysOf = (id: string): FeedKey[] => [keyOf('property', id), keyOf('project', id)]

/** Pure: changes neither reading nor ledger. Listings that could not be read count as unchanged. */
export function reconcile(reading: FeedReading, { entries }: Ledger): Reconciled {
  const isUnitWithoutProject = lacksProject(reading, { entries })
  const items = itemsOf({ ...reading, listings: reading.listings.filter((listing) => !isUnitWithoutProject(listing)) })
  const present = new Set<string>(items.map(({ key }) => key))
  // A listing that is present but unreadable is not gone: it stays unchanged.
  const unread = new Set<string>(
    reading.remarks.flatMap(({ level, id }) => (level === 'held-back' && id !== undefined ? keysOf(id) : [])),
  )
  const shown = (Object.keys(entries) as FeedKey[]).filter((key) => {
    const entry = entries[key]
    return entry !== undefined && isShown(entry) && !present.has(key) && !unread.has(key)
  })
  const deletedKeys = new Set<string>([...(reading.gone ?? []).flatMap(keysOf), ...unitKeysIn(items)])
  const absent = reading.isPartial ? [] : shown.filter((key) => !deletedKeys.has(key))
  return {
    items,
    missing: absent.filter((key) => entries[key]?.state === 'present'),
    archived: [...shown.filter((key) => deletedKeys.has(key)), ...absent.filter((key) => entries[key]?.state === 'missing')],
    unitsWithoutProject: [...new Set(reading.listings.filter(isUnitWithoutProject).map(({ id }) => id))],
    duplicates: [...new Set([...duplicatesOf(reading.listings), ...duplicatesOf(reading.projects)])],
  }
}

/**
 * Returns why a run must stop: the feed has no listings, or more than the permitted share (`maxGone`) disappeared at once, so it
 * is more likely incomplete than correct. Listings that were missing before are not counted again. A single missing listing is
 * always accepted, because small offices sell homes too.
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
