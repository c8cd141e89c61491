/** Drafts of texts of the content, which all staff share. */
import 'server-only'
import { type TextFailure, textFailures } from '../../../../domain/office/text-version.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { TextDraftTable } from '../../tables/texts.ts'

export type TextContent = Readonly<Record<string, unknown>>

export type TextDraft = {
  document: string
  content: TextContent
  base: TextContent
  version: number
  name: string
  changedAt: Date
  publishAt: Date | undefined
  /** Account of who scheduled it. */
  scheduledBy: string | undefined
  failed: TextFailure | undefined
}

function toDraft(row: TextDraftTable): TextDraft {
  return {
    ...{ document: row.document, version: row.version, name: row.name },
    content: JSON.parse(row.content),
    base: JSON.parse(row.base),
    changedAt: new Date(row.changed_at),
    publishAt: row.publish_at === null ? undefined : new Date(row.publish_at),
    scheduledBy: row.scheduled_by ?? undefined,
    failed: textFailures.find((failure) => failure === row.failed),
  }
}

export async function findTextDraft(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  document: string,
): Promise<TextDraft | undefined> {
  const row = await db.selectFrom('text_draft').selectAll().where('document', '=', document).executeTakeFirst()
  return row && toDraft(row)
}

export type DraftNote = Pick<TextDraft, 'name' | 'changedAt' | 'publishAt' | 'failed'>

/** Drafts of all documents, without their content. */
export async function findDraftNotes(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
): Promise<Map<string, DraftNote>> {
  const rows = await db.selectFrom('text_draft').select(['document', 'name', 'changed_at', 'publish_at', 'failed']).execute()
  return new Map(
    rows.map(({ document, name, changed_at, publish_at, failed }) => [
      document,
      {
        name,
        changedAt: new Date(changed_at),
        publishAt: publish_at === null ? undefined : new Date(publish_at),
        failed: textFailures.find((failure) => failure === failed),
      },
    ]),
  )
}

/**
 * Saves a draft unless it was changed meanwhile.
 * @param draft its `version` is the one that the caller has read; 0 for a new draft.
 * @returns false if it was changed meanwhile.
 */
export async function putTextDraft(
  db: Db,
  staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  { document, content, base, version }: Pick<TextDraft, 'document' | 'content' | 'base' | 'version'>,
  now: Date,
): Promise<boolean> {
  const who = { account_id: staff.accountId ?? null, name: staff.name, changed_at: now.toISOString() }
  const written = { content: JSON.stringify(content), base: JSON.stringify(base), version: version + 1, failed: null, ...who }
  if (version === 0) {
    const made = await db
      .insertInto('text_draft')
      .values({ document, ...written, publish_at: null, scheduled_by: null })
      .onConflict((conflict) => conflict.column('document').doNothing())
      .returning('document')
      .executeTakeFirst()
    return made !== undefined
  }
  const { numUpdatedRows } = await db
    .updateTable('text_draft')
    .set(written)
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param version the version that the caller has read. @returns false if the draft was changed since. */
export async function deleteTextDraft(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  document: string,
  version: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('text_draft')
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @param at undefined to cancel the schedule. @returns false if the draft was changed since. */
export async function setPublishTime(
  db: Db,
  staff: Staff<'publishTexts'>,
  { document, version }: Pick<TextDraft, 'document' | 'version'>,
  at: Date | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('text_draft')
    .set({
      publish_at: at?.toISOString() ?? null,
      scheduled_by: at ? (staff.accountId ?? null) : null,
      failed: null,
      version: version + 1,
    })
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Names of pictures in all drafts, and in all stored versions. @param pattern of a name, matching all in a text. */
export async function findPicturesOfTexts(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  pattern: RegExp,
): Promise<Record<'drafts' | 'versions', Set<string>>> {
  const named = (rows: readonly { content: string }[]) =>
    new Set(rows.flatMap(({ content }) => [...content.matchAll(pattern)].map(([name]) => name)))
  const drafts = await db.selectFrom('text_draft').select('content').execute()
  const versions = await db.selectFrom('text_version').select('content').where('content', 'like', '%.webp%').execute()
  return { drafts: named(drafts), versions: named(versions) }
}
