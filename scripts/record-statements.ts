/**
 * `npm run statements`: records the SQL statements of this release. The next release tests that they still run after its
 * migrations (tests/db/database/former-release.test.ts). To be run once per version. `npm run statements -- <folder>` records those of
 * another release's source.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { migrateTo } from '../lib/server/db/migrate.ts'
import { postgresDialect } from '../lib/server/db/postgres.ts'
import type { Database } from '../lib/server/db/schema.ts'
import { sqliteDialect } from '../lib/server/db/sqlite.ts'
import { type DatabaseKind, findRefused, formerReleaseFile, shapeOf } from '../tests/support/former-statements.ts'
import { startPostgres } from '../tests/support/start-postgres.ts'
import { programs } from './run-command.ts'

const [source = '.'] = process.argv.slice(2)
const records = mkdtempSync(join(tmpdir(), 'statements-'))

function runTests(): void {
  const recorder = pathToFileURL(resolve('tests/support/record-statements.ts')).href
  const env = { ...process.env, RECORD_STATEMENTS: records, NODE_OPTIONS: `--import=${recorder}` }
  const command = [resolve(programs.vitest), 'run', '--project', 'database', '--reporter=dot']
  spawnSync(process.execPath, command, { cwd: source, env, stdio: 'inherit' })
}

/** Each statement once, in alphabetical order, so that recordings can be compared. */
function readRecords(kind: DatabaseKind): [string, unknown[]][] {
  const lines = globSync(`${kind}-*.ndjson`, { cwd: records }).flatMap((name) =>
    readFileSync(join(records, name), 'utf8').trim().split('\n'),
  )
  const all = lines.map((line): [string, unknown[]] => JSON.parse(line))
  const byShape = new Map(all.map((statement) => [shapeOf(statement[0]), statement]))
  return [...byShape.values()].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Writes the statements that are valid on the release's own tables; the others come from tests with other tables. */
async function saveStatements(kind: DatabaseKind, db: Kysely<Database>, commit: string): Promise<void> {
  const migrations = globSync(`${source}/lib/server/db/migrations/*.ts`).map((file) => basename(file, '.ts'))
  await migrateTo(db, migrations)
  const all = readRecords(kind)
  const refused = new Set((await findRefused(db, kind, all)).map((line) => line.slice(line.indexOf(': ') + 2)))
  const statements = all.filter(([text]) => ![...refused].some((line) => line.endsWith(text)))
  const lines = statements.map((statement) => `    ${JSON.stringify(statement)}`)
  const head = `  "commit": ${JSON.stringify(commit)},\n  "migrations": ${JSON.stringify(migrations.sort())},`
  writeFileSync(formerReleaseFile(kind), `{\n${head}\n  "statements": [\n${lines.join(',\n')}\n  ]\n}\n`)
  console.log(`${kind}: ${statements.length} statements kept, ${all.length - statements.length} of other tables left out`)
  await db.destroy()
}

const commit = process.env['RELEASE'] ?? execFileSync('git', ['rev-parse', 'HEAD'], { cwd: source, encoding: 'utf8' }).trim()
const postgres = await startPostgres()
try {
  runTests()
  await saveStatements('sqlite', new Kysely<Database>({ dialect: sqliteDialect(':memory:') }), commit)
  await saveStatements('postgres', new Kysely<Database>({ dialect: postgresDialect(postgres.url) }), commit)
} finally {
  await postgres.stop()
  rmSync(records, { recursive: true, force: true })
}
