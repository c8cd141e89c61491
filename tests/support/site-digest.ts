/** The data of a site, to be compared before and after. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Columns that any request or background work may change: when a person was last seen, and the outbox's own state. */
const volatileColumns: Readonly<Record<string, readonly string[]>> = {
  appointment: ['reminded_at'],
  session: ['updated_at', 'expires_at'],
  staff: ['seen_at'],
}

/** The site itself deletes expired proposals of times. */
const temporaryTable = 'viewing_proposal'

/** State that servers share about the content, at any time. */
const sharedState = 'content-read'

/** Tables of which only the number of rows is compared. */
const countedTables: readonly string[] = ['outbox', 'session', 'staff']

/** Every row of every table except the temporary one, and every file of the content. */
export function digestOf(file: string, content: string): Map<string, string> {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name <> ? order by name")
    .all(temporaryTable)
  const digests = tables.map(({ name }): [string, string] => {
    const rows = database
      .prepare(`select * from "${name}"`)
      .all()
      .filter((row) => name !== 'site_state' || row['name'] !== sharedState)
    const kept = rows.map((row) => Object.entries(row).filter(([column]) => !volatileColumns[String(name)]?.includes(column)))
    const whole = countedTables.includes(String(name)) ? '' : JSON.stringify(kept.map((row) => JSON.stringify(row)).toSorted())
    return [String(name), `${rows.length} ${createHash('sha1').update(whole).digest('hex')}`]
  })
  database.close()
  const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const stamps = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return `${path} ${statSync(path).mtimeMs}`
  })
  return new Map([...digests, ['content', createHash('sha1').update(stamps.toSorted().join()).digest('hex')]])
}

/** Tables that have changed. */
export const changedSince = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]))
