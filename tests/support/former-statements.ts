/** Recorded statements of the previous release's code, each with sample parameters. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../lib/server/db/schema.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

type Statement = readonly [sql: string, parameters: readonly unknown[]]

export type FormerRelease = {
  /** The commit from which it was recorded. */
  commit: string
  /** Names of all its migrations. */
  migrations: readonly string[]
  statements: readonly Statement[]
}

/** @param kind of database. */
export const formerReleaseFile = (kind: DatabaseKind): string =>
  resolve(import.meta.dirname, `../fixtures/former-release/${kind}.json`)

export const readFormerRelease = (kind: DatabaseKind): FormerRelease => JSON.parse(readFileSync(formerReleaseFile(kind), 'utf8'))

/** The same key for statements that differ only in the number of values or rows. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '?')
    .replace(/\((?:\?, )*\?\)/g, '(?)')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)')

/** Foreign keys are not checked, as referenced rows are missing: the test is whether tables and columns accept the statement. */
const withoutReferences = {
  sqlite: sql`pragma defer_foreign_keys = on`,
  postgres: sql`set local session_replication_role = replica`,
} as const

const everythingBack = Symbol('everything back')

/** Runs each statement separately and rolls it back. @returns those that the database rejects, with its error. */
export async function findRefused(db: Kysely<Database>, kind: DatabaseKind, statements: readonly Statement[]): Promise<string[]> {
  const refused: string[] = []
  const work = db.transaction().execute(async (transaction) => {
    await withoutReferences[kind].execute(transaction)
    for (const [text, parameters] of statements) {
      await sql`savepoint trial`.execute(transaction)
      try {
        await transaction.executeQuery(CompiledQuery.raw(text, [...parameters]))
      } catch (error) {
        refused.push(`${error instanceof Error ? error.message : error}: ${text}`)
      }
      await sql`rollback to savepoint trial`.execute(transaction)
    }
    throw everythingBack
  })
  await work.catch((error: unknown) => {
    if (error !== everythingBack) throw error
  })
  return refused
}
