/** Leads about an owner's property: numbers per form, and requested viewings. */
import 'server-only'
import type { Db } from '../../client.ts'
import type { LeadStatus } from '../../schema.ts'
import type { Ownership } from './owner-properties.ts'

/** Viewings whose visitor has not clicked the mailed link are hidden from the agency, too. */
const unseen: readonly LeadStatus[] = ['pending', 'lapsed']

const ownLeads = (db: Db, { accountId, propertyId }: Ownership) =>
  db
    .selectFrom('lead')
    .innerJoin('owner_property', 'owner_property.property_id', 'lead.property_id')
    .where('owner_property.account_id', '=', accountId)
    .where('lead.property_id', '=', propertyId)

/** Form and time (ISO, UTC) of each; nothing about the sender. */
export async function findLeadTimes(db: Db, ownership: Ownership): Promise<{ form: string; sentAt: string }[]> {
  const rows = await ownLeads(db, ownership)
    .select(['lead.form', 'lead.created_at'])
    .where('lead.status', 'not in', unseen)
    .orderBy('lead.created_at')
    .execute()
  return rows.map(({ form, created_at }) => ({ form, sentAt: created_at }))
}

export type RequestedViewing = {
  id: string
  status: LeadStatus
  firstName: string
  lastName: string
  /** ISO times in UTC; undefined for a viewing without a time. */
  startsAt: string | undefined
  askedAt: string
  /** Whether the visitor did not come, as entered by the agency. */
  isAbsent: boolean
  /** The agency's text for the owner; empty if there is none. */
  feedback: string
}

const textOf = (payload: Record<string, unknown>, name: string) => {
  const value = payload[name]
  return typeof value === 'string' ? value : ''
}

/** Viewings that were requested on the site. */
export async function findRequestedViewings(db: Db, ownership: Ownership): Promise<RequestedViewing[]> {
  const rows = await ownLeads(db, ownership)
    .leftJoin('appointment', 'appointment.lead_id', 'lead.id')
    .leftJoin('viewing_outcome', 'viewing_outcome.lead_id', 'lead.id')
    .select(['lead.id', 'lead.status', 'lead.payload', 'lead.created_at', 'appointment.starts_at'])
    .select(['viewing_outcome.outcome', 'viewing_outcome.feedback'])
    .where('lead.form', '=', 'visit')
    .where('lead.status', 'not in', unseen)
    .execute()
  return rows.map(({ id, status, payload, created_at, starts_at, outcome, feedback }) => {
    const values: Record<string, unknown> = JSON.parse(payload)
    const name = { firstName: textOf(values, 'FIRST_NAME'), lastName: textOf(values, 'LAST_NAME') }
    const report = { isAbsent: outcome === 'absent', feedback: feedback ?? '' }
    return { id, status, ...name, startsAt: starts_at ?? undefined, askedAt: created_at, ...report }
  })
}
