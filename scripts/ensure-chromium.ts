/** Finds the Chromium that the browser tests use, and installs one when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { readSettings } from '../lib/process/settings.ts'
import { isProgram } from './is-program.ts'
import { programs } from './run-command.ts'

/** By preference: the headless shell renders pages in a third less time than the complete browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Timeout (ms) of a download. */
const timeout = 10 * 60_000

/** Chromium's sandbox does not work as root. */
export const isRoot = process.getuid?.() === 0

/**
 * Whether the file can be executed: not without its libraries, and not if it is a placeholder of the distribution (such as
 * Ubuntu's for snap).
 */
function canRun(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: timeout, env }).status === 0
}

/**
 * `CHROMIUM_PATH`, else the one that Playwright installed, else one on the PATH.
 * @throws when the file of CHROMIUM_PATH does not exist.
 */
export function findChromium(): string | undefined {
  const given = readSettings(process.env).CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
    return given
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...onPath].find(canRun)
}

/** By Playwright's download, else by the package of Debian or Ubuntu. */
function installChromium(): void {
  const playwright = [programs.playwright, 'install', '--no-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  if (run(process.execPath, playwright) && findChromium()) return
  if (!isRoot || !existsSync('/etc/debian_version') || !run('apt-get', ['update'])) return
  for (const name of ['chromium-headless-shell', 'chromium']) if (run('apt-get', ['install', '-y', name])) return
}

/** The path of a working Chromium. @throws with instructions when none can be installed. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found
  installChromium()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium, and installing it failed. Install it (Debian: `apt-get install chromium`) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

if (isProgram(import.meta.filename)) console.log(findOrInstallChromium())
