/** What a site holds, to be compared before and after. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What is written beside a request: when somebody was last seen, and what the outbox does with its messages. */
const passing: Readonly<Record<string, readonly string[]>> = {
  appointment: ['reminded_at'],
  session: ['updated_at', 'expires_at'],
  staff: ['seen_at'],
}

/** The site itself deletes times that nobody chose while they were held. */
const fleeting = 'viewing_proposal'

/** What servers tell each other of the content that they read, whenever that is. */
const news = 'content-read'

/** Of what only the numbers of its rows count. */
const counted: readonly string[] = ['outbox', 'session', 'staff']

/** Every row of every table but the fleeting one, and every file of the content. */
export function digestOf(file: string, content: string): Map<string, string> {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table' and name <> ? order by name").all(fleeting)
  const digests = tables.map(({ name }): [string, string] => {
    const rows = database
      .prepare(`select * from "${name}"`)
      .all()
      .filter((row) => name !== 'site_state' || row['name'] !== news)
    const kept = rows.map((row) => Object.entries(row).filter(([column]) => !passing[String(name)]?.includes(column)))
    const whole = counted.includes(String(name)) ? '' : JSON.stringify(kept.map((row) => JSON.stringify(row)).toSorted())
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

/** Tables that are not as before. */
export const changedSince = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name]))
