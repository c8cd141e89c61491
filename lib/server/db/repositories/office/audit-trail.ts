/** Reads the audit trail: newest first, page by page. */
import 'server-only'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { type AuditAction, type AuditSubject, auditActions, auditSubjects } from '../../../../domain/office/audit.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Database } from '../../schema.ts'

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

/** Entries per page. */
export const auditPageSize = 50

type AuditRow = Selectable<Database['audit']>

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: new Date(row.at),
  accountId: row.account_id ?? undefined,
  name: row.name,
  // A newer release may have written an action that is unknown here.
  action: auditActions.find((action) => action === row.action),
  subject: auditSubjects.find((subject) => subject === row.subject),
  subjectId: row.subject_id,
  detail: row.detail ?? undefined,
})

/** Filter of the trail. `looks`: read and exported personal data, without changes. */
export type AuditFilter = {
  who?: string | undefined
  looks?: boolean
  from?: Date | undefined
  to?: Date | undefined
}

const looks = ['saw', 'downloaded', 'exported'] as const satisfies readonly AuditAction[]

const fits = (filter: AuditFilter) => (where: ExpressionBuilder<Database, 'audit'>) =>
  where.and([
    ...(filter.who === undefined ? [] : [where('account_id', '=', filter.who)]),
    ...(filter.looks ? [where('action', 'in', looks)] : []),
    ...(filter.from ? [where('at', '>=', filter.from.toISOString())] : []),
    ...(filter.to ? [where('at', '<', filter.to.toISOString())] : []),
  ])

/** @param page from 1. */
export async function findAudit(
  db: Db,
  _staff: Staff<'seeAudit'>,
  page: number,
  filter: AuditFilter = {},
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where(fits(filter))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(auditPageSize)
    .offset((page - 1) * auditPageSize)
    .execute()
  return rows.map(toEntry)
}

/** Rows read at a time. */
const partSize = 1000

/** The whole trail, newest first, in parts. */
export async function* eachAuditPart(db: Db, _staff: Staff<'seeAudit'>): AsyncGenerator<AuditEntry[]> {
  let last: AuditRow | undefined
  do {
    const { at, id } = last ?? {}
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where(({ and, or, eb }) => or([eb('at', '<', at ?? ''), and([eb('at', '=', at ?? ''), eb('id', '>', id ?? '')])])),
      )
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(partSize)
      .execute()
    if (rows.length > 0) yield rows.map(toEntry)
    last = rows.length === partSize ? rows.at(-1) : undefined
  } while (last)
}

export async function countAudit(db: Db, _staff: Staff<'seeAudit'>, filter: AuditFilter = {}): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .where(fits(filter))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes entries older than a time. @returns their number. */
export async function deleteOldAudit(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit').where('at', '<', before.toISOString()).executeTakeFirst()
  return Number(numDeletedRows)
}
