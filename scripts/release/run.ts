/**
 * The program of a release, as launcher.sh starts it: `start` serves the site, all else is a command of the agency. The folder that it
 * is started in holds `.env`, `data/` and `var/` of one agency; without content of its own the demo of the release is shown.
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

/** As the framework's own server does in its place: its settings are those of the build, and no file of settings is looked for. */
function takeBuiltSettings(): void {
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8'))
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)
}

const [command] = process.argv.slice(2)

readEnvironment()
if (command === 'start') {
  takeBuiltSettings()
  await import('../serve.ts')
} else if (command === 'version') {
  console.log(readFileSync(join(folder, 'release.json'), 'utf8').trim())
} else {
  await import('../agency.ts')
}
