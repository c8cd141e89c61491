/** A separate site for tests that change the content: a copy of the build and of `data/`, and a server on another port. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programs } from '../../scripts/run-command.ts'
import { placeOf } from './memory-folder.ts'
import { quickOptions, quickSettings } from './quick-settings.ts'
import { type Run, runIn } from './run-on-server.ts'

const root = resolve(import.meta.dirname, '../..')

/** Linked, not copied; everything else is copied, because the running site writes re-rendered pages into its build. */
const linked = ['public', 'lib', 'scripts', 'node_modules', 'package.json', 'next.config.ts', 'tsconfig.json']

/** Additional environment, such as a mail server. */
type Settings = Readonly<Record<string, string>>

export type RunningSite = { url: string; pid: number | undefined; stop: () => Promise<void> }

export type SiteServer = RunningSite & {
  contentFolder: string
  /** `npm run reload-content`. */
  reload: () => Promise<Outcome>
  /** `npm run alerts`, optionally on other content than the published one. */
  alerts: (args?: readonly string[], more?: Settings) => Promise<Outcome>
  /** `npm run preview-link`. */
  previewLink: (...args: string[]) => Promise<Outcome>
  /** Fills portal and office as `npm run site` does, and returns the logins; the site has to run with `DEMO`. */
  demo: () => Promise<Outcome>
  /** Runs a function of the site's own code. */
  run: Run
}

/** The code of the build, which no site writes: from one path, so that Node's compile cache is shared by all sites. */
const code = '.next/server/chunks'

/** Files that a running site writes are no part of the build. */
const isCopied = (source: string) => !/\.next\/(cache|server\/route-cache|server\/chunks)$/.test(source)

function prepareFolder(name: string): string {
  const folder = placeOf(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of linked) symlinkSync(resolve(root, path), resolve(folder, path))
  for (const path of ['.next', 'data']) cpSync(resolve(root, path), resolve(folder, path), { recursive: true, filter: isCopied })
  symlinkSync(resolve(root, code), resolve(folder, code))
  return folder
}

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/robots.txt`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`the site on ${url} ended with code ${server.exitCode}`)
}

type Outcome = { code: number; output: string }

/** Runs a script of the site's own code, for the site in a folder. */
function runScript(folder: string, env: NodeJS.ProcessEnv, script: string, args: readonly string[] = []): Promise<Outcome> {
  const command = ['--conditions=react-server', resolve(root, 'scripts', script), ...args]
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) => {
      done({ code: error ? 1 : 0, output: stdout + stderr })
    })
  })
}

const addressOf = (port: number) => `http://localhost:${port}`

const envFor = (port: number) => ({
  ...process.env,
  PORT: String(port),
  SITE_URL: addressOf(port),
  CONTENT_DIR: 'data',
  VAR_DIR: 'var',
  PREVIEW_SECRET: 'the secret of the preview tests, long enough',
  NEXT_TELEMETRY_DISABLED: '1',
  ...quickSettings,
})

/** Serves the build in a folder. */
async function serveFolder(folder: string, port: number, settings: Settings = {}): Promise<RunningSite> {
  const url = addressOf(port)
  const env = { ...envFor(port), ...settings }
  const server = spawn(process.execPath, [...quickOptions, resolve(root, programs.serve)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  await waitForAnswer(url, server)
  return {
    url,
    pid: server.pid,
    stop: () =>
      new Promise((done) => {
        server.once('exit', () => done())
        server.kill('SIGTERM')
      }),
  }
}

/** Serves a copy of the site, whose content may be changed. @param change applied to the copy before it is served. */
export async function startSite(
  name: string,
  port: number,
  settings: Settings = {},
  change: (folder: string) => void = () => undefined,
): Promise<SiteServer> {
  const folder = prepareFolder(name)
  change(folder)
  const site = await serveFolder(folder, port, settings)
  const env = { ...envFor(port), ...settings }
  return {
    ...site,
    // A copy of the build takes 300 MB, perhaps in memory.
    stop: async () => {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    contentFolder: resolve(folder, 'data'),
    reload: () => runScript(folder, env, 'agency.ts', ['content', 'reload']),
    alerts: (args = [], more = {}) => runScript(folder, { ...env, ...more }, 'agency.ts', ['alerts', 'run', ...args]),
    previewLink: (...args) => runScript(folder, env, 'agency.ts', ['preview-link', 'make', ...args]),
    demo: () => runScript(folder, env, 'demo-owner.ts'),
    run: runIn(folder, env),
  }
}
