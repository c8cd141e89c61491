/** What waits on each page, for the rail: counted once for whoever opens a page, by the door (require-staff.ts), and read where it is drawn. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { getContentState } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { countOpenWork, type OpenWork } from '../../db/repositories/office/office-counts.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { AnyStaff, Staff } from '../staff/staff.ts'
import { responseDeadlines } from '../today/response-deadlines.ts'

export type NavCounts = OpenWork & {
  /** Held back by the content check. */
  held: number
}

/** Gone with the request, as the pass is that the door made for it. */
const counted = new WeakMap<AnyStaff, NavCounts>()

/** @throws what the database says. */
export async function countNav(db: Db, staff: Staff<'seeToday'>, now: Date): Promise<NavCounts> {
  const asked = { today: toLocalTime(now).date, promised: responseDeadlines(workingTime(), now) }
  return { ...(await countOpenWork(db, staff, asked)), held: getContentState()?.held.length ?? 0 }
}

export const storeNavCounts = (staff: AnyStaff, counts: NavCounts): void => void counted.set(staff, counts)

/** Undefined for whoever came in by another way than a page of the office. */
export const navCountsOf = (staff: AnyStaff): NavCounts | undefined => counted.get(staff)
