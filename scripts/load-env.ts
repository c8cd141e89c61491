/**
 * Loads `.env` into the environment, whose variables take precedence, as Next.js does for the site itself. Ends the process with
 * a message when a setting is invalid.
 */
import { existsSync } from 'node:fs'
import { readSettings, SettingsError } from '../lib/process/settings.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  readSettings(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exit(1)
}
