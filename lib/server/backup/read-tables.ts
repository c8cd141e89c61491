/** Reads every row of every table as of one point in time, while the site goes on writing. */
import 'server-only'
import { rm } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import { sqliteDialect } from '../db/sqlite.ts'
import type { Row } from './table-digest.ts'

/** Rows per query; uploaded files are large. */
const rowsAtOnce = (table: string) => (table === 'upload' ? 4 : 500)

/** The name of the column with the row position; no column of ours has this name. */
const place = '#'

export type Table = { name: string; columns: string[] }

/** Whether the database is PostgreSQL. */
export async function isPostgres(db: Db): Promise<boolean> {
  const dialect = db.getExecutor().adapter.constructor.name
  return dialect.startsWith('Postgres')
}

/** Tables of the site, sorted by name; without those of the migration library and the views for older releases. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ isView, schema }) => !isView && (schema === undefined || schema === 'public'))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function* pagesOf(db: Db, table: string, postgres: boolean): AsyncGenerator<Row[]> {
  // The physical position of a row does not change within a snapshot.
  const [at, start] = postgres ? [sql`ctid`, '(0,0)'] : [sql`rowid`, -(2 ** 31)]
  const type = postgres ? sql`::tid` : sql``
  const shown = postgres ? sql`ctid::text` : sql`rowid`
  for (let last: unknown = start; ; ) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${shown} as ${sql.ref(place)}, t.* from ${sql.table(table)} as t
      where ${at} > ${last}${type} order by ${at} limit ${rowsAtOnce(table)}
    `.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end[place]
    yield rows.map(({ [place]: _, ...row }) => row)
  }
}

/** The rows of a table as this connection sees them. */
export async function* readRows(db: Db, table: string): AsyncGenerator<Row> {
  for await (const page of pagesOf(db, table, await isPostgres(db))) yield* page
}

/**
 * Calls `read` with a snapshot of the database. SQLite copies itself without blocking writers; PostgreSQL provides a snapshot in
 * a repeatable-read transaction.
 * @param copy path of the SQLite copy; removed afterwards.
 */
export async function inSnapshot<T>(db: Db, copy: string, read: (snapshot: Db) => Promise<T>): Promise<T> {
  if (await isPostgres(db)) return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
  await sql`vacuum into ${copy}`.execute(db)
  const snapshot = new Kysely<Database>({ dialect: sqliteDialect(copy) })
  try {
    return await read(snapshot)
  } finally {
    await snapshot.destroy()
    for (const suffix of ['', '-wal', '-shm']) await rm(`${copy}${suffix}`, { force: true })
  }
}
