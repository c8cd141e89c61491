/** Leads: forms sent by visitors, with their files and the messages that follow. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../client.ts'
import type { LeadStatus } from '../../schema.ts'
import { type PassedChallenge, takeChallenge } from '../forms/used-challenges.ts'
import { type NewMessage, queueMessages } from '../outbox/outbox.ts'
import { writeState } from '../site/site-state.ts'
import { type NewSubscription, saveSubscription } from '../subscriptions/subscriptions.ts'
import { bookInTurn, type SlotRefusal, SlotRefused, type SlotRequest, takeSlot } from '../viewings/take-slot.ts'

export type NewUpload = { field: string; name: string; kind: string; content: Buffer }

export type NewLead = {
  id: string
  token: string
  form: string
  language: string
  email: string
  propertyId: number | undefined
  status: LeadStatus
  payload: unknown
  uploads: readonly NewUpload[]
  messages: readonly NewMessage[]
  /** The slot of an agent that the lead books. */
  slot?: SlotRequest | undefined
  /** Sent in place of `messages` if the slot is only reserved until the visitor clicks the mailed link. */
  heldMessages?: readonly NewMessage[] | undefined
  /** The challenge that the visitor solved; it is used up with the lead. */
  challenge?: PassedChallenge | undefined
  /** Newsletter sign-up that comes with it. */
  subscription?: NewSubscription | undefined
  /** Further writes in the same transaction. */
  alongside?: ((transaction: Db) => Promise<void>) | undefined
}

/**
 * `held`: saved, but the slot is only reserved until the visitor's click. `known`: the same token was saved before. `slot-taken`:
 * the slot was booked by another; the other refusals: the visitor has too many viewings. `challenge-used`: the challenge was used
 * for another lead. Except for `saved` and `held` nothing was written.
 */
export type SaveResult = 'saved' | 'held' | 'known' | SlotRefusal | 'challenge-used'

/** Rolls back the transaction that it is thrown in. */
class ChallengeUsed extends Error {}

const toRow = (lead: NewLead, now: string) => ({
  id: lead.id,
  token: lead.token,
  form: lead.form,
  language: lead.language,
  email: lead.email.toLowerCase(),
  property_id: lead.propertyId ?? null,
  status: lead.status,
  payload: JSON.stringify(lead.payload),
  created_at: now,
})

const toUploadRow = (lead: NewLead) => (upload: NewUpload) => ({
  id: randomUUID(),
  lead_id: lead.id,
  field: upload.field,
  name: upload.name,
  kind: upload.kind,
  size: upload.content.length,
  content: upload.content.toString('base64'),
})

/** Books the slot of the lead, if any. @returns whether it is only reserved until the visitor's click. @throws SlotRefused */
async function takeSlotOf(transaction: Db, lead: NewLead, now: Date): Promise<boolean> {
  if (!lead.slot || !(await takeSlot(transaction, lead, lead.slot, now))) return false
  await transaction.updateTable('lead').set({ status: 'pending' }).where('id', '=', lead.id).execute()
  return true
}

/** @throws SlotRefused, ChallengeUsed, and errors of the database. */
async function writeLead(transaction: Db, lead: NewLead, now: Date): Promise<'saved' | 'held' | 'known'> {
  const saved = await transaction
    .insertInto('lead')
    .values(toRow(lead, now.toISOString()))
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!saved) return 'known'
  if (lead.challenge && !(await takeChallenge(transaction, lead.challenge))) throw new ChallengeUsed()
  const isHeld = await takeSlotOf(transaction, lead, now)
  const uploads = lead.uploads.map(toUploadRow(lead))
  if (uploads.length > 0) await transaction.insertInto('upload').values(uploads).execute()
  if (lead.subscription) await saveSubscription(transaction, lead.subscription, now)
  await lead.alongside?.(transaction)
  await queueMessages(transaction, (isHeld && lead.heldMessages) || lead.messages, now, lead.id)
  return isHeld ? 'held' : 'saved'
}

/**
 * Within the transaction of another lead: both are written, or none.
 * @throws SlotRefused, also if the slot would only be reserved until a click.
 */
export async function writeFurtherLead(transaction: Db, lead: NewLead, now: Date): Promise<void> {
  if ((await writeLead(transaction, lead, now)) === 'held') throw new SlotRefused('unconfirmed')
}

/**
 * Writes a lead with its files, messages and slot in one transaction (ruling 26).
 * @throws errors of the database.
 */
export async function saveLead(db: Db, lead: NewLead, now: Date): Promise<SaveResult> {
  const write = () => db.transaction().execute((transaction) => writeLead(transaction, lead, now))
  try {
    return await (lead.slot ? bookInTurn(write) : write())
  } catch (error) {
    if (error instanceof SlotRefused) return error.reason
    if (error instanceof ChallengeUsed) return 'challenge-used'
    throw error
  }
}

/** The lead saved with a token, so that sending it again creates no second one; undefined if there is none. */
export async function findLeadIdByToken(db: Db, token: string): Promise<string | undefined> {
  return (await db.selectFrom('lead').select('id').where('token', '=', token).executeTakeFirst())?.id
}

export type Lead = {
  id: string
  form: string
  language: string
  email: string
  propertyId: number | undefined
  status: LeadStatus
  payload: Record<string, unknown>
  createdAt: string
}

type Row = {
  id: string
  form: string
  language: string
  email: string
  property_id: number | null
  status: LeadStatus
  payload: string
  created_at: string
}

const toLead = (row: Row): Lead => ({
  id: row.id,
  form: row.form,
  language: row.language,
  email: row.email,
  propertyId: row.property_id ?? undefined,
  status: row.status,
  payload: JSON.parse(row.payload),
  createdAt: row.created_at,
})

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toLead(row)
}

export type LeadFilter = { form?: string; email?: string; propertyId?: number; status?: LeadStatus }

/** Leads that match every part of the filter, oldest first. */
export async function findLeads(db: Db, filter: LeadFilter = {}): Promise<Lead[]> {
  let query = db.selectFrom('lead').selectAll()
  if (filter.form !== undefined) query = query.where('form', '=', filter.form)
  if (filter.email !== undefined) query = query.where('email', '=', filter.email.toLowerCase())
  if (filter.propertyId !== undefined) query = query.where('property_id', '=', filter.propertyId)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return (await query.orderBy('created_at').orderBy('id').execute()).map(toLead)
}

/** @returns false if there is no such lead. */
export async function setLeadStatus(db: Db, id: string, status: LeadStatus): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('lead').set({ status }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks the requested viewings of a property until the transaction ends; an update does so in both databases. */
export async function reserveSlots(transaction: Db, propertyId: number): Promise<void> {
  await transaction
    .updateTable('lead')
    .set({ status: 'requested' })
    .where('form', '=', 'visit')
    .where('property_id', '=', propertyId)
    .where('status', '=', 'requested')
    .execute()
}

/** Replaces the stored fields. */
export async function setLeadPayload(db: Db, id: string, payload: Lead['payload']): Promise<void> {
  await db
    .updateTable('lead')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute()
}

/** The leads of a person, or those older than a time; with `unlessApproved` only those of this form that were not approved. */
export type DeletedLeads = { email: string } | { before: Date; unlessApproved?: string }

/** Deletes a lead and its slot, if its version is unchanged. @returns false if it was changed or deleted meanwhile. */
export async function deleteLead(db: Db, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lead').where('id', '=', id).where('version', '=', version).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Deletes leads with their files, messages and slots; pages that show a testimonial among them are re-rendered.
 * @returns their number.
 */
export async function deleteLeads(db: Db, which: DeletedLeads): Promise<number> {
  const query = db.deleteFrom('lead')
  const older = (before: Date) => query.where('created_at', '<', before.toISOString())
  const chosen =
    'email' in which
      ? query.where('email', '=', which.email.toLowerCase())
      : which.unlessApproved === undefined
        ? older(which.before)
        : older(which.before).where('form', '=', which.unlessApproved).where('status', '<>', 'approved')
  const deleted = await chosen.returning(['form', 'status']).execute()
  const wasShown = deleted.some(({ form, status }) => form === 'testimonial' && status === 'approved')
  if (wasShown) await writeState(db, 'testimonials-judged', randomUUID(), new Date())
  return deleted.length
}

/** Sign-up forms, and the table of the sign-ups: their leads are retained no longer than the sign-up itself. */
const signUps = [
  { table: 'subscription', forms: ['newsletter'] },
  { table: 'subscriber', forms: ['save-search', 'demand-register'] },
] as const

/** Deletes leads of sign-up forms older than a time whose sign-up no longer exists. @returns their number. */
export async function deleteEndedSignUps(db: Db, before: Date): Promise<number> {
  let deleted = 0
  for (const { table, forms } of signUps) {
    const { numDeletedRows } = await db
      .deleteFrom('lead')
      .where('form', 'in', forms)
      .where('created_at', '<', before.toISOString())
      .where('email', 'not in', db.selectFrom(table).select('email'))
      .executeTakeFirst()
    deleted += Number(numDeletedRows)
  }
  return deleted
}
