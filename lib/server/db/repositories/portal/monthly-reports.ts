/** Monthly reports of properties, each for one owner (ruling 33); deleted with the account. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../client.ts'
import type { Ownership } from './owner-properties.ts'

export type MonthlyReport = { month: string; content: unknown; createdAt: string }

/** Stores the first report for a month. @returns whether this was it. */
export async function saveReport(db: Db, owner: Ownership, month: string, content: unknown, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('monthly_report')
    .values({
      id: randomUUID(),
      account_id: owner.accountId,
      property_id: owner.propertyId,
      month,
      content: JSON.stringify(content),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id', 'month']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const ownReports = (db: Db, { accountId, propertyId }: Ownership) =>
  db
    .selectFrom('monthly_report')
    // The old reports of a property that changed hands are hidden.
    .innerJoin('owner_property', (join) =>
      join
        .onRef('owner_property.account_id', '=', 'monthly_report.account_id')
        .onRef('owner_property.property_id', '=', 'monthly_report.property_id'),
    )
    .where('monthly_report.account_id', '=', accountId)
    .where('monthly_report.property_id', '=', propertyId)

/** Months with a report, newest first. */
export async function listReports(db: Db, ownership: Ownership): Promise<string[]> {
  const rows = await ownReports(db, ownership).select('month').orderBy('month', 'desc').execute()
  return rows.map(({ month }) => month)
}

/** @param month `2026-10` */
export async function findReport(db: Db, ownership: Ownership, month: string): Promise<MonthlyReport | undefined> {
  const row = await ownReports(db, ownership)
    .select(['month', 'content', 'monthly_report.created_at'])
    .where('month', '=', month)
    .executeTakeFirst()
  return row && { month: row.month, content: JSON.parse(row.content), createdAt: row.created_at }
}

export type ReportRecipient = Ownership & { email: string; language: string }

/** Each owner with each of their properties, for accounts created before a time. */
export async function findRecipients(db: Db, before: Date): Promise<ReportRecipient[]> {
  const rows = await db
    .selectFrom('owner_property')
    .innerJoin('account', 'account.id', 'owner_property.account_id')
    .select(['account.id', 'owner_property.property_id', 'account.email', 'account.language'])
    .where('account.role', '=', 'owner')
    .where('account.created_at', '<', before.toISOString())
    .orderBy('account.id')
    .orderBy('owner_property.property_id')
    .execute()
  return rows.map((row) => ({ accountId: row.id, propertyId: row.property_id, email: row.email, language: row.language }))
}
