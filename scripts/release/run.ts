/**
 * Entry point of a release, started by launcher.sh: `start` serves the site, `version` prints the release, anything else is a
 * command of the agency. The working directory contains `.env`, `data/` and `var/` of one agency; without `data/` the demo
 * content of the release is used.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../..', import.meta.url))

function readEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const demo = existsSync('data') ? {} : { CONTENT_DIR: join(folder, 'data') }
  Object.assign(process.env, { ...demo, ...process.env, CODE_DIR: folder })
}

const [command] = process.argv.slice(2)

readEnvironment()
if (command === 'start') {
  await import('../serve.ts')
} else if (command === 'version') {
  console.log(readFileSync(join(folder, 'release.json'), 'utf8').trim())
} else {
  await import('../agency.ts')
}
