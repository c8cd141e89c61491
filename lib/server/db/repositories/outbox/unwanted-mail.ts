/** Recipients who reported a mail as unwanted: as keyed hashes, with the form that caused it. */
import 'server-only'
import type { Db } from '../../client.ts'

/** A second report about the same form is ignored. */
export async function saveUnwanted(db: Db, recipient: string, form: string, now: Date): Promise<void> {
  await db
    .insertInto('unwanted_mail')
    .values({ recipient, form, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isUnwanted(db: Db, recipient: string): Promise<boolean> {
  const row = await db.selectFrom('unwanted_mail').select('form').where('recipient', '=', recipient).executeTakeFirst()
  return row !== undefined
}

/** @returns whether there was anything to erase. */
export async function deleteUnwanted(db: Db, recipient: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('unwanted_mail').where('recipient', '=', recipient).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes reports older than the retention period. */
export async function deleteUnwantedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('unwanted_mail').where('created_at', '<', before.toISOString()).execute()
}

export type UnwantedCount = { form: string; addresses: number }

/** By form, most first. */
export async function countUnwanted(db: Db): Promise<UnwantedCount[]> {
  const rows = await db
    .selectFrom('unwanted_mail')
    .select(['form', ({ fn }) => fn.countAll().as('addresses')])
    .groupBy('form')
    .orderBy('addresses', 'desc')
    .orderBy('form')
    .execute()
  return rows.map(({ form, addresses }) => ({ form, addresses: Number(addresses) }))
}
