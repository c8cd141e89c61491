/** Writes the rows of a backup into empty tables, in one transaction: either all of them unchanged, or none. */
import 'server-only'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { isPostgres, listTables, readRows } from './read-tables.ts'
import { createTableDigest, type Row, type TableDigest } from './table-digest.ts'

/** Values per insert; both databases allow more. */
const valuesAtOnce = 8_000

/** Row count, fingerprint and columns at the time of the backup. */
export type StoredTable = TableDigest & { columns: string[] }

/** Rows refer to rows that are inserted later, so foreign keys are checked at the end. */
async function deferReferences(db: Db): Promise<() => Promise<void>> {
  if (!(await isPostgres(db))) {
    await sql`pragma defer_foreign_keys = on`.execute(db)
    return async () => undefined
  }
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(db)
  const alter = async (how: string) => {
    for (const { name, table } of rows)
      await sql`alter table ${sql.id(table.replaceAll('"', ''))} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(db)
  }
  await alter('deferrable initially deferred')
  return async () => {
    await sql`set constraints all immediate`.execute(db)
    await alter('not deferrable')
  }
}

async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto(table as 'lead')
      .values(rows as never)
      .execute()
}

async function fillTable(db: Db, table: string, rows: AsyncIterable<Row>): Promise<void> {
  let waiting: Row[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length * Object.keys(row).length < valuesAtOnce && table !== 'upload') continue
    await insertRows(db, table, waiting)
    waiting = []
  }
  await insertRows(db, table, waiting)
}

/** Digest of the current rows, over the columns of the backup. */
async function digestTable(db: Db, table: string, columns: readonly string[]): Promise<TableDigest> {
  const digest = createTableDigest(columns)
  for await (const row of readRows(db, table)) digest.add(row)
  return digest.result()
}

/**
 * @param kept digests of the backup's tables, by name.
 * @param tables the rows of each, one table after the other.
 * @throws when a table or column is missing, or a row count or fingerprint differs from the backup; nothing is written then.
 */
export async function writeTables(
  db: Db,
  kept: Readonly<Record<string, StoredTable>>,
  tables: AsyncIterable<{ name: string; rows: AsyncIterable<Row> }>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const finishReferences = await deferReferences(transaction)
    // Migrations insert rows into some tables.
    for (const { name } of await listTables(transaction)) await transaction.deleteFrom(name as 'lead').execute()
    for await (const { name, rows } of tables) await fillTable(transaction, name, rows)
    await finishReferences()
    for (const [name, { columns, rows, fingerprint }] of Object.entries(kept)) {
      const now = await digestTable(transaction, name, columns)
      if (now.rows !== rows || now.fingerprint !== fingerprint)
        throw new Error(`${name}: ${now.rows} row(s) arrived of ${rows}, or they differ from those of the backup`)
    }
  })
}
