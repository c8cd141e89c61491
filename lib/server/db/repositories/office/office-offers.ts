/** Purchase offers and rental applications by property: how many wait, and all for one property. */
import 'server-only'
import type { ContenderForm } from '../../../../domain/office/contenders.ts'
import type { LeadState } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { LeadStatus } from '../../schema.ts'

export type ContendedProperty = { propertyId: number; all: number; open: number; oldest: Date }

/** Properties with offers or applications, those with open ones first. @param limit of rows. */
export async function findContended(
  db: Db,
  _staff: Staff<'handleOffers'> | Staff<'seeApplications'>,
  form: ContenderForm,
  limit: number,
): Promise<ContendedProperty[]> {
  const rows = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      'property_id',
      fn.countAll<number | string>().as('all'),
      fn.countAll<number | string>().filterWhere('state', '<>', 'done').as('open'),
      fn.min('created_at').as('oldest'),
    ])
    .where('form', '=', form)
    .where('merged_into', 'is', null)
    .where('property_id', 'is not', null)
    .groupBy('property_id')
    .orderBy('open', 'desc')
    .orderBy('oldest')
    .limit(limit)
    .execute()
  return rows.map(({ property_id, all, open, oldest }) => ({
    propertyId: property_id ?? 0,
    all: Number(all),
    open: Number(open),
    oldest: new Date(oldest),
  }))
}

export type ContenderRow = {
  id: string
  language: string
  email: string
  status: LeadStatus
  state: LeadState
  version: number
  payload: Record<string, unknown>
  createdAt: Date
}

/** Most contenders of a property that a page shows. */
const mostContenders = 200

/** In the order of receipt. */
export async function findContenders(
  db: Db,
  _staff: Staff<'handleOffers'> | Staff<'seeApplications'>,
  form: ContenderForm,
  propertyId: number,
): Promise<ContenderRow[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'language', 'email', 'status', 'state', 'version', 'payload', 'created_at'])
    .where('form', '=', form)
    .where('property_id', '=', propertyId)
    .where('merged_into', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostContenders)
    .execute()
  return rows.map(({ created_at, payload, ...row }) => ({
    ...row,
    payload: JSON.parse(payload),
    createdAt: new Date(created_at),
  }))
}

/** Past viewings per mail address, oldest first. */
export async function findPastViewings(
  db: Db,
  _staff: Staff<'handleOffers'> | Staff<'seeApplications'>,
  propertyId: number,
  now: Date,
): Promise<ReadonlyMap<string, readonly Date[]>> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .leftJoin('viewing_outcome', 'viewing_outcome.lead_id', 'lead.id')
    .select(['lead.email', 'appointment.starts_at'])
    .where('appointment.property_id', '=', propertyId)
    .where('appointment.starts_at', '<', now.toISOString())
    .where('lead.status', '=', 'confirmed')
    .where((where) => where.or([where('outcome', 'is', null), where('outcome', '=', 'came')]))
    .orderBy('appointment.starts_at')
    .execute()
  const byAddress = new Map<string, Date[]>()
  for (const { email, starts_at } of rows) byAddress.set(email, [...(byAddress.get(email) ?? []), new Date(starts_at)])
  return byAddress
}

export type ContenderFile = { id: string; leadId: string; name: string }

export async function findContenderFiles(
  db: Db,
  _staff: Staff<'handleOffers'> | Staff<'seeApplications'>,
  leadIds: readonly string[],
): Promise<ContenderFile[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'lead_id', 'name'])
    .where('lead_id', 'in', leadIds)
    .orderBy('name')
    .execute()
  return rows.map(({ id, lead_id, name }) => ({ id, leadId: lead_id, name }))
}

/** The decision; accepted leads are retained. @param db the transaction of the decision. */
export async function setDecision(
  db: Db,
  _staff: Staff<'handleOffers'>,
  leadId: string,
  status: 'approved' | 'rejected',
): Promise<void> {
  await db.updateTable('lead').set({ status }).where('id', '=', leadId).execute()
}
