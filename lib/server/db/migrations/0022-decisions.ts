/** Acceptances that can still be undone: the state before each, and the messages that are held until it is final. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const decisions: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('decision')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('former', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('decision_property').on('decision').columns(['property_id', 'form']).execute()
  // The lead whose decision a message belongs to.
  await db.schema.alterTable('outbox').addColumn('decision_id', 'text').execute()
  await db.schema.createIndex('outbox_decision').on('outbox').column('decision_id').execute()
}
