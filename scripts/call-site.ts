/** Speaks to the running site with the secret that only its user can read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../lib/process/settings.ts'

/** @param path of a route of the site that asks for the reload token. @throws when no site runs with this PORT and VAR_DIR. */
export function callSite(path: string): Promise<Response> {
  const { PORT, VAR_DIR } = readSettings(process.env)
  const token = readFileSync(join(VAR_DIR, 'reload-token'), 'utf8')
  return fetch(`http://localhost:${PORT}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}
