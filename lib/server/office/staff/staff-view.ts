/** Data of the staff page. */
import 'server-only'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import { type AuditEntry, auditPageSize, countAudit, findAudit } from '../../db/repositories/office/audit-trail.ts'
import { listStaff, type StaffEntry } from '../../db/repositories/office/office-staff.ts'
import { linkHref } from '../../pages/link-href.ts'
import { readPageNumber } from '../pages/page-number.ts'
import { one, type Query } from '../pages/query-values.ts'
import type { Staff } from './staff.ts'

/** Filters of the audit trail in the address. */
export type AuditQuery = { who: string | undefined; looks: boolean; day: string | undefined; page: number }

export type StaffView = {
  now: Date
  query: AuditQuery
  members: readonly StaffEntry[]
  audit: readonly AuditEntry[]
  /** Page of the audit trail, from 1. */
  page: number
  pages: number
}

type Rights = { managing: Staff<'manageStaff'>; auditing: Staff<'seeAudit'> }

const midnight = (day: string) => fromLocalTime({ date: day, time: '00:00' })

/** Parses the address; invalid values are ignored. */
export function readAuditQuery(query: Query): AuditQuery {
  const [who, what, day] = ['who', 'what', 'day'].map((name) => one(query, name))
  return {
    who: who && /^[\da-f-]{36}$/.test(who) ? who : undefined,
    looks: what === 'looks',
    day: day && midnight(day) ? day : undefined,
    page: readPageNumber(one(query, 'page')),
  }
}

/** Address of the audit trail with its filters: `?who=…&what=looks&day=2026-11-20&page=2`. */
export function auditHref(language: Language, { who, looks, day, page }: AuditQuery): string {
  const parts = new URLSearchParams({
    ...(who !== undefined && { who }),
    ...(looks && { what: 'looks' }),
    ...(day !== undefined && { day }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${linkHref('office/staff', language)}${parts.size > 0 ? `?${parts}` : ''}#trail`
}

/** A page beyond the last one is the first. @throws database errors. */
export async function getStaffView(db: Db, { managing, auditing }: Rights, query: AuditQuery, now: Date): Promise<StaffView> {
  const { who, looks, day } = query
  const filter = { who, looks, ...(day && { from: midnight(day), to: midnight(addDays(day, 1)) }) }
  const pages = Math.max(1, Math.ceil((await countAudit(db, auditing, filter)) / auditPageSize))
  const page = query.page <= pages ? query.page : 1
  const [members, audit] = await Promise.all([listStaff(db, managing, now), findAudit(db, auditing, page, filter)])
  return { now, query, members, audit, page, pages }
}
