/** Records in the audit trail who of the staff saw which applications: they hold personal data of candidates. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import type { Staff } from '../staff/staff.ts'
import type { ContendersView } from './contenders-view.ts'

/** One entry for each application that the page shows. */
export async function recordApplicationViews(
  db: Db,
  staff: Staff<'seeApplications'>,
  { contenders }: ContendersView,
  now: Date,
): Promise<void> {
  for (const { id } of contenders) await recordAudit(db, staff, { action: 'saw', subject: 'application', subjectId: id }, now)
}
