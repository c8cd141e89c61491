/** Testimonials in the office: a page of a view, a single one, and the decision about it. */
import 'server-only'
import { type LeadState, leadStates } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { LeadStatus } from '../../schema.ts'

/** By status of the lead. */
export const testimonialViews = ['new', 'approved', 'rejected'] as const satisfies readonly LeadStatus[]

export type TestimonialView = (typeof testimonialViews)[number]

export type OfficeTestimonial = {
  id: string
  version: number
  status: TestimonialView
  /** State of its lead. */
  state: LeadState
  language: string
  /** Empty if none was given. */
  email: string
  payload: Record<string, unknown>
  createdAt: Date
}

/** Rows per page. */
export const testimonialPageSize = 25

const columns = ['id', 'version', 'status', 'state', 'language', 'email', 'payload', 'created_at'] as const

const rowsOf = (db: Db) => db.selectFrom('lead').select(columns).where('form', '=', 'testimonial')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

const toTestimonial = ({ created_at, payload, status, state, ...row }: Row): OfficeTestimonial => ({
  ...row,
  status: testimonialViews.find((view) => view === status) ?? 'new',
  state: leadStates.find((known) => known === state) ?? 'new',
  payload: JSON.parse(payload),
  createdAt: new Date(created_at),
})

/** New ones oldest first, the others newest first. @param page from 1. */
export async function findTestimonialPage(db: Db, _staff: Staff<'judgeTestimonials'>, view: TestimonialView, page: number) {
  const rows = await rowsOf(db)
    .where('status', '=', view)
    .orderBy('created_at', view === 'new' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(testimonialPageSize)
    .offset((page - 1) * testimonialPageSize)
    .execute()
  return rows.map(toTestimonial)
}

export async function countTestimonials(db: Db, _staff: Staff<'judgeTestimonials'>): Promise<Record<TestimonialView, number>> {
  const rows = await db
    .selectFrom('lead')
    .select(['status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('form', '=', 'testimonial')
    .groupBy('status')
    .execute()
  const countOf = (view: TestimonialView) => Number(rows.find(({ status }) => status === view)?.count ?? 0)
  return { new: countOf('new'), approved: countOf('approved'), rejected: countOf('rejected') }
}

export async function findTestimonial(
  db: Db,
  _staff: Staff<'judgeTestimonials'>,
  id: string,
): Promise<OfficeTestimonial | undefined> {
  const row = await rowsOf(db).where('id', '=', id).executeTakeFirst()
  return row && toTestimonial(row)
}

/** Number of leads from the same address by other forms, which indicates that the author is a client. */
export async function countOtherLeads(db: Db, _staff: Staff<'judgeTestimonials'>, email: string): Promise<number> {
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('form', '<>', 'testimonial')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The decision about a testimonial. */
export type TestimonialStatus = Pick<OfficeTestimonial, 'status' | 'state'>

/** @returns false if it was changed meanwhile. */
export async function setTestimonialStatus(
  db: Db,
  _staff: Staff<'judgeTestimonials'>,
  { id, version }: Pick<OfficeTestimonial, 'id' | 'version'>,
  { status, state }: TestimonialStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ status, state, version: version + 1 })
    .where('id', '=', id)
    .where('form', '=', 'testimonial')
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
