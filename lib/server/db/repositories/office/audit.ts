/**
 * Writes the audit trail: who did what, and when. Written in the transaction of the action, so that neither exists without the
 * other.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { AuditNote } from '../../../../domain/office/audit.ts'
import type { AnyStaff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

/** @param db the transaction of the action. */
export async function recordAudit(
  db: Db,
  staff: AnyStaff,
  { action, subject, subjectId, detail }: AuditNote,
  now: Date,
): Promise<void> {
  const who = { account_id: staff.accountId ?? null, name: staff.name }
  await db
    .insertInto('audit')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      ...who,
      action,
      subject,
      subject_id: subjectId,
      detail: detail ?? null,
    })
    .execute()
}
