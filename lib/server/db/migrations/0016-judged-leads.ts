/** Index of leads by form and status, for lists and counts of testimonials. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const judgedLeads: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('lead_form_status').on('lead').columns(['form', 'status', 'created_at']).execute()
}
