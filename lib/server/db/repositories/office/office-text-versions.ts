/** Published versions of each text of the content, and who published them. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { type TextAction, textActions } from '../../../../domain/office/text-version.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { TextVersionTable } from '../../tables/texts.ts'
import type { TextContent } from './office-texts.ts'

export type TextVersion = {
  id: string
  number: number
  action: TextAction
  /** Names of the fields that it changed. */
  fields: readonly string[]
  name: string
  /** Account of who published it, while they are staff. */
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

/** Newest first. */
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

/** The content before a version; undefined for the first stored version. */
export async function findContentBefore(
  db: Db,
  _staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  document: string,
  number: number,
): Promise<TextContent | undefined> {
  const row = await db
    .selectFrom('text_version')
    .select('content')
    .where('document', '=', document)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && JSON.parse(row.content)
}

/** The version published last; undefined for a text that was never published from the office. */
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

/** Number of versions of a document that are stored. */
const mostVersions = 100

/**
 * @param db the transaction that publishes.
 * @throws if another transaction published the same number: the caller has to read again.
 */
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

/** When each document was last published from the office, and by whom. */
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
