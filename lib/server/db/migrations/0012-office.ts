/** The office: staff, audit trail, work on leads, and arrangements about viewings. Only adds tables and columns. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const office: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await addStaff(db)
  await addLeadState(db)
  await addLeadTables(db)
  await addViewingTables(db)
}

async function addStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('rank', 'text', (column) => column.notNull())
    .addColumn('agent_id', 'integer')
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .execute()
  // No foreign key to accounts: the entries remain when a staff member leaves.
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('audit_at').on('audit').columns(['at']).execute()
  await db.schema.createIndex('audit_account').on('audit').columns(['account_id', 'at']).execute()
  await db.schema.createIndex('audit_subject').on('audit').columns(['subject', 'subject_id', 'at']).execute()
}

async function addLeadState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await db.schema
    .alterTable('lead')
    .addColumn('assigned_to', 'text', (column) => column.references('account.id').onDelete('set null'))
    .execute()
  // Incremented with each change, to detect that somebody edits an outdated version.
  await db.schema
    .alterTable('lead')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('lead').addColumn('answered_at', 'text').execute()
  await db.schema
    .alterTable('lead')
    .addColumn('merged_into', 'text', (column) => column.references('lead.id').onDelete('cascade'))
    .execute()
  // Leads from before the office existed were answered by mail.
  await sql`update lead set state = 'done'`.execute(db)
  const indexes = {
    lead_state: ['state', 'created_at'],
    lead_form: ['form', 'state', 'created_at'],
    lead_assigned: ['assigned_to', 'state', 'created_at'],
    lead_property: ['property_id', 'created_at'],
    lead_language: ['language', 'created_at'],
    lead_merged: ['merged_into'],
  } as const
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on('lead')
      .columns([...columns])
      .execute()
}

async function addLeadTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('is_private', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lead_note_lead').on('lead_note').columns(['lead_id', 'created_at']).execute()
  await db.schema
    .createTable('lead_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await db.schema.createIndex('lead_event_lead').on('lead_event').columns(['lead_id', 'at']).execute()
  await db.schema.createIndex('lead_event_at').on('lead_event').columns(['at']).execute()
}

async function addViewingTables(db: Kysely<unknown>): Promise<void> {
  // Times that an agent offers: each is reserved until one is chosen or the offer ends.
  await db.schema
    .createTable('viewing_proposal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('agent_id', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('viewing_proposal_slot', ['agent_id', 'starts_at'])
    .execute()
  await db.schema.createIndex('viewing_proposal_lead').on('viewing_proposal').columns(['lead_id']).execute()
  await db.schema
    .createTable('viewing_outcome')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('feedback', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('agent_calendar')
    .addColumn('agent_id', 'integer', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    // Hash of the secret in the address of the calendar feed that an agent subscribes to.
    .addColumn('feed_key', 'text', (column) => column.unique())
    // Encrypted address of the agent's own calendar, and when it was last read.
    .addColumn('busy_source', 'text')
    .addColumn('busy_read_at', 'text')
    .addColumn('busy_error', 'text')
    .execute()
  await db.schema
    .createTable('agent_busy')
    .addColumn('agent_id', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('agent_busy_once', ['agent_id', 'starts_at', 'ends_at'])
    .execute()
  await db.schema.createIndex('appointment_starts').on('appointment').columns(['starts_at']).execute()
}
