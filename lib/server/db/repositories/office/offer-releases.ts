/** Purchase offers that the office released to the owner, and the number of those not released. */
import 'server-only'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Ownership } from '../portal/owner-properties.ts'

/** Without the name: the agent decides whether to give it. */
const shownFields = ['AMOUNT', 'END_DATE', 'SUSPENSIVE', 'CONDITIONS'] as const

export type ReleasedOffer = { id: string; payload: Readonly<Record<string, unknown>>; isOpen: boolean; releasedAt: Date }

const ownOffers = (db: Db, { accountId, propertyId }: Ownership) =>
  db
    .selectFrom('lead')
    .innerJoin('owner_property', 'owner_property.property_id', 'lead.property_id')
    .where('owner_property.account_id', '=', accountId)
    .where('lead.property_id', '=', propertyId)
    .where('lead.form', '=', 'purchase-offer')
    .where('lead.merged_into', 'is', null)

const shownOf = (payload: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(shownFields.flatMap((name) => (name in payload ? [[name, payload[name]]] : [])))

/** Most recently released first. */
export async function findReleasedOffers(db: Db, ownership: Ownership): Promise<ReleasedOffer[]> {
  const rows = await ownOffers(db, ownership)
    .innerJoin('offer_release', 'offer_release.lead_id', 'lead.id')
    .select(['lead.id', 'lead.payload', 'lead.state', 'offer_release.released_at'])
    .orderBy('offer_release.released_at', 'desc')
    .execute()
  return rows.map(({ id, payload, state, released_at }) => ({
    id,
    payload: shownOf(JSON.parse(payload)),
    isOpen: state !== 'done',
    releasedAt: new Date(released_at),
  }))
}

/** Number of open offers that are not released to the owner. */
export async function countUnreleasedOffers(db: Db, ownership: Ownership): Promise<number> {
  const row = await ownOffers(db, ownership)
    .leftJoin('offer_release', 'offer_release.lead_id', 'lead.id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('offer_release.lead_id', 'is', null)
    .where('lead.state', '<>', 'done')
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Which of these leads are released to their owner. */
export async function findReleasedLeadIds(
  db: Db,
  _staff: Staff<'handleOffers'>,
  leadIds: readonly string[],
): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set()
  const rows = await db.selectFrom('offer_release').select('lead_id').where('lead_id', 'in', leadIds).execute()
  return new Set(rows.map((row) => row.lead_id))
}

/** Releases an offer; this cannot be undone. @returns whether the lead is an offer on this property. */
export async function releaseOffer(
  db: Db,
  _staff: Staff<'handleOffers'>,
  { leadId, propertyId }: { leadId: string; propertyId: number },
  now: Date,
): Promise<boolean> {
  const lead = await db
    .selectFrom('lead')
    .select('id')
    .where('id', '=', leadId)
    .where('property_id', '=', propertyId)
    .where('form', '=', 'purchase-offer')
    .executeTakeFirst()
  if (!lead) return false
  await db
    .insertInto('offer_release')
    .values({ lead_id: leadId, released_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute()
  return true
}
