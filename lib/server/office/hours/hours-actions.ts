/**
 * Settings of an agent: working hours, days off, travel time between viewings, the imported calendar and the exported calendar
 * feed.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { AgentSettings } from '../../../content/viewing-calendar.ts'
import type { AuditAction } from '../../../domain/office/audit.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { noteCalendarFault, saveBusySource, saveFeedKey, saveSettings } from '../../db/repositories/viewings/agent-calendars.ts'
import type { FetchPorts } from '../../fetch/guarded-fetch.ts'
import { encrypt } from '../../security/encrypt.ts'
import { type CalendarFault, fetchBusyTimes, saveBusyTimes, toWebAddress } from '../../viewings/own-calendar/busy-times.ts'
import type { Staff } from '../staff/staff.ts'

/** A member of the office who may change their own hours, or those of all agents. */
type Changer = Staff<'ownSettings'> | Staff<'changeSettings'>

export type HoursResult = 'done' | 'newer' | { fault: CalendarFault }

/** `version`: the one that the page showed, 0 if nothing was set. */
export type HoursWork = { db: Db; staff: Changer; agentId: number; version: number; now: Date }

class VersionConflict extends Error {}

async function inTransaction(
  { db, staff, agentId, now }: HoursWork,
  action: AuditAction,
  run: (transaction: Db) => Promise<boolean>,
) {
  try {
    return await db.transaction().execute(async (transaction): Promise<HoursResult> => {
      if (!(await run(transaction))) throw new VersionConflict()
      await recordAudit(transaction, staff, { action, subject: 'calendar', subjectId: String(agentId) }, now)
      return 'done'
    })
  } catch (error) {
    if (error instanceof VersionConflict) return 'newer'
    throw error
  }
}

export const setHours = (work: HoursWork, settings: AgentSettings): Promise<HoursResult> =>
  inTransaction(work, 'changed', (transaction) => saveSettings(transaction, work.agentId, work.version, settings))

/** Creates a new address for the agent's calendar feed; the former one stops working. */
export const createCalendarFeed = (work: HoursWork): Promise<HoursResult> =>
  inTransaction(work, 'changed', (transaction) =>
    saveFeedKey(transaction, work.agentId, work.version, randomBytes(12).toString('hex')),
  )

export const endCalendarFeed = (work: HoursWork): Promise<HoursResult> =>
  inTransaction(work, 'removed', (transaction) => saveFeedKey(transaction, work.agentId, work.version, undefined))

/** The calendar is read before its address is stored: an unreadable one is not stored. */
export async function setOwnCalendar(work: HoursWork, address: string, ports: FetchPorts = {}): Promise<HoursResult> {
  const { db, agentId, version, now } = work
  const read = await fetchBusyTimes(toWebAddress(address), now, ports)
  if ('fault' in read) return read
  const source = encrypt('agent-calendar', toWebAddress(address))
  const result = await inTransaction(work, 'changed', (transaction) => saveBusySource(transaction, agentId, version, source, now))
  if (result !== 'done') return result
  await noteCalendarFault(db, agentId, undefined)
  await saveBusyTimes(db, agentId, read.times)
  return 'done'
}

/** Afterwards only viewings make the agent busy. */
export async function endOwnCalendar(work: HoursWork): Promise<HoursResult> {
  const { db, agentId, version, now } = work
  const result = await inTransaction(work, 'removed', (transaction) =>
    saveBusySource(transaction, agentId, version, undefined, now),
  )
  if (result === 'done') await saveBusyTimes(db, agentId, [])
  return result
}
