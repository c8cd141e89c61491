/** Finds the file of the SQLite database. */
import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const extension = '.sqlite'
const name = `site${extension}`

/**
 * `site.sqlite` in the folder; or the only database there if an earlier release gave it another name, so that no data is lost.
 */
export function databaseFile(folder: string): string {
  const path = join(folder, name)
  if (existsSync(path) || !existsSync(folder)) return path
  const [earlier, ...others] = readdirSync(folder).filter((file) => file.endsWith(extension))
  return earlier !== undefined && others.length === 0 ? join(folder, earlier) : path
}
