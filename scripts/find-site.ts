/**
 * For commands that print or mail links: without SITE_URL they name the site that runs, or last ran, with the same VAR_DIR, as
 * `npm run reload-content` finds it. Without such a site the address of the content stays.
 */
import './load-env.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../lib/process/settings.ts'

const { SITE_URL, VAR_DIR } = readSettings(process.env)

function readAddress(): string | undefined {
  try {
    return readFileSync(join(VAR_DIR, 'site-address'), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

const address = SITE_URL ? undefined : readAddress()
if (address) process.env['SITE_URL'] = address
