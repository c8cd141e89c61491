/** Data of a property's page: state, legal data, figures, matching searches by price, and overrides. */
import 'server-only'
import { type FoundState, findListingState, listingStates } from '../../../domain/office/listing-state.ts'
import { countByPrice, findPriceSteps, type PriceDemand, type PriceStep } from '../../../domain/search/demand-by-price.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays, dayMs } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { propertyHref } from '../../../routing/href.ts'
import { previewHref } from '../../../routing/preview.ts'
import { type ListingFile, lawOf, readListingFile } from '../../content/files/listing-file.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  countFavourites,
  countLeadsOf,
  countViewingsOf,
  findDailyViews,
  findListingVersion,
  findOverrideNotes,
  findOwnerNames,
  type LeadCounts,
  type OverrideNote,
} from '../../db/repositories/office/office-listings.ts'
import { signPreview } from '../../preview/signature.ts'
import { env } from '../../runtime/env.ts'
import { findPriceBounds } from '../../subscriptions/saved-searches/count-fitting.ts'
import { findFieldName } from '../feeds/held-listings.ts'
import type { Staff } from '../staff/staff.ts'
import { findOpenViewings } from '../viewings/open-viewings.ts'
import { shownPlans } from './listing-actions.ts'
import { findListingPath, type ListingPath, type Plan, pathsOf, valueAt } from './listing-paths.ts'
import { asListed, findRecord, type ListingRecord } from './listing-records.ts'
import { agentOf, epcOf, findHeld, type LawLine, type ListingRow, type ShownState, viewsByDay } from './listings-view.ts'
import { findOfficeProperty, type OfficeProperty } from './office-property.ts'

/** Where a value comes from. */
export type ValueSource = 'feed' | 'file' | 'office'

export type LawRow = LawLine & {
  value: unknown
  source: ValueSource
  /** Undefined if no single value corrects it. */
  place: ListingPath | undefined
}

export type OverrideRow = {
  path: string
  place: ListingPath | undefined
  theirs: unknown
  ours: unknown
  note: OverrideNote | undefined
  /** The value in the file changed after the override was made. */
  isChangedSince: boolean
}

export type ListingFigures = {
  week: number
  weekBefore: number
  favourites: number
  leads: LeadCounts
  viewings: { all: number; coming: number }
  fitting: number
}

export type StateSheet = {
  to: (typeof listingStates)[number]
  /** Requested or upcoming viewings. */
  viewings: readonly { id: string; name: string; startsAt: Date | undefined }[]
  openLeads: number
  fitting: number
}

export type ListingView = {
  id: number
  version: number
  property: OfficeProperty | undefined
  name: string
  record: ListingRecord | undefined
  state: ShownState
  /** The state without the result of the content check. */
  stateOfRecord: FoundState | undefined
  faults: readonly { path: string; field: string | undefined; message: string }[]
  epc: ListingRow['epc']
  agent: ListingRow['agent']
  figures: ListingFigures
  law: readonly LawRow[]
  demand: readonly PriceDemand[]
  steps: { below: PriceStep | undefined; above: PriceStep | undefined }
  overrides: readonly OverrideRow[]
  plans: readonly Plan[]
  file: ListingFile | undefined
  owners: readonly string[]
  /** Undefined without PREVIEW_SECRET. */
  preview: { href: string; until: Date } | undefined
  publicHref: string | undefined
  /** The path in the edit form; undefined if none is open. */
  edited: ListingPath | undefined
  sheet: StateSheet | undefined
}

type ViewContext = {
  staff: Staff<'handleListings'>
  language: Language
  now: Date
  edit: string | undefined
  becomes: string | undefined
}

/** Days for which a preview link is valid. */
const previewDays = 7

function previewOf(id: number, { language, now }: ViewContext): ListingView['preview'] {
  if (!env().PREVIEW_SECRET) return undefined
  const until = new Date(now.getTime() + previewDays * dayMs)
  const path = `property/${id}`
  return { href: previewHref(language, path, signPreview(path, Math.floor(until.getTime() / 1000))), until }
}

function sourceOf({ override, isFromFeed }: ListingFile, path: string): ValueSource {
  if (valueAt(override, path) !== undefined) return 'office'
  return isFromFeed ? 'feed' : 'file'
}

function lawRows(record: ListingRecord, file: ListingFile): LawRow[] {
  return lawOf(record).map((line) => ({
    ...line,
    value: record[line.field],
    source: sourceOf(file, line.path),
    place: findListingPath(file.folder, line.path),
  }))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const byState: readonly string[] = ['Published', 'Availability', 'Marquee', 'MarqueeDate']

function overrideRows(file: ListingFile, notes: ReadonlyMap<string, OverrideNote>): OverrideRow[] {
  return pathsOf(file.override)
    .filter((path) => !byState.includes(path))
    .map((path) => {
      const [theirs, note] = [valueAt(file.theirs, path), notes.get(path)]
      const isChangedSince = note !== undefined && !isSame(note.theirs, theirs)
      return { path, place: findListingPath(file.folder, path), theirs, ours: valueAt(file.override, path), note, isChangedSince }
    })
}

const nameOf = (payload: Readonly<Record<string, unknown>>) =>
  [payload['FIRST_NAME'], payload['LAST_NAME']].filter((part) => typeof part === 'string' && part !== '').join(' ')

async function sheetOf(
  db: Db,
  id: number,
  figures: ListingFigures,
  { staff, now, becomes }: ViewContext,
): Promise<StateSheet | undefined> {
  const to = listingStates.find((state) => state === becomes)
  if (!to) return undefined
  const viewings = (await findOpenViewings(db, staff, id, now)).map(({ lead, startsAt }) => ({
    ...{ id: lead.id, startsAt },
    name: nameOf(lead.payload),
  }))
  return { to, viewings, openLeads: figures.leads.open, fitting: figures.fitting }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

async function figuresOf(db: Db, id: number, fitting: number, { staff, now }: ViewContext): Promise<ListingFigures> {
  const today = toLocalTime(now).date
  const [views, leads, favourites, viewings] = await Promise.all([
    findDailyViews(db, staff, [id], addDays(today, -13)),
    countLeadsOf(db, staff, [id]),
    countFavourites(db, staff, id),
    countViewingsOf(db, staff, id, now),
  ])
  const days = viewsByDay(views, id, today, 14)
  return {
    ...{ favourites, viewings, fitting },
    week: sum(days.slice(7)),
    weekBefore: sum(days.slice(0, 7)),
    leads: leads.get(id) ?? { all: 0, open: 0 },
  }
}

const publicHrefOf = (id: number, language: Language) => {
  const { propertyById, routeTable } = getSnapshot()
  const property = propertyById.get(id)
  return property && propertyHref(routeTable, property, language)
}

/** @returns undefined for an unknown property @throws database errors. */
export async function getListingView(db: Db, id: number, context: ViewContext): Promise<ListingView | undefined> {
  const { staff, language, edit } = context
  const [record, file, held] = [findRecord(staff, id), readListingFile(id), findHeld()]
  const isHeld = held.has(id)
  if (!record && !isHeld) return undefined
  const [{ version, discreet }, notes, owners, bounds] = await Promise.all([
    findListingVersion(db, staff, id),
    findOverrideNotes(db, staff, id),
    findOwnerNames(db, staff, id),
    record ? findPriceBounds(db, asListed(record)) : [],
  ])
  const demand = record && record.price > 0 ? countByPrice(bounds, record.price) : []
  const figures = await figuresOf(db, id, demand.find(({ isAsked }) => isAsked)?.count ?? 0, context)
  const property = findOfficeProperty(staff, id, language)
  const stateOfRecord = record && findListingState(record, discreet !== undefined)
  return {
    ...{ id, version, property, record, file, figures, owners, demand, stateOfRecord },
    name: property?.name ?? String(id),
    state: isHeld ? 'held' : (stateOfRecord ?? 'held'),
    faults: (held.get(id) ?? []).map(({ path, message }) => ({
      ...{ path, message },
      field: findFieldName(file?.folder ?? 'properties', path),
    })),
    epc: record && epcOf(record),
    agent: agentOf(staff, record?.agentId),
    law: record && file ? lawRows(record, file) : [],
    steps: findPriceSteps(demand),
    overrides: file ? overrideRows(file, notes) : [],
    plans: file ? shownPlans(file) : [],
    preview: record && previewOf(id, context),
    publicHref: publicHrefOf(id, language),
    edited: file && edit !== undefined ? findListingPath(file.folder, edit) : undefined,
    sheet: record && (await sheetOf(db, id, figures, context)),
  }
}
