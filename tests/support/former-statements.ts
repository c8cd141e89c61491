/** What the release before asks of its database: every statement that its code makes, with something that it was given. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../lib/server/db/schema.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

type Statement = readonly [sql: string, parameters: readonly unknown[]]

export type FormerRelease = {
  /** The commit that it was recorded from. */
  commit: string
  /** Names of all migrations that it has. */
  migrations: readonly string[]
  statements: readonly Statement[]
}

/** @param kind of database. */
export const formerReleaseFile = (kind: DatabaseKind): string =>
  resolve(import.meta.dirname, `../fixtures/former-release/${kind}.json`)

export const readFormerRelease = (kind: DatabaseKind): FormerRelease => JSON.parse(readFileSync(formerReleaseFile(kind), 'utf8'))

/** The same for statements that differ in how many values or rows they are given. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '?')
    .replace(/\((?:\?, )*\?\)/g, '(?)')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)')

/** References lead to rows that are not there: what is asked is whether tables and columns take the statement. */
const withoutReferences = {
  sqlite: sql`pragma defer_foreign_keys = on`,
  postgres: sql`set local session_replication_role = replica`,
} as const

const everythingBack = Symbol('everything back')

/** Runs each statement by itself and takes back what it did. @returns those that the database refuses, with what it says. */
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
