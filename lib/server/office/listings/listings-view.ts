/** Data of the property list: state, legally required data, page views, leads and matching searches, page by page. */
import 'server-only'
import type { EpcRegion } from '../../../domain/energy/epc.ts'
import { labelOf } from '../../../domain/energy/epc.ts'
import type { EpcLabel } from '../../../domain/energy/epc-scale.ts'
import { type FoundState, findListingState } from '../../../domain/office/listing-state.ts'
import type { Goal, IsoDate } from '../../../domain/property/property.ts'
import { foldName } from '../../../domain/search/property-filter.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { lawOf, readListingFile } from '../../content/files/listing-file.ts'
import { getContentState, getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { countLeadsOf, findDailyViews, findDiscreet, type LeadCounts } from '../../db/repositories/office/office-listings.ts'
import { countSearchesOfEach } from '../../subscriptions/saved-searches/count-fitting.ts'
import { heldListingOf } from '../feeds/held-listings.ts'
import type { Staff } from '../staff/staff.ts'
import { allRecords, asListed, findRecord, type ListingRecord } from './listing-records.ts'
import { type ListingsFilter, type ListingsQuery, listingHref, listingViews } from './listings-query.ts'
import { findOfficeProperty, type OfficeProperty } from './office-property.ts'

/** `held`: the content check holds back the property or its newest version. */
export type ShownState = FoundState | 'held'

export type LawLine = ReturnType<typeof lawOf>[number]

/** The legally required data of a property: how many items are required, which are missing, and which are recommended. */
export type Completeness = { asked: number; missing: readonly LawLine[]; advised: readonly LawLine[] }

function completenessOf(record: ListingRecord): Completeness {
  const lines = lawOf(record)
  const missing = lines.filter(({ isMissing }) => isMissing)
  return {
    asked: lines.length,
    missing: missing.filter(({ level }) => level === 'error'),
    advised: missing.filter(({ level }) => level === 'warning'),
  }
}

type Listed = {
  id: number
  /** Undefined if it was never published: held back by the content check from the start. */
  record: ListingRecord | undefined
  state: ShownState
  completeness: Completeness
  /** Fields with mistakes of a held-back property. */
  faults: readonly { path: string }[]
  /** Text to search in. */
  words: string
}

export type ListingRow = Omit<Listed, 'record' | 'words'> & {
  property: OfficeProperty | undefined
  /** Without a record: town and title of its file. */
  name: string
  place: string
  goal: Goal | undefined
  /** Days since it was listed, or since it is under option or sold; undefined if unknown. */
  days: number | undefined
  /** Euro. */
  price: number | undefined
  epc: { region: EpcRegion; label: EpcLabel } | undefined
  /** Page views of each of the last twelve days, oldest first. */
  views: readonly number[]
  /** Page views of seven days. */
  week: number
  leads: LeadCounts
  /** Matching saved searches. */
  fitting: number
  agent: { name: string; isMe: boolean } | undefined
  href: string
}

export type ListingsView = {
  query: ListingsQuery
  rows: readonly ListingRow[]
  counts: Readonly<Record<ListingsFilter, number>>
  pages: number
  agents: readonly { id: number; name: string }[]
}

const viewDays = 12
const pageSize = 25

/** Text by which a property is found. */
export const wordsOf = ({ id, street, houseNumber, city, zip, quarter, texts }: ListingRecord) =>
  foldName([id, street, houseNumber, zip, city, quarter ?? '', texts.nl.title].join(' '))

type Held = ReadonlyMap<number, readonly { path: string; message: string }[]>

/** Mistakes of each property that the content check holds back, by its number. */
export function findHeld(): Held {
  const held = (getContentState()?.held ?? []).flatMap((item) => {
    const place = heldListingOf(item)
    const whole = !item.item.includes(':')
    return place && whole && place.folder !== 'projects' ? [[place.id, item.issues] as const] : []
  })
  return new Map(held)
}

const nothingAsked: Completeness = { asked: 0, missing: [], advised: [] }

function toListed(record: ListingRecord, held: Held, discreet: ReadonlyMap<number, string>): Listed {
  const faults = held.get(record.id)
  const state = faults ? 'held' : findListingState(record, discreet.has(record.id))
  return { id: record.id, record, state, completeness: completenessOf(record), faults: faults ?? [], words: wordsOf(record) }
}

/** Properties that were never published: only their file exists. */
function neverPublished(staff: Staff<'handleListings'>, held: Held): Listed[] {
  return [...held]
    .filter(([id]) => findRecord(staff, id) === undefined)
    .map(([id, faults]) => ({
      ...{ id, record: undefined, state: 'held' as const, completeness: nothingAsked, faults },
      words: foldName(`${id} ${describeFile(id)}`),
    }))
}

/** Title and town from the file; empty if it has neither. */
export function describeFile(id: number): string {
  const theirs = readListingFile(id)?.theirs
  const [first] = Array.isArray(theirs?.['Languages']) ? theirs['Languages'] : []
  return [first?.['TypeDescription'], theirs?.['City']].filter((part) => typeof part === 'string').join(', ')
}

const isOnline = ({ state }: Listed) => state === 'online' || state === 'option'

const inView: Readonly<Record<ListingsFilter, (listed: Listed) => boolean>> = {
  all: ({ state }) => state !== 'sold' && state !== 'archived',
  online: isOnline,
  held: ({ state }) => state === 'held' || state === 'withheld' || state === 'discreet',
  incomplete: (listed) =>
    listed.state !== 'sold' &&
    listed.state !== 'archived' &&
    listed.completeness.missing.length + listed.completeness.advised.length > 0,
  sold: ({ state }) => state === 'sold' || state === 'archived',
}

/** Properties that need action first, then the newest. */
const urgency: readonly ShownState[] = ['held', 'withheld', 'discreet']

function inOrder(a: Listed, b: Listed): number {
  const rank = ({ state, completeness }: Listed) => {
    const place = urgency.indexOf(state)
    return place >= 0 ? place : completeness.missing.length > 0 ? urgency.length : urgency.length + 1
  }
  return rank(a) - rank(b) || (b.record?.creationDate ?? '').localeCompare(a.record?.creationDate ?? '') || a.id - b.id
}

function fits({ record, words }: Listed, { text, agentId, goal }: ListingsQuery): boolean {
  if (agentId !== undefined && record?.agentId !== agentId) return false
  if (goal !== undefined && record?.goal !== goal) return false
  return (
    text === undefined ||
    foldName(text)
      .split(/\s+/)
      .every((word) => words.includes(word))
  )
}

const daysFrom = (day: IsoDate, today: IsoDate) => Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)

export function epcOf(record: ListingRecord): ListingRow['epc'] {
  const label = labelOf(record, record.texts.nl.epcLabelText)
  return label?.kind === 'picture' ? { region: label.region, label: label.label } : undefined
}

type Figures = {
  views: readonly { propertyId: number; day: IsoDate; count: number }[]
  leads: ReadonlyMap<number, LeadCounts>
  fitting: ReadonlyMap<number, number>
}

/** A number per day, oldest first. */
export function viewsByDay(figures: Figures['views'], id: number, today: IsoDate, days = viewDays): number[] {
  const of = figures.filter(({ propertyId }) => propertyId === id)
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days)
    return of.find((figure) => figure.day === day)?.count ?? 0
  })
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

type ViewContext = { staff: Staff<'handleListings'>; language: Language; today: IsoDate }

export function agentOf(staff: Staff<'handleListings'>, agentId: number | undefined): ListingRow['agent'] {
  const agent = getSnapshot().agents.find(({ id }) => id === agentId)
  return agent && { name: agent.name, isMe: agent.id === staff.agentId }
}

function toRow(listed: Listed, figures: Figures, { staff, language, today }: ViewContext): ListingRow {
  const { record, id, state, completeness, faults } = listed
  const property = findOfficeProperty(staff, id, language)
  const views = viewsByDay(figures.views, id, today)
  const since =
    record && (state === 'option' || state === 'sold' ? (record.marqueeDate ?? record.creationDate) : record.creationDate)
  return {
    ...{ id, state, completeness, faults, property, views },
    name: property?.name ?? (record ? String(id) : describeFile(id) || String(id)),
    place: record ? record.zip : '',
    goal: record?.goal,
    days: since ? daysFrom(since, today) : undefined,
    price: record?.price,
    epc: record && epcOf(record),
    week: sum(views.slice(-7)),
    leads: figures.leads.get(id) ?? { all: 0, open: 0 },
    fitting: figures.fitting.get(id) ?? 0,
    agent: agentOf(staff, record?.agentId),
    href: listingHref(id, language),
  }
}

/** @throws database errors. */
export async function getListings(
  db: Db,
  staff: Staff<'handleListings'>,
  language: Language,
  query: ListingsQuery,
  now: Date,
): Promise<ListingsView> {
  const [held, discreet, today] = [findHeld(), await findDiscreet(db, staff), toLocalTime(now).date]
  const all = [...allRecords(staff).map((record) => toListed(record, held, discreet)), ...neverPublished(staff, held)]
  const found = all.filter((listed) => fits(listed, query))
  const counted = listingViews.map((view) => [view, found.filter(inView[view]).length] as const)
  const counts = Object.fromEntries(counted) as Record<ListingsFilter, number>
  const pages = Math.max(1, Math.ceil(counts[query.view] / pageSize))
  const page = Math.min(query.page, pages)
  const shown = found
    .filter(inView[query.view])
    .toSorted(inOrder)
    .slice((page - 1) * pageSize, page * pageSize)
  const ids = shown.map(({ id }) => id)
  const [views, leads, fitting] = await Promise.all([
    findDailyViews(db, staff, ids, addDays(today, 1 - viewDays)),
    countLeadsOf(db, staff, ids),
    countSearchesOfEach(
      db,
      shown.flatMap(({ record }) => (record ? [asListed(record)] : [])),
    ),
  ])
  return {
    query: { ...query, page },
    rows: shown.map((listed) => toRow(listed, { views, leads, fitting }, { staff, language, today })),
    counts,
    pages,
    agents: getSnapshot().agents.map(({ id, name }) => ({ id, name })),
  }
}
