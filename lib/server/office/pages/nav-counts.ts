/** Numbers of open work for the navigation: counted once per page (require-staff.ts), read by the components that show them. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { getContentState } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { countOpenWork, type OpenWork } from '../../db/repositories/office/office-counts.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { AnyStaff, Staff } from '../staff/staff.ts'
import { responseDeadlines } from '../today/response-deadlines.ts'

export type NavCounts = OpenWork & {
  /** Items held back by the content check. */
  held: number
}

/** Keyed by the `Staff` value of the request, so that the counts are garbage collected with it. */
const counted = new WeakMap<AnyStaff, NavCounts>()

/** @throws database errors. */
export async function countNav(db: Db, staff: Staff<'seeToday'>, now: Date): Promise<NavCounts> {
  const asked = { today: toLocalTime(now).date, promised: responseDeadlines(workingTime(), now) }
  return { ...(await countOpenWork(db, staff, asked)), held: getContentState()?.held.length ?? 0 }
}

export const storeNavCounts = (staff: AnyStaff, counts: NavCounts): void => void counted.set(staff, counts)

/** Undefined when the `Staff` value does not come from a page of the office. */
export const navCountsOf = (staff: AnyStaff): NavCounts | undefined => counted.get(staff)
