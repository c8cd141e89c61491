/**
 * Renames tables and columns to the terms used in the code: lead, subscriber, visitor hash. The data is unchanged
 * (docs/decisions/033-renamed-tables.md).
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { keepOldNames } from './0010-old-names.ts'

export const words: Migration = { up }

const tables = [
  ['submission', 'lead'],
  ['seeker', 'subscriber'],
  ['counted_visit', 'visitor_hash'],
] as const

/** Table by its new name, old column, new column. */
const columns = [
  ['upload', 'submission_id', 'lead_id'],
  ['outbox', 'submission_id', 'lead_id'],
  ['outbox', 'seeker_id', 'subscriber_id'],
  ['appointment', 'submission_id', 'lead_id'],
  ['saved_search', 'seeker_id', 'subscriber_id'],
  ['alert', 'seeker_id', 'subscriber_id'],
  ['login_attempt', 'forget_at', 'expires_at'],
] as const

/** Old index, new index, its table and columns. */
const indexes = [
  ['submission_email', 'lead_email', 'lead', ['email', 'form']],
  ['submission_created', 'lead_created', 'lead', ['created_at']],
  ['upload_submission', 'upload_lead', 'upload', ['lead_id']],
  ['outbox_submission', 'outbox_lead', 'outbox', ['lead_id']],
  ['outbox_seeker', 'outbox_subscriber', 'outbox', ['subscriber_id']],
  ['appointment_submission', 'appointment_lead', 'appointment', ['lead_id']],
  ['saved_search_seeker', 'saved_search_subscriber', 'saved_search', ['subscriber_id', 'status']],
  ['counted_visit_day', 'visitor_hash_day', 'visitor_hash', ['day']],
] as const

async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of tables) await db.schema.alterTable(before).renameTo(after).execute()
  for (const [table, before, after] of columns) await db.schema.alterTable(table).renameColumn(before, after).execute()
  // SQLite cannot rename an index, so they are recreated in both databases.
  for (const [before, after, table, on] of indexes) {
    await db.schema.dropIndex(before).execute()
    await db.schema
      .createIndex(after)
      .on(table)
      .columns([...on])
      .execute()
  }
  await sql`update alert set status = 'notified' where status = 'told'`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) await keepOldNames(db)
}
