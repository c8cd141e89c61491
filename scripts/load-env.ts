/** Reads the settings of `.env`, as Next does for the site itself; what the environment already says wins. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
