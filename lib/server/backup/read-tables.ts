/** Every row of every table of one moment, while others go on writing. */
import 'server-only'
import { rm } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import { sqliteDialect } from '../db/sqlite.ts'
import type { Row } from './table-digest.ts'

/** Rows that are read at a time. Files of visitors are large. */
const rowsAtOnce = (table: string) => (table === 'upload' ? 4 : 500)

/** What a column that is no column of ours is called. */
const place = '#'

export type Table = { name: string; columns: string[] }

/** Whether it is PostgreSQL: only that knows this function. */
export async function isPostgres(db: Db): Promise<boolean> {
  const dialect = db.getExecutor().adapter.constructor.name
  return dialect.startsWith('Postgres')
}

/** Tables of the site, by name; not those of the library that migrates, nor what stands in for an older release. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ isView, schema }) => !isView && (schema === undefined || schema === 'public'))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function* pagesOf(db: Db, table: string, postgres: boolean): AsyncGenerator<Row[]> {
  // Where a row lies does not change for whoever looks at one moment.
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

/** The rows of a table as they are for whoever holds this connection. */
export async function* readRows(db: Db, table: string): AsyncGenerator<Row> {
  for await (const page of pagesOf(db, table, await isPostgres(db))) yield* page
}

/**
 * Calls `read` with a database that does not change meanwhile. SQLite makes a copy of itself, which keeps nobody from writing; PostgreSQL shows one moment to
 * a transaction.
 * @param copy path of the file for the copy; removed afterwards.
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
