/** Files that came with leads. */
import 'server-only'
import type { Db } from '../../client.ts'

/** Files of a field of a lead by their name, for the mail that tells of it. */
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

/** The file of a field of a lead that is approved; undefined for any other lead: nothing of those is ever served. */
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
