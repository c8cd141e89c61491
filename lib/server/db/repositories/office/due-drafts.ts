/**
 * Drafts read without a staff member: those whose publishing time has come (the rights are those of the account that scheduled
 * it), and those shown through a signed link.
 */
import 'server-only'
import type { TextFailure } from '../../../../domain/office/text-version.ts'
import type { Db } from '../../client.ts'
import type { TextContent, TextDraft } from './office-texts.ts'

/** Drafts whose publishing time has come. */
export async function findDueDrafts(db: Db, now: Date): Promise<Pick<TextDraft, 'document' | 'version' | 'scheduledBy'>[]> {
  const rows = await db
    .selectFrom('text_draft')
    .select(['document', 'version', 'scheduled_by'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .execute()
  return rows.map(({ document, version, scheduled_by }) => ({ document, version, scheduledBy: scheduled_by ?? undefined }))
}

/** It is not retried automatically: somebody has to look at it. */
export async function noteFailedDraft(db: Db, document: string, failed: TextFailure): Promise<void> {
  await db.updateTable('text_draft').set({ publish_at: null, failed }).where('document', '=', document).execute()
}

/** Content of a draft, for the signed link to its preview. */
export async function findSignedDraft(db: Db, document: string): Promise<TextContent | undefined> {
  const row = await db.selectFrom('text_draft').select('content').where('document', '=', document).executeTakeFirst()
  return row && JSON.parse(row.content)
}
