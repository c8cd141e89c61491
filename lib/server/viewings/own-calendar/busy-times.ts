/** Imports the agents' own calendars regularly, so that visitors cannot choose times that are busy there. */
import 'server-only'
import { dayMs } from '../../../domain/text/date.ts'
import type { TakenTime } from '../../../domain/viewings/viewing-slots.ts'
import { logError } from '../../../process/log.ts'
import { RanTooLong } from '../../../process/run-within.ts'
import { type Db, getDb } from '../../db/client.ts'
import { claimDueCalendars, noteCalendarFault } from '../../db/repositories/viewings/agent-calendars.ts'
import { replaceBusyTimes } from '../../db/repositories/viewings/agent-time.ts'
import { lockViewings } from '../../db/repositories/viewings/take-slot.ts'
import { type FetchFault, type FetchPorts, guardedFetch } from '../../fetch/guarded-fetch.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { getSiteUrl } from '../../runtime/site-url.ts'
import { repeat } from '../../runtime/worker.ts'
import { decrypt } from '../../security/encrypt.ts'
import { notifyWaitingForAgent } from '../waiting-list.ts'
import { readBusyTimes } from './read-ical.ts'

/** `status`: the server answered with an error; `format`: the response is not a calendar. Messages: `OfficeHours.faults`. */
export type CalendarFault = FetchFault | 'status' | 'format'

/** Largest size in bytes, and timeout in milliseconds. */
const rules = { maxBytes: 3_000_000, timeout: 20_000 }

/** Calendar addresses are often given as `webcal:`. */
export const toWebAddress = (address: string): string => address.trim().replace(/^webcals?:/i, 'https:')

/**
 * Busy times of the four weeks that visitors can choose from. Only the host of the address is contacted, and no private network.
 */
export async function fetchBusyTimes(
  address: string,
  now: Date,
  ports: FetchPorts = {},
): Promise<{ times: TakenTime[] } | { fault: CalendarFault }> {
  if (!URL.canParse(address)) return { fault: 'address' }
  const answer = await guardedFetch(address, {}, { ...rules, hosts: [new URL(address).host] }, ports)
  if ('fault' in answer) return answer
  if (answer.status !== 200) return { fault: 'status' }
  const host = new URL(getSiteUrl()).hostname
  const window = { from: new Date(now.getTime() - dayMs), to: new Date(now.getTime() + 30 * dayMs) }
  try {
    return { times: readBusyTimes(answer.bytes.toString('utf8'), window, (uid) => uid.endsWith(`@${host}`)) }
  } catch (error) {
    return { fault: error instanceof RanTooLong ? 'too-large' : 'format' }
  }
}

/** Replaces the stored busy times, with bookings locked. */
export async function saveBusyTimes(db: Db, agentId: number, times: readonly TakenTime[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockViewings(transaction)
    await replaceBusyTimes(transaction, agentId, times)
  })
}

/** Stored busy times of a calendar that cannot be read are preserved. @returns the number of mails to the waiting list */
export async function refreshBusyTimes(db: Db, now: Date, ports: FetchPorts = {}): Promise<number> {
  let mails = 0
  for (const { agentId, busySource } of await claimDueCalendars(db, now)) {
    const result = await fetchBusyTimes(decrypt('agent-calendar', busySource) ?? '', now, ports)
    await noteCalendarFault(db, agentId, 'fault' in result ? result.fault : undefined)
    if ('fault' in result) {
      logError('busy-times-not-read', { agent: agentId, fault: result.fault })
      continue
    }
    await saveBusyTimes(db, agentId, result.times)
    mails += await notifyWaitingForAgent(db, agentId, now)
  }
  return mails
}

const minute = 60_000

export const busyTimes = repeat('busy times', minute, async () => {
  if ((await refreshBusyTimes(await getDb(), new Date())) > 0) void wakeOutbox()
})
