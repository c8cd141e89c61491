/** Files sent with leads. */
import 'server-only'
import type { Db } from '../../client.ts'

/** Files of a field of a lead, by name, for the mail about the lead. */
export async function findFiles(db: Db, leadId: string, field: string): Promise<(StoredFile & { name: string })[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['name', 'kind', 'content'])
    .where('lead_id', '=', leadId)
    .where('field', '=', field)
    .execute()
  return rows.map(({ name, kind, content }) => ({ name, kind, content: Buffer.from(content, 'base64') }))
}

export type StoredFile = { kind: string; content: Buffer }

/** The file of a field of an approved lead; undefined for any other lead, whose files are never public. */
export async function findApprovedFile(db: Db, leadId: string, field: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('upload')
    .innerJoin('lead', 'lead.id', 'upload.lead_id')
    .select(['upload.kind', 'upload.content'])
    .where('lead.id', '=', leadId)
    .where('lead.status', '=', 'approved')
    .where('upload.field', '=', field)
    .executeTakeFirst()
  return row && { kind: row.kind, content: Buffer.from(row.content, 'base64') }
}
