/**
 * Preloaded by `npm run statements`: records the statements that the code of the site sends to its database while the database tests
 * run, each once, with its first parameters. `RECORD_STATEMENTS` names the folder.
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely'
import { shapeOf } from './former-statements.ts'

/** Longer texts are truncated. */
const longest = 200

Error.stackTraceLimit = 60

/** Whether the site itself sent it: not a test, a migration, or an inspection of the tables. */
function isOfTheSite(sql: string): boolean {
  const stack = new Error('where').stack ?? ''
  return (
    /^(select|insert|update|delete|with)\b/i.test(sql.trim()) &&
    !/kysely_migration|sqlite_|pg_catalog|pragma_/.test(sql) &&
    /\/lib\/server\/|better-auth/.test(stack) &&
    !/\/db\/migrat|\/server\/backup\//.test(stack)
  )
}

const shorten = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : value)

function record(folder: string, kind: string, compiler: typeof SqliteQueryCompiler | typeof PostgresQueryCompiler): void {
  const known = new Set<string>()
  const compile = compiler.prototype.compileQuery
  compiler.prototype.compileQuery = function compileAndRecord(...given) {
    const compiled = compile.apply(this, given)
    const shape = shapeOf(compiled.sql)
    if (!known.has(shape) && isOfTheSite(compiled.sql)) {
      known.add(shape)
      const line = JSON.stringify([compiled.sql, compiled.parameters.map(shorten)])
      appendFileSync(join(folder, `${kind}-${process.pid}.ndjson`), `${line}\n`)
    }
    return compiled
  }
}

const folder = process.env['RECORD_STATEMENTS']
if (folder) {
  record(folder, 'sqlite', SqliteQueryCompiler)
  record(folder, 'postgres', PostgresQueryCompiler)
}
