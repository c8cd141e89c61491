/** Acceptances that can still be undone: the state before each, and restoring it. */
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
  /** Its appointment; undefined for a viewing without a time. */
  appointment: Selectable<AppointmentTable> | undefined
  /** Times that its visitor could choose from. */
  proposals: readonly ViewingProposalTable[]
}

/** Fields of the listing's file in `overrides/`, by name; undefined for fields that were not overridden. */
export type FormerFields = Readonly<Record<string, unknown>>

/** Contains no name, address or text of a person. */
export type FormerState = {
  leads: readonly FormerLead[]
  viewings: readonly FormerViewing[]
  /** Overrides that determined the state of the listing, before and after. */
  fields: { before: FormerFields; after: FormerFields }
  /** Entry in `discreet.json`. */
  discreet: Readonly<Record<string, unknown>> | undefined
  /** Id of the portal item that informs the owner of the decision. */
  portalItem: string
}

/** @param db the transaction of the decision, before it changes anything. */
export async function findFormerLeads(db: Db, _staff: Staff<'handleOffers'>, ids: readonly string[]): Promise<FormerLead[]> {
  return db.selectFrom('lead').select(['id', 'status', 'state', 'answered_at']).where('id', 'in', ids).execute()
}

/** Viewings whose reminder is not sent yet: a change of their time deletes the reminder. */
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

/** State of viewings for an undo, which restores reminders, too. @param db a transaction that has locked the viewings. */
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

/** Called in the transaction of the decision. Also deletes decisions that can no longer be undone. */
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

/** The acceptance for a property that can still be undone. */
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

/** Takes the former state, which only one person can undo. @returns undefined if there is none, or its time has passed. */
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

/** @param id `decision_id` of the messages. @returns false if one of them is being sent already. */
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

/** @returns false if a colleague changed the lead since; an erased lead stays erased. */
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

/** Reserves the time of a cancelled viewing until the decision is final. */
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
 * @returns false if it is no longer cancelled. If its time was taken, it is requested without a time.
 * @param transaction has locked the viewings.
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
 * Restores former time and proposals, without later changes.
 * @returns false if the time was taken.
 * @param transaction has locked the viewings.
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
