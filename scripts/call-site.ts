/** Speaks to the running site with the secret that only its user can read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param path of a route of the site that asks for the reload token. @throws when no site runs with this PORT and VAR_DIR. */
export function callSite(path: string): Promise<Response> {
  const port = process.env['PORT'] ?? '3000'
  const token = readFileSync(join(process.env['VAR_DIR'] ?? 'var', 'reload-token'), 'utf8')
  return fetch(`http://localhost:${port}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}
