/** Data of the pages that compare offers, or list applications in order of arrival, and of the sheet that previews a decision. */
import 'server-only'
import { findRegion, type Region } from '../../../domain/law/region.ts'
import { byArrival, type ContenderForm, type OrderReason, reasonsIn, rentShare } from '../../../domain/office/contenders.ts'
import { findListingState } from '../../../domain/office/listing-state.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { applicationQuestions } from '../../applications/application-questions.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findReleasedLeadIds } from '../../db/repositories/office/offer-releases.ts'
import { type Decision, findOpenDecision } from '../../db/repositories/office/office-decisions.ts'
import { findListingVersion } from '../../db/repositories/office/office-listings.ts'
import {
  type ContendedProperty,
  type ContenderFile,
  type ContenderRow,
  findContended,
  findContenderFiles,
  findContenders,
  findPastViewings,
} from '../../db/repositories/office/office-offers.ts'
import { hasOwner } from '../../db/repositories/portal/owner-properties.ts'
import { subjectOf } from '../../leads/find-subject.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { leadHref, nameOf, textOf } from '../leads/lead-summary.ts'
import { findRecord } from '../listings/listing-records.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { findOpenViewings } from '../viewings/open-viewings.ts'
import { decisionLetter, type Letter } from './decision-letters.ts'
import { isOpen, rejectionLetter, retentionDays, versionsOfOthers } from './make-decision.ts'

export type ContenderStaff = Staff<'handleOffers'> | Staff<'seeApplications'>

/** Original paths of the two lists. */
export const contenderPaths = { 'purchase-offer': 'office/offers', 'rental-application': 'office/applications' } as const

export const contendersHref = (form: ContenderForm, id: number, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, contenderPaths[form], String(id), language)

export type ContendedRow = ContendedProperty & { property: OfficeProperty | undefined; href: string }

/** Most properties of one list. */
const mostProperties = 100

/** @throws database errors. */
export async function getContended(
  db: Db,
  staff: ContenderStaff,
  form: ContenderForm,
  language: Language,
): Promise<ContendedRow[]> {
  return (await findContended(db, staff, form, mostProperties)).map((row) => ({
    ...row,
    property: findOfficeProperty(staff, row.propertyId, language),
    href: contendersHref(form, row.propertyId, language),
  }))
}

export type Contender = {
  id: string
  version: number
  /** Position from 1 among those that are open. */
  place: number | undefined
  status: ContenderRow['status']
  isOpen: boolean
  /** Whether the owner may read it in the portal. */
  isReleased: boolean
  names: readonly string[]
  language: Language
  createdAt: Date
  /** Times of their viewings of the property. */
  viewed: readonly Date[]
  files: readonly ContenderFile[]
  href: string
  /** ISO day on which it is deleted. */
  keptUntil: string
  payload: Readonly<Record<string, unknown>>
  /** For an application: rent and charges as a share of the incomes. */
  means: { share: number; income: number } | undefined
  /** Number of people who would live there. */
  occupants: number | undefined
}

export type Sheet = {
  contender: Contender
  kind: 'accepted' | 'refused'
  letter: Letter
  others: readonly { contender: Contender; letter: Letter }[]
  /** `id:version` of each. */
  seen: readonly string[]
  viewings: readonly { id: string; name: string; startsAt: Date | undefined }[]
  /** Reasons to choose from when an earlier application is passed over; empty for the first one and for offers. */
  reasons: readonly OrderReason[]
}

export type ContendersView = {
  form: ContenderForm
  propertyId: number
  property: OfficeProperty | undefined
  /** Euro; for a rental per month. Undefined when the property is gone. */
  price: number | undefined
  charges: number | undefined
  region: Region | undefined
  state: string
  listingVersion: number
  /** Whether an owner uses the portal for the property. */
  hasOwner: boolean
  contenders: readonly Contender[]
  /** Questions of the form in that region. */
  asked: readonly string[]
  sheet: Sheet | undefined
  /** An acceptance that can still be undone. */
  decision: Decision | undefined
}

const numberIn = (payload: Contender['payload'], name: string) => (typeof payload[name] === 'number' ? payload[name] : 0)

function namesOf(payload: Contender['payload']): string[] {
  const second = [textOf(payload, 'FIRST_NAME_B'), textOf(payload, 'LAST_NAME_B')].filter(Boolean).join(' ')
  return [nameOf(payload), second].filter(Boolean)
}

function meansOf(payload: Contender['payload'], cost: number): Contender['means'] {
  const income = numberIn(payload, 'INCOME_A') + numberIn(payload, 'INCOME_B')
  const share = rentShare(cost, income)
  return share === undefined ? undefined : { share, income }
}

type Facts = {
  form: ContenderForm
  cost: number
  language: Language
  viewed: ReadonlyMap<string, readonly Date[]>
  files: readonly ContenderFile[]
  released: ReadonlySet<string>
}

function toContender(row: ContenderRow, place: number, { form, cost, language, viewed, files, released }: Facts): Contender {
  const { id, version, status, payload, createdAt, email } = row
  const occupants = numberIn(payload, 'PERSONS') || numberIn(payload, 'ADULTS') + numberIn(payload, 'KIDS')
  return {
    ...{ id, version, status, payload, createdAt },
    place: place < 0 ? undefined : place + 1,
    isOpen: isOpen(row),
    isReleased: released.has(id),
    names: namesOf(payload),
    language: leadLanguage(row),
    viewed: viewed.get(email) ?? [],
    files: files.filter(({ leadId }) => leadId === id),
    href: leadHref(id, language),
    keptUntil: addDays(toLocalTime(createdAt).date, retentionDays(form, status)),
    means: form === 'rental-application' ? meansOf(payload, cost) : undefined,
    occupants: occupants || undefined,
  }
}

type ViewContext = {
  staff: ContenderStaff
  language: Language
  now: Date
  accept: string | undefined
  refuse: string | undefined
}

type Known = Pick<ContendersView, 'form' | 'propertyId' | 'region' | 'contenders'> & { rows: readonly ContenderRow[] }

function letterFor({ form, propertyId }: Known, row: ContenderRow, kind: Sheet['kind'], staff: ContenderStaff): Letter {
  if (kind === 'refused') return rejectionLetter(form, row, propertyId, staff)
  const language = leadLanguage(row)
  const property = findOfficeProperty(staff, propertyId, language)
  return decisionLetter(form, kind, { property, payload: row.payload, retentionDays: retentionDays(form) }, staff, language)
}

async function sheetOf(db: Db, known: Known, decider: Staff<'handleOffers'>, context: ViewContext): Promise<Sheet | undefined> {
  const { rows, contenders, form, propertyId, region } = known
  const id = context.accept ?? context.refuse
  const kind = context.accept === undefined ? 'refused' : 'accepted'
  const contender = contenders.find((each) => each.id === id && each.isOpen)
  const row = rows.find((each) => each.id === id)
  if (!contender || !row) return undefined
  const others = contenders.flatMap((each) => {
    const other = rows.find((candidate) => candidate.id === each.id)
    return each.isOpen && each.id !== id && other
      ? [{ contender: each, letter: rejectionLetter(form, other, propertyId, context.staff) }]
      : []
  })
  const viewings = kind === 'accepted' ? await findOpenViewings(db, decider, propertyId, context.now) : []
  const isPassingOver = form === 'rental-application' && contender.place !== 1
  return {
    ...{ contender, kind },
    letter: letterFor(known, row, kind, context.staff),
    others: kind === 'accepted' ? others : [],
    seen: versionsOfOthers(rows, contender.id),
    viewings: viewings.map(({ lead, startsAt }) => ({ id: lead.id, name: nameOf(lead.payload), startsAt })),
    reasons: kind === 'accepted' && isPassingOver ? reasonsIn(region) : [],
  }
}

/**
 * @param decider a member of the office who may decide; only they get the sheet.
 * @returns undefined for a property without offers or applications
 * @throws database errors.
 */
export async function getContenders(
  db: Db,
  form: ContenderForm,
  propertyId: number,
  decider: Staff<'handleOffers'>,
  context: ViewContext,
): Promise<ContendersView | undefined> {
  const { staff, language, now } = context
  const rows = (await findContenders(db, staff, form, propertyId)).toSorted(byArrival)
  if (rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  const [viewed, files, { version }, decision, released, isFollowed] = await Promise.all([
    findPastViewings(db, staff, propertyId, now),
    findContenderFiles(db, staff, ids),
    findListingVersion(db, decider, propertyId),
    findOpenDecision(db, decider, form, propertyId, now),
    findReleasedLeadIds(db, decider, ids),
    hasOwner(db, propertyId),
  ])
  const record = findRecord(decider, propertyId)
  const open = rows.filter(isOpen)
  const facts = { form, cost: (record?.price ?? 0) + (record?.chargesRenter ?? 0), language, viewed, files, released }
  const contenders = rows.map((row) => toContender(row, open.indexOf(row), facts))
  const region = record && findRegion(record.zip, record.countryId)
  const known = { form, propertyId, region, contenders, rows }
  const property = getSnapshot().propertyById.get(propertyId)
  return {
    ...{ form, propertyId, region, contenders, decision },
    property: findOfficeProperty(staff, propertyId, language),
    price: record?.price,
    charges: record?.chargesRenter,
    state: record ? findListingState(record, false) : 'archived',
    listingVersion: version,
    hasOwner: isFollowed,
    asked:
      form === 'rental-application' && property
        ? applicationQuestions(subjectOf(property, language), language).map(({ label }) => label)
        : [],
    sheet: await sheetOf(db, known, decider, context),
  }
}
