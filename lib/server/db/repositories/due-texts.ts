/** Texts whose time to be published has come. The schedule runs by itself: whose right it takes is found by the account that set the time. */
import 'server-only'
import type { TextFailure } from '../../../domain/office/text-version.ts'
import type { Db } from '../client.ts'
import type { TextDraft } from './office-texts.ts'

/** Those whose time has come. */
export async function findDueDrafts(db: Db, now: Date): Promise<Pick<TextDraft, 'document' | 'version' | 'scheduledBy'>[]> {
  const rows = await db
    .selectFrom('text_draft')
    .select(['document', 'version', 'scheduled_by'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .execute()
  return rows.map(({ document, version, scheduled_by }) => ({ document, version, scheduledBy: scheduled_by ?? undefined }))
}

/** It is not tried again by itself: somebody has to look. */
export async function noteFailedDraft(db: Db, document: string, failed: TextFailure): Promise<void> {
  await db.updateTable('text_draft').set({ publish_at: null, failed }).where('document', '=', document).execute()
}
