/** The inbox of the office: leads of all forms, page by page, filtered and counted by the database. */
import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import { type LeadState, leadStates } from '../../../../domain/office/lead-state.ts'
import type { AnyStaff, Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Database, LeadStatus } from '../../schema.ts'
import { containsText } from '../leads/lead-text-search.ts'

/** `open`: everything that is not done. */
export const leadViews = ['open', ...leadStates] as const

export type LeadView = (typeof leadViews)[number]

/** `who`: `mine` for the caller's own leads, `nobody` for unassigned ones, else the account of a colleague. */
export type InboxFilter = {
  view: LeadView
  who: string
  form?: string | undefined
  language?: string | undefined
  propertyId?: number | undefined
  /** Substring of any value, ignoring case of ASCII letters. */
  text?: string | undefined
}

export type InboxLead = {
  id: string
  form: string
  language: string
  propertyId: number | undefined
  state: LeadState
  /** Status of a viewing or testimonial. */
  status: LeadStatus
  payload: Record<string, unknown>
  createdAt: Date
  answeredAt: Date | undefined
  assignee: { id: string; name: string } | undefined
  version: number
}

/** Rows per page. */
export const inboxPageSize = 25

/**
 * Hidden from the office: viewings whose visitor has not clicked the mailed link. Duplicates are hidden too; they are shown with
 * their lead.
 */
const unseen: readonly LeadStatus[] = ['pending', 'lapsed']

type Where = ExpressionBuilder<Database, 'lead'>

const assigneeFilters: readonly string[] = ['all', 'mine', 'nobody']

const fits = (staff: AnyStaff, { who, form, language, propertyId, text }: InboxFilter) => {
  return (where: Where) =>
    where.and([
      where('lead.merged_into', 'is', null),
      where('lead.status', 'not in', unseen),
      ...(who === 'mine' ? [where('lead.assigned_to', '=', staff.accountId ?? '')] : []),
      ...(who === 'nobody' ? [where('lead.assigned_to', 'is', null)] : []),
      ...(assigneeFilters.includes(who) ? [] : [where('lead.assigned_to', '=', who)]),
      ...(form === undefined ? [] : [where('lead.form', '=', form)]),
      ...(language === undefined ? [] : [where('lead.language', '=', language)]),
      ...(propertyId === undefined ? [] : [where('lead.property_id', '=', propertyId)]),
      ...(text === undefined ? [] : [containsText(text)]),
    ])
}

const inView = (view: LeadView) => (where: Where) =>
  view === 'open' ? where('lead.state', '<>', 'done') : where('lead.state', '=', view)

/** Condition for the leads of a view, shared by all that count or list them. */
export const inInbox = (staff: AnyStaff, filter: InboxFilter) => (where: Where) =>
  where.and([fits(staff, filter)(where), inView(filter.view)(where)])

const selectLeads = (db: Db) =>
  db
    .selectFrom('lead')
    .leftJoin('account', 'account.id', 'lead.assigned_to')
    .select(['lead.id', 'lead.form', 'lead.language', 'lead.email', 'lead.property_id', 'lead.state', 'lead.status'])
    .select(['lead.payload', 'lead.created_at', 'lead.answered_at', 'lead.assigned_to', 'lead.version', 'lead.merged_into'])
    .select('account.name')

type Row = Awaited<ReturnType<ReturnType<typeof selectLeads>['execute']>>[number]

const toInboxLead = (row: Row): InboxLead => ({
  id: row.id,
  form: row.form,
  language: row.language,
  propertyId: row.property_id ?? undefined,
  state: row.state,
  status: row.status,
  payload: JSON.parse(row.payload),
  createdAt: new Date(row.created_at),
  answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at),
  assignee: row.assigned_to !== null && row.name !== null ? { id: row.assigned_to, name: row.name } : undefined,
  version: row.version,
})

/** Open leads oldest first, because the oldest has waited longest; done ones newest first. @param page from 1. */
export async function findInbox(db: Db, staff: Staff<'handleLeads'>, filter: InboxFilter, page: number): Promise<InboxLead[]> {
  const order = filter.view === 'done' ? 'desc' : 'asc'
  const rows = await selectLeads(db)
    .where(inInbox(staff, filter))
    .orderBy('lead.created_at', order)
    .orderBy('lead.id')
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize)
    .execute()
  return rows.map(toInboxLead)
}

/** Rows read at a time. */
const partSize = 500

/** All leads of a view, in its order, in parts. */
export async function* eachInboxPart(
  db: Db,
  staff: Staff<'exportLeads'>,
  filter: InboxFilter,
): AsyncGenerator<(InboxLead & { email: string })[]> {
  const [order, beyond] = filter.view === 'done' ? (['desc', '<'] as const) : (['asc', '>'] as const)
  let last: Row | undefined
  do {
    const { created_at: at, id } = last ?? {}
    const rows = await selectLeads(db)
      .where(inInbox(staff, filter))
      .$if(last !== undefined, (query) =>
        query.where(({ and, or, eb }) =>
          or([
            eb('lead.created_at', beyond, at ?? ''),
            and([eb('lead.created_at', '=', at ?? ''), eb('lead.id', '>', id ?? '')]),
          ]),
        ),
      )
      .orderBy('lead.created_at', order)
      .orderBy('lead.id')
      .limit(partSize)
      .execute()
    if (rows.length > 0) yield rows.map((row) => ({ ...toInboxLead(row), email: row.email }))
    last = rows.length === partSize ? rows.at(-1) : undefined
  } while (last)
}

/** Number of leads in each view. */
export async function countInbox(db: Db, staff: Staff<'handleLeads'>, filter: InboxFilter): Promise<Record<LeadView, number>> {
  const rows = await db
    .selectFrom('lead')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where(fits(staff, filter))
    .groupBy('state')
    .execute()
  const of = (state: LeadState) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const [fresh, inHand, waiting, done] = leadStates.map(of)
  const counts = { new: fresh ?? 0, inHand: inHand ?? 0, waiting: waiting ?? 0, done: done ?? 0 }
  return { ...counts, open: counts.new + counts.inHand + counts.waiting }
}

/** Number of leads received after a time, for a page that already shows the list. */
export async function countNewerLeads(db: Db, _staff: Staff<'handleLeads'>, since: Date): Promise<number> {
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>', since.toISOString())
    .where('status', 'not in', unseen)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export type OfficeLead = InboxLead & { email: string; mergedInto: string | undefined }

export async function findOfficeLead(db: Db, _staff: Staff<'handleLeads'>, id: string): Promise<OfficeLead | undefined> {
  const row = await selectLeads(db).where('lead.id', '=', id).where('lead.status', 'not in', unseen).executeTakeFirst()
  return row && { ...toInboxLead(row), email: row.email, mergedInto: row.merged_into ?? undefined }
}

export type RelatedLead = Pick<InboxLead, 'id' | 'form' | 'propertyId' | 'createdAt' | 'state' | 'version'> & {
  /** Whether it was merged into the lead. */
  isDouble: boolean
}

/** Most related leads shown next to a lead. */
const mostRelated = 12

/** Other leads of the same person, newest first; for a lead without a mail address only its duplicates. */
export async function findRelatedLeads(db: Db, _staff: Staff<'handleLeads'>, { id, email }: OfficeLead): Promise<RelatedLead[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'form', 'property_id', 'created_at', 'state', 'version', 'merged_into'])
    .where('id', '<>', id)
    .where((where) =>
      where.or([where('merged_into', '=', id), where.and([where('email', '=', email), where('email', '<>', '')])]),
    )
    .where('status', 'not in', unseen)
    .orderBy('created_at', 'desc')
    .limit(mostRelated)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    propertyId: row.property_id ?? undefined,
    createdAt: new Date(row.created_at),
    state: row.state,
    version: row.version,
    isDouble: row.merged_into === id,
  }))
}

export type LeadFile = { id: string; name: string; size: number }

export async function findLeadFiles(
  db: Db,
  _staff: Staff<'handleLeads'> | Staff<'judgeTestimonials'>,
  leadId: string,
): Promise<LeadFile[]> {
  return db.selectFrom('upload').select(['id', 'name', 'size']).where('lead_id', '=', leadId).orderBy('name').execute()
}

export type OfficeFile = { leadId: string; form: string; name: string; kind: string; content: Buffer }

export async function findOfficeFile(db: Db, _staff: Staff<'handleLeads'>, id: string): Promise<OfficeFile | undefined> {
  const row = await db
    .selectFrom('upload')
    .innerJoin('lead', 'lead.id', 'upload.lead_id')
    .select(['upload.lead_id', 'upload.name', 'upload.kind', 'upload.content', 'lead.form'])
    .where('upload.id', '=', id)
    .executeTakeFirst()
  return (
    row && { leadId: row.lead_id, form: row.form, name: row.name, kind: row.kind, content: Buffer.from(row.content, 'base64') }
  )
}

/** Mail address of a lead, for erasing the person; empty for a lead without one. */
export async function findLeadEmail(db: Db, _staff: Staff<'erasePeople'>, id: string): Promise<string | undefined> {
  return (await db.selectFrom('lead').select('email').where('id', '=', id).executeTakeFirst())?.email
}

/** All leads of a person, oldest first, as stored. */
export async function findLeadsOf(db: Db, _staff: Staff<'handleLeads'>, email: string): Promise<OfficeLead[]> {
  const rows = await selectLeads(db)
    .where('lead.email', '=', email)
    .where('lead.email', '<>', '')
    .orderBy('lead.created_at')
    .execute()
  return rows.map((row) => ({ ...toInboxLead(row), email: row.email, mergedInto: row.merged_into ?? undefined }))
}
