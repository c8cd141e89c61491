/** Forms that wait for their next try; everything in them is encrypted. */
import 'server-only'
import type { Db } from '../../client.ts'

/** `part`: empty for what was typed, the field for a file. */
export type EncryptedPart = { part: string; content: string }

/** In place of what was kept under the same id. */
export async function putReturnedForm(db: Db, id: string, parts: readonly EncryptedPart[], endsAt: Date): Promise<void> {
  const rows = parts.map(({ part, content }) => ({ id, part, content, size: content.length, ends_at: endsAt.toISOString() }))
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('returned_form').where('id', '=', id).execute()
    // One by one: a file may be larger than what a statement takes for several.
    for (const row of rows) await transaction.insertInto('returned_form').values(row).execute()
  })
}

/** Undefined when there is none, or it ended. */
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

/** Deletes those that ended. */
export async function deleteEndedForms(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('returned_form').where('ends_at', '<=', now.toISOString()).execute()
}

/** Characters of all that is kept. */
export async function sizeOfReturnedForms(db: Db): Promise<number> {
  const row = await db
    .selectFrom('returned_form')
    .select((select) => select.fn.sum<number | string | null>('size').as('size'))
    .executeTakeFirst()
  return Number(row?.size ?? 0)
}
