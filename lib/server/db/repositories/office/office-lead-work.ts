/** The office's work on a lead: its state, assignee, notes, duplicates, and the history of these. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { type LeadEvent, leadEvents } from '../../../../domain/office/lead-events.ts'
import type { LeadState } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

export type LeadChange = { state?: LeadState; assignedTo?: string | null; answeredAt?: Date | null; mergedInto?: string | null }

/**
 * @param version the version that the caller has read.
 * @returns false if the lead was changed or deleted meanwhile.
 */
export async function updateLead(
  db: Db,
  _staff: Staff<'handleLeads'> | Staff<'handleViewings'> | Staff<'handleListings'> | Staff<'handleOffers'>,
  { id, version }: { id: string; version: number },
  { state, assignedTo, answeredAt, mergedInto }: LeadChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({
      version: version + 1,
      ...(state && { state }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(answeredAt !== undefined && { answered_at: answeredAt?.toISOString() ?? null }),
      ...(mergedInto !== undefined && { merged_into: mergedInto }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves the duplicates of one lead to another. */
export async function moveDoubles(db: Db, _staff: Staff<'handleLeads'>, from: string, to: string): Promise<void> {
  await db.updateTable('lead').set({ merged_into: to }).where('merged_into', '=', from).execute()
}

export type HistoryEntry = { kind: LeadEvent; before?: string | undefined; after?: string | undefined }

/** @param db the transaction of the action. */
export async function recordLeadEvent(
  db: Db,
  staff:
    | Staff<'handleLeads'>
    | Staff<'handleViewings'>
    | Staff<'handleListings'>
    | Staff<'handleOffers'>
    | Staff<'judgeTestimonials'>,
  leadId: string,
  entry: HistoryEntry,
  now: Date,
): Promise<void> {
  const { kind, before, after } = entry
  await db
    .insertInto('lead_event')
    .values({
      ...{ id: randomUUID(), lead_id: leadId, at: now.toISOString(), account_id: staff.accountId ?? null, name: staff.name },
      ...{ kind, before: before ?? null, after: after ?? null },
    })
    .execute()
}

export type LeadHistory = HistoryEntry & { id: string; at: Date; name: string; isMine: boolean }

/** Newest first. */
export async function findLeadHistory(
  db: Db,
  staff: Staff<'handleLeads'> | Staff<'judgeTestimonials'>,
  leadId: string,
): Promise<LeadHistory[]> {
  const rows = await db
    .selectFrom('lead_event')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, at, name, account_id, kind, before, after }) => {
    // A newer release may have written an event that is unknown here.
    const known = leadEvents.find((event) => event === kind)
    if (!known) return []
    const isMine = account_id !== null && account_id === staff.accountId
    return [{ id, at: new Date(at), name, isMine, kind: known, before: before ?? undefined, after: after ?? undefined }]
  })
}

export type LeadNote = { id: string; author: string; isMine: boolean; isPrivate: boolean; text: string; createdAt: Date }

export async function insertNote(
  db: Db,
  staff: Staff<'handleLeads'>,
  leadId: string,
  { text, isPrivate }: Pick<LeadNote, 'text' | 'isPrivate'>,
  now: Date,
): Promise<void> {
  const author = { account_id: staff.accountId ?? null, author: staff.name }
  await db
    .insertInto('lead_note')
    .values({ id: randomUUID(), lead_id: leadId, ...author, is_private: isPrivate ? 1 : 0, text, created_at: now.toISOString() })
    .execute()
}

/** Oldest first. Private notes of others are only returned to managers. */
export async function findNotes(db: Db, staff: Staff<'handleLeads'>, leadId: string): Promise<LeadNote[]> {
  const query = db.selectFrom('lead_note').selectAll().where('lead_id', '=', leadId)
  const visible = staff.can('seePrivateNotes')
    ? query
    : query.where((where) => where.or([where('is_private', '=', 0), where('account_id', '=', staff.accountId ?? '')]))
  const rows = await visible.orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    isMine: row.account_id !== null && row.account_id === staff.accountId,
    isPrivate: row.is_private === 1,
    text: row.text,
    createdAt: new Date(row.created_at),
  }))
}

export type Colleague = { id: string; name: string }

/** All staff to whom a lead can be assigned, by name. */
export async function findColleagues(db: Db, _staff: Staff<'handleLeads'>): Promise<Colleague[]> {
  return db
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['account.id', 'account.name'])
    .orderBy('account.name')
    .execute()
}
