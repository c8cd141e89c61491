/** The outbox: priorities, and leases of workers that send. Removes data about friends from mails that recommend a property. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const outboxLeases: Migration = { up }

/** Fields about the friend, as named in the form of earlier releases that stored them. */
const friendFields = ['FIRST_NAME_FRIEND', 'LAST_NAME_FRIEND', 'EMAIL_RECEIVER', 'REMARK']

type Submission = { id: string; payload: string }

async function forgetFriends(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Submission>`select id, payload from submission where form = 'send-to-friend'`.execute(db)
  for (const { id, payload } of rows) {
    const kept = Object.entries(JSON.parse(payload)).filter(([name]) => !friendFields.includes(name))
    await sql`update submission set payload = ${JSON.stringify(Object.fromEntries(kept))} where id = ${id}`.execute(db)
  }
  // Permanently failed messages are never sent again.
  await sql`update outbox set message = 'null' where subject like 'send-to-friend:%' and status = 'failed'`.execute(db)
}

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute()
  await db.schema.alterTable('outbox').addColumn('lease_owner', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('lease_ends_at', 'text').execute()
  await db.schema.dropIndex('outbox_due').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'priority', 'due_at']).execute()

  // Addresses that must not get mails requested by others, as keyed hashes.
  await db.schema
    .createTable('unwanted_mail')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('unwanted_mail_once', ['recipient', 'form'])
    .execute()
  await forgetFriends(db)
}
