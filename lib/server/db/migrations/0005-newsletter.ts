/** Newsletters: which subscriber was sent which article, and which mails are queued. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const newsletter: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_mail')
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.notNull().references('subscription.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Nobody gets the same article twice: only the first insert sends it.
    .addPrimaryKeyConstraint('newsletter_mail_once', ['article_id', 'subscription_id'])
    .execute()
  await db.schema.createIndex('newsletter_mail_subscription').on('newsletter_mail').columns(['subscription_id']).execute()

  // Mails to subscribers are deleted together with their subscription.
  await db.schema
    .alterTable('outbox')
    .addColumn('subscription_id', 'text', (column) => column.references('subscription.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('outbox_subscription').on('outbox').columns(['subscription_id']).execute()
}
