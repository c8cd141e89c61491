/** Sends a request to the running site with the reload token, which only the user of the site can read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../lib/process/settings.ts'

/** @param path of a route that requires the reload token. @returns undefined when no site runs with this PORT and VAR_DIR. */
export async function callSite(path: string): Promise<Response | undefined> {
  const { PORT, VAR_DIR } = readSettings(process.env)
  try {
    const token = readFileSync(join(VAR_DIR, 'reload-token'), 'utf8')
    return await fetch(`http://127.0.0.1:${PORT}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  } catch {
    return undefined
  }
}
