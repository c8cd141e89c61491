/** Shared lists of properties behind a link. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sharedLists: Migration = { up }

async function createLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_list')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('shared_list_home')
    .addColumn('list_id', 'text', (column) => column.notNull().references('shared_list.id').onDelete('cascade'))
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('added_by', 'text')
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('price', 'integer')
    .addColumn('marquee', 'integer', (column) => column.notNull())
    .addColumn('changed', 'text')
    .addColumn('price_before', 'integer')
    .addColumn('changed_at', 'text')
    .addPrimaryKeyConstraint('shared_list_home_once', ['list_id', 'property_id'])
    .execute()
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_list_person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('list_id', 'text', (column) => column.notNull().references('shared_list.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('mail_status', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('mail_due_at', 'text')
    .addColumn('mailed_at', 'text')
    .addUniqueConstraint('shared_list_person_name', ['list_id', 'name_key'])
    .execute()
  await db.schema.createIndex('shared_list_person_email').on('shared_list_person').column('email').execute()
  await db.schema.createIndex('shared_list_person_due').on('shared_list_person').column('mail_due_at').execute()
}

async function up(db: Kysely<unknown>): Promise<void> {
  await createLists(db)
  await createPeople(db)
  await db.schema
    .createTable('shared_list_opinion')
    .addColumn('person_id', 'text', (column) => column.notNull().references('shared_list_person.id').onDelete('cascade'))
    .addColumn('list_id', 'text', (column) => column.notNull())
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('choice', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shared_list_opinion_once', ['person_id', 'property_id'])
    .execute()
  await db.schema.createIndex('shared_list_opinion_list').on('shared_list_opinion').column('list_id').execute()
}
