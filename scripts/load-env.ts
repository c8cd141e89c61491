/**
 * Reads the settings of `.env`, as Next does for the site itself; what the environment already says wins. What does not hold is
 * told at once, before anything starts.
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
