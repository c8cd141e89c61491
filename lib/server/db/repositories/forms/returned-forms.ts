/** Forms that the visitor has to send again; everything in them is encrypted. */
import 'server-only'
import type { Db } from '../../client.ts'

/** `part`: empty for the fields, the field's name for a file. */
export type EncryptedPart = { part: string; content: string }

/** Replaces what was stored under the same id. */
export async function putReturnedForm(db: Db, id: string, parts: readonly EncryptedPart[], endsAt: Date): Promise<void> {
  const rows = parts.map(({ part, content }) => ({ id, part, content, size: content.length, ends_at: endsAt.toISOString() }))
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('returned_form').where('id', '=', id).execute()
    // One by one, because a large file may exceed the limits of a statement with several rows.
    for (const row of rows) await transaction.insertInto('returned_form').values(row).execute()
  })
}

/** Undefined if there is none, or it has expired. */
export async function findReturnedPart(db: Db, id: string, part: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('returned_form')
    .select('content')
    .where('id', '=', id)
    .where('part', '=', part)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.content
}

export async function deleteReturnedForm(db: Db, id: string): Promise<void> {
  await db.deleteFrom('returned_form').where('id', '=', id).execute()
}

/** Deletes expired forms. */
export async function deleteEndedForms(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('returned_form').where('ends_at', '<=', now.toISOString()).execute()
}

/** Total number of stored characters. */
export async function sizeOfReturnedForms(db: Db): Promise<number> {
  const row = await db
    .selectFrom('returned_form')
    .select((select) => select.fn.sum<number | string | null>('size').as('size'))
    .executeTakeFirst()
  return Number(row?.size ?? 0)
}
