/** Texts of the content: drafts, which all colleagues share, and what was published, with who did it. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { type TextAction, type TextFailure, textActions, textFailures } from '../../../domain/office/text-version.ts'
import type { Staff } from '../../office/staff.ts'
import type { Db } from '../client.ts'
import type { TextDraftTable, TextVersionTable } from '../tables/texts.ts'

export type TextContent = Readonly<Record<string, unknown>>

export type TextDraft = {
  document: string
  content: TextContent
  base: TextContent
  version: number
  name: string
  changedAt: Date
  publishAt: Date | undefined
  /** Account of whoever set the time. */
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

/** Of every document that has one, without what is written in it. */
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
 * Writes a draft, if nobody wrote it since.
 * @param draft its `version` is the one that was seen; 0 for none yet.
 * @returns false when somebody was faster.
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

/** @param version that was seen. @returns false when somebody wrote it since. */
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

/** @param at undefined for not at a time. @returns false when somebody wrote the draft since. */
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

export type TextVersion = {
  id: string
  number: number
  action: TextAction
  /** Names of the fields that it changed. */
  fields: readonly string[]
  name: string
  /** Of who did it, while they are one of the staff. */
  accountId: string | undefined
  at: Date
}

const shownColumns = ['id', 'number', 'action', 'fields', 'name', 'account_id', 'at'] as const

const toVersion = (row: Pick<TextVersionTable, (typeof shownColumns)[number]>): TextVersion => ({
  ...{ id: row.id, number: row.number, name: row.name },
  action: textActions.find((action) => action === row.action) ?? 'published',
  fields: JSON.parse(row.fields),
  accountId: row.account_id ?? undefined,
  at: new Date(row.at),
})

/** The newest first. */
export async function findTextVersions(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  document: string,
  most: number,
): Promise<TextVersion[]> {
  const rows = await db
    .selectFrom('text_version')
    .select(shownColumns)
    .where('document', '=', document)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  return rows.map(toVersion)
}

export async function findTextVersion(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  document: string,
  id: string,
): Promise<(TextVersion & { content: TextContent }) | undefined> {
  const row = await db
    .selectFrom('text_version')
    .select([...shownColumns, 'content'])
    .where('document', '=', document)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...toVersion(row), content: JSON.parse(row.content) }
}

/** What was published last; undefined for what was never published from here. */
export async function findLastVersion(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  document: string,
): Promise<{ number: number; content: TextContent } | undefined> {
  const row = await db
    .selectFrom('text_version')
    .select(['number', 'content'])
    .where('document', '=', document)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: row.number, content: JSON.parse(row.content) }
}

/** Versions of a document that are kept. */
const mostVersions = 100

/** @param db of the transaction that publishes. @throws when two publish the same number: the second has to look again. */
export async function addTextVersion(
  db: Db,
  staff: Staff<'publishTexts'>,
  version: Pick<TextVersion, 'number' | 'action' | 'fields'> & { document: string; content: TextContent },
  now: Date,
): Promise<void> {
  const { document, number, action, content, fields } = version
  const who = action === 'found' ? { account_id: null, name: '' } : { account_id: staff.accountId ?? null, name: staff.name }
  const said = { content: JSON.stringify(content), fields: JSON.stringify(fields), at: now.toISOString() }
  await db
    .insertInto('text_version')
    .values({ id: randomUUID(), document, number, action, ...said, ...who })
    .execute()
  await db
    .deleteFrom('text_version')
    .where('document', '=', document)
    .where('number', '<=', number - mostVersions)
    .execute()
}

/** When each document was published last from here, and by whom. */
export async function findLastPublished(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
): Promise<Map<string, { name: string; at: Date }>> {
  const rows = await db
    .selectFrom('text_version')
    .select(['document', 'name', 'at'])
    .where('action', '<>', 'found')
    .where(({ eb, selectFrom }) =>
      eb(
        'number',
        '=',
        selectFrom('text_version as other')
          .select(({ fn }) => fn.max('other.number').as('last'))
          .whereRef('other.document', '=', 'text_version.document'),
      ),
    )
    .execute()
  return new Map(rows.map(({ document, name, at }) => [document, { name, at: new Date(at) }]))
}
