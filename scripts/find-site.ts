/**
 * Sets SITE_URL for commands that print or mail links: if it is not set, to the address of the site that runs, or last ran, with
 * the same VAR_DIR. Without such a site the address in the content is used.
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
