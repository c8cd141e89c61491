/** Acceptances that can still be taken back: what was before each, and putting it back. */
import 'server-only'
import { type Selectable, sql } from 'kysely'
import type { ContenderForm } from '../../../../domain/office/contenders.ts'
import type { LeadState } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { AppointmentTable, LeadStatus } from '../../schema.ts'
import type { ViewingProposalTable } from '../../tables/office.ts'
import { reminderSubject } from '../viewings/viewing-reminders.ts'

export type FormerLead = { id: string; status: LeadStatus; state: LeadState; answered_at: string | null }

export type FormerViewing = {
  id: string
  status: LeadStatus
  /** Its time; undefined for one that waits for one. */
  appointment: Selectable<AppointmentTable> | undefined
  /** Times that its visitor could choose from. */
  proposals: readonly ViewingProposalTable[]
}

/** Fields of the listing's file in `overrides/`, by name; undefined where it said nothing. */
export type FormerFields = Readonly<Record<string, unknown>>

/** No name, address or text of a person stands in it. */
export type FormerState = {
  leads: readonly FormerLead[]
  viewings: readonly FormerViewing[]
  /** What the state of the listing was made of, and what the acceptance made of it. */
  fields: { before: FormerFields; after: FormerFields }
  /** As `discreet.json` had it. */
  discreet: Readonly<Record<string, unknown>> | undefined
  /** What the owner reads of the decision. */
  portalItem: string
}

/** @param db of the transaction that decides, before it does. */
export async function findFormerLeads(db: Db, _staff: Staff<'handleOffers'>, ids: readonly string[]): Promise<FormerLead[]> {
  return db.selectFrom('lead').select(['id', 'status', 'state', 'answered_at']).where('id', 'in', ids).execute()
}

/** Viewings whose reminder is not sent yet: a change of their time deletes it. */
async function findUnsentReminders(db: Db, ids: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('outbox')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .where('subject', '=', reminderSubject)
    .where('status', '<>', 'sent')
    .execute()
  return new Set(rows.map(({ lead_id }) => lead_id))
}

/** Put back, their visitors are still reminded. @param db of a transaction that has locked the viewings. */
export async function findFormerViewings(
  db: Db,
  _staff: Staff<'handleOffers'> | Staff<'handleListings'> | Staff<'handleViewings'>,
  ids: readonly string[],
): Promise<FormerViewing[]> {
  if (ids.length === 0) return []
  const leads = await db.selectFrom('lead').select(['id', 'status']).where('id', 'in', ids).execute()
  const appointments = await db.selectFrom('appointment').selectAll().where('lead_id', 'in', ids).execute()
  const proposals = await db.selectFrom('viewing_proposal').selectAll().where('lead_id', 'in', ids).execute()
  const unsent = await findUnsentReminders(db, ids)
  return leads.map(({ id, status }) => {
    const appointment = appointments.find(({ lead_id }) => lead_id === id)
    return {
      ...{ id, status },
      appointment: appointment && (unsent.has(id) ? { ...appointment, reminded_at: null } : appointment),
      proposals: proposals.filter(({ lead_id }) => lead_id === id),
    }
  })
}

export type Decision = { leadId: string; form: ContenderForm; propertyId: number; name: string; at: Date; until: Date }

/** Within the transaction that decides. What can no longer be taken back is forgotten with it. */
export async function saveDecision(
  db: Db,
  staff: Staff<'handleOffers'>,
  { leadId, form, propertyId, until }: Omit<Decision, 'name' | 'at'>,
  former: FormerState,
  now: Date,
): Promise<void> {
  await db.deleteFrom('decision').where('until', '<=', now.toISOString()).execute()
  await db
    .insertInto('decision')
    .values({
      ...{ lead_id: leadId, form, property_id: propertyId, name: staff.name },
      ...{ at: now.toISOString(), until: until.toISOString(), former: JSON.stringify(former) },
    })
    .execute()
}

/** The acceptance at a property that can still be taken back. */
export async function findOpenDecision(
  db: Db,
  _staff: Staff<'handleOffers'>,
  form: ContenderForm,
  propertyId: number,
  now: Date,
): Promise<Decision | undefined> {
  const row = await db
    .selectFrom('decision')
    .select(['lead_id', 'name', 'at', 'until'])
    .where('property_id', '=', propertyId)
    .where('form', '=', form)
    .where('until', '>', now.toISOString())
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return row && { leadId: row.lead_id, form, propertyId, name: row.name, at: new Date(row.at), until: new Date(row.until) }
}

/** Takes it, for one person alone. @returns undefined when there is none, or its time is over. */
export async function takeDecision(
  transaction: Db,
  _staff: Staff<'handleOffers'>,
  leadId: string,
  now: Date,
): Promise<FormerState | undefined> {
  const row = await transaction
    .deleteFrom('decision')
    .where('lead_id', '=', leadId)
    .where('until', '>', now.toISOString())
    .returning('former')
    .executeTakeFirst()
  return row && (JSON.parse(row.former) as FormerState)
}

/** @param id by which they wait together. @returns false when one of them is on its way already. */
export async function deleteHeldMessages(
  transaction: Db,
  _staff: Staff<'handleOffers'> | Staff<'handleListings'> | Staff<'handleViewings'>,
  id: string,
): Promise<boolean> {
  await transaction
    .deleteFrom('outbox')
    .where('decision_id', '=', id)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .execute()
  const left = await transaction.selectFrom('outbox').select('id').where('decision_id', '=', id).executeTakeFirst()
  return left === undefined
}

/** @returns false when a colleague made something else of it since; one that was erased stays away. */
export async function putBackLead(transaction: Db, _staff: Staff<'handleOffers'>, former: FormerLead): Promise<boolean> {
  const { id, status, state, answered_at } = former
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({ status, state, answered_at, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['approved', 'rejected'])
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  return (await transaction.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst()) === undefined
}

/** Keeps the time of a viewing that was called off free until the decision stands. */
export async function keepTimes(
  transaction: Db,
  _staff: Staff<'handleOffers'> | Staff<'handleListings'> | Staff<'handleViewings'>,
  former: readonly FormerViewing[],
  until: Date,
): Promise<void> {
  for (const { id, appointment } of former) {
    if (!appointment) continue
    const { agent_id, starts_at } = appointment
    await transaction
      .insertInto('viewing_proposal')
      .values({
        id: `kept-${appointment.id}`,
        lead_id: id,
        agent_id,
        starts_at,
        expires_at: until.toISOString(),
        created_at: starts_at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function putBackTime(transaction: Db, { appointment, proposals }: FormerViewing): Promise<boolean> {
  if (proposals.length > 0)
    await transaction
      .insertInto('viewing_proposal')
      .values([...proposals])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (!appointment) return true
  const row = await transaction
    .insertInto('appointment')
    .values(appointment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Back at its time; where somebody took that, it waits for another one.
 * @param transaction has locked the viewings. @returns false when it is no longer one that was called off.
 */
export async function putBackViewing(
  transaction: Db,
  _staff: Staff<'handleOffers'> | Staff<'handleListings'>,
  former: FormerViewing,
): Promise<boolean> {
  const { id, status } = former
  const row = await transaction.selectFrom('lead').select(['status', 'payload']).where('id', '=', id).executeTakeFirst()
  if (row?.status !== 'cancelled') return false
  await transaction.deleteFrom('viewing_proposal').where('lead_id', '=', id).execute()
  const isBack = await putBackTime(transaction, former)
  const { FORMER_MOMENT: _, ...payload } = JSON.parse(row.payload) as Record<string, unknown>
  await transaction
    .updateTable('lead')
    .set({ status: isBack ? status : 'requested', payload: JSON.stringify(payload), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return true
}

/**
 * With the time and the proposals that it had, and nothing of what came since.
 * @param transaction has locked the viewings. @returns false when somebody took its time.
 */
export async function replaceViewing(transaction: Db, _staff: Staff<'handleViewings'>, former: FormerViewing): Promise<boolean> {
  const { id, status } = former
  await transaction.deleteFrom('appointment').where('lead_id', '=', id).execute()
  await transaction.deleteFrom('viewing_proposal').where('lead_id', '=', id).execute()
  if (!(await putBackTime(transaction, former))) return false
  const row = await transaction.selectFrom('lead').select('payload').where('id', '=', id).executeTakeFirstOrThrow()
  const { FORMER_MOMENT: _, ...payload } = JSON.parse(row.payload) as Record<string, unknown>
  await transaction
    .updateTable('lead')
    .set({ status, payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute()
  return true
}

export async function deletePortalItem(transaction: Db, _staff: Staff<'handleOffers'>, id: string): Promise<void> {
  await transaction.deleteFrom('portal_item').where('id', '=', id).execute()
}
