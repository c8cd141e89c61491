/** The audit trail, to be read: newest first, a page at a time. */
import 'server-only'
import { type AuditAction, type AuditSubject, auditActions, auditSubjects } from '../../../domain/office/audit.ts'
import type { Staff } from '../../office/staff.ts'
import type { Db } from '../client.ts'

export type AuditEntry = {
  id: string
  at: Date
  accountId: string | undefined
  name: string
  action: AuditAction | undefined
  subject: AuditSubject | undefined
  subjectId: string
  detail: string | undefined
}

/** Entries of one page. */
export const auditPageSize = 50

/** @param page from 1 on. */
export async function findAudit(db: Db, _staff: Staff<'seeAudit'>, page: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(auditPageSize)
    .offset((page - 1) * auditPageSize)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at),
    accountId: row.account_id ?? undefined,
    name: row.name,
    // What a newer release wrote may be unknown here.
    action: auditActions.find((action) => action === row.action),
    subject: auditSubjects.find((subject) => subject === row.subject),
    subjectId: row.subject_id,
    detail: row.detail ?? undefined,
  }))
}

export async function countAudit(db: Db, _staff: Staff<'seeAudit'>): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes what is older than a time. Gives how many. */
export async function deleteOldAudit(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit').where('at', '<', before.toISOString()).executeTakeFirst()
  return Number(numDeletedRows)
}
