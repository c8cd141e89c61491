/** Times when an agent is unavailable: viewings, proposed times, and the agent's own calendar. */
import 'server-only'
import type { TakenTime } from '../../../../domain/viewings/viewing-slots.ts'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Db } from '../../client.ts'

/** Booked slots, without those whose reservation has expired. */
export const takenSlots = (db: Db, now: Date) =>
  db.selectFrom('appointment').where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '>', now.toISOString())]))

/** Proposals that can still be chosen. */
const openProposals = (db: Db, now: Date) => db.selectFrom('viewing_proposal').where('expires_at', '>', now.toISOString())

/** Viewings of an agent booked here, after a time: `4102311 2026-11-24T09:00:00.000Z`. */
export async function findBookedStarts(db: Db, agentId: number, from: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('appointment')
    .select(['starts_at', 'property_id'])
    .where('agent_id', '=', agentId)
    .where('starts_at', '>', from.toISOString())
    .execute()
  return new Set(rows.map(({ starts_at, property_id }) => `${property_id} ${starts_at}`))
}

export type TimeAsked = {
  agentId: number
  from: Date
  to: Date
  /** Minutes of one viewing of the agent. */
  duration: number
  /** Lead whose own times do not count. */
  exceptLead?: string | undefined
}

type Start = { starts_at: string; property_id: number | null }

function toTaken({ starts_at, property_id }: Start, duration: number): TakenTime {
  const from = new Date(starts_at)
  return { from, to: new Date(from.getTime() + duration * 60_000), propertyId: property_id ?? undefined }
}

async function findStarts(db: Db, { agentId, from, to, duration, exceptLead = '' }: TimeAsked, now: Date): Promise<Start[]> {
  const since = new Date(from.getTime() - duration * 60_000).toISOString()
  const [booked, proposed] = [
    await takenSlots(db, now)
      .select(['starts_at', 'property_id'])
      .where('agent_id', '=', agentId)
      .where('starts_at', '>', since)
      .where('starts_at', '<', to.toISOString())
      .where('lead_id', '!=', exceptLead)
      .execute(),
    await openProposals(db, now)
      .innerJoin('lead', 'lead.id', 'viewing_proposal.lead_id')
      .select(['viewing_proposal.starts_at', 'lead.property_id'])
      .where('viewing_proposal.agent_id', '=', agentId)
      .where('viewing_proposal.starts_at', '>', since)
      .where('viewing_proposal.starts_at', '<', to.toISOString())
      .where('viewing_proposal.lead_id', '!=', exceptLead)
      .execute(),
  ]
  return [...booked, ...proposed]
}

/** According to the agent's own calendar only. */
export async function findBusyTimes(
  db: Db,
  { agentId, from, to }: Pick<TimeAsked, 'agentId' | 'from' | 'to'>,
): Promise<TakenTime[]> {
  const rows = await db
    .selectFrom('agent_busy')
    .select(['starts_at', 'ends_at'])
    .where('agent_id', '=', agentId)
    .where('ends_at', '>', from.toISOString())
    .where('starts_at', '<', to.toISOString())
    .orderBy('starts_at')
    .execute()
  return rows.map(({ starts_at, ends_at }) => ({ from: new Date(starts_at), to: new Date(ends_at) }))
}

/** All times when the agent is unavailable in a period, in any order. */
export async function findTakenTimes(db: Db, asked: TimeAsked, now: Date): Promise<TakenTime[]> {
  const starts = await findStarts(db, asked, now)
  return [...starts.map((start) => toTaken(start, asked.duration)), ...(await findBusyTimes(db, asked))]
}

export type ViewingProposal = { leadId: string; agentId: number; startsAt: Date; expiresAt: Date }

/** Open proposals of a lead, in order. */
export async function findProposals(db: Db, leadId: string, now: Date): Promise<ViewingProposal[]> {
  const rows = await openProposals(db, now)
    .selectAll()
    .where('lead_id', '=', leadId)
    // A time reserved for an undo is not a proposal to anyone.
    .where('id', 'not like', 'kept-%')
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => ({
    leadId: row.lead_id,
    agentId: row.agent_id,
    startsAt: new Date(row.starts_at),
    expiresAt: new Date(row.expires_at),
  }))
}

/** Deletes all proposals of a lead, including times reserved for an undo. */
export async function deleteProposals(db: Db, leadId: string): Promise<void> {
  await db.deleteFrom('viewing_proposal').where('lead_id', '=', leadId).execute()
}

/** Called when the visitor chose, changed or cancelled: the lead no longer waits for the visitor. */
export async function endWaiting(db: Db, leadId: string): Promise<void> {
  await db.updateTable('lead').set({ state: 'done' }).where('id', '=', leadId).where('state', '=', 'waiting').execute()
}

/** No proposal was chosen: a requested viewing waits for the office again; a confirmed one keeps its time. */
async function returnToOffice(db: Db, leadIds: readonly string[]): Promise<void> {
  for (const [status, state] of [
    ['requested', 'inHand'],
    ['confirmed', 'done'],
  ] as const)
    await db
      .updateTable('lead')
      .set(({ eb }) => ({ state, version: eb('version', '+', 1) }))
      .where('id', 'in', leadIds)
      .where('status', '=', status)
      .where('state', '=', 'waiting')
      .execute()
}

/** Deletes expired proposals, whose slots are already free. @returns the agents concerned. */
export async function deleteEndedProposals(db: Db, now: Date): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('viewing_proposal')
      .where('expires_at', '<=', now.toISOString())
      .returning(['id', 'agent_id', 'lead_id'])
      .execute()
    // A time reserved for an undo was not proposed to anyone.
    const offered = ended.filter(({ id }) => !id.startsWith('kept-')).map(({ lead_id }) => lead_id)
    for (const batch of inBatches([...new Set(offered)], 500)) await returnToOffice(transaction, batch)
    return [...new Set(ended.map(({ agent_id }) => agent_id))]
  })
}

/** Replaces the busy times from the agent's calendar. @param db a transaction that has locked the viewings. */
export async function replaceBusyTimes(db: Db, agentId: number, times: readonly TakenTime[]): Promise<void> {
  await db.deleteFrom('agent_busy').where('agent_id', '=', agentId).execute()
  const rows = times.map(({ from, to }) => ({ agent_id: agentId, starts_at: from.toISOString(), ends_at: to.toISOString() }))
  for (const batch of inBatches(rows, 500))
    await db
      .insertInto('agent_busy')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
