/** What the page of the staff shows. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { type AuditEntry, auditPageSize, countAudit, findAudit } from '../db/repositories/audit-trail.ts'
import { listStaff, type StaffEntry } from '../db/repositories/office-staff.ts'
import type { Staff } from './staff.ts'

export type StaffView = {
  now: Date
  members: readonly StaffEntry[]
  audit: readonly AuditEntry[]
  /** Of the audit trail, from 1 on. */
  page: number
  pages: number
}

type Rights = { managing: Staff<'manageStaff'>; auditing: Staff<'seeAudit'> }

/** @param asked page of the audit trail, as the address has it; the first for what is none. */
export async function getStaffView(db: Db, { managing, auditing }: Rights, asked: number, now: Date): Promise<StaffView> {
  const pages = Math.max(1, Math.ceil((await countAudit(db, auditing)) / auditPageSize))
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1
  const [members, audit] = await Promise.all([listStaff(db, managing, now), findAudit(db, auditing, page)])
  return { now, members, audit, page, pages }
}
