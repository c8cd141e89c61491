/** A release built by `npm run release` in `.release`, run from its folder, which it does not write to. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds until it must be ready, on a busy machine. */
const timeout = 300_000

/** The newest release. @throws if there is none. */
export function findRelease(): string {
  const [newest] = globSync('.release/*/release.json').sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (!newest) throw new Error('There is no release: npm run release')
  return resolve(newest, '..')
}

export type ReleasedSite = {
  url: string
  process: ChildProcess
  /** Its warnings and errors so far, one JSON object per line. */
  complaints: () => readonly string[]
  /** SIGTERM; resolves once the process is gone. */
  stop: () => Promise<void>
}

/** `waitUntilReady` returns the start time in milliseconds. @param folder working directory: `.env`, `data/` and `var/` of an agency. */
export function startRelease(release: string, folder: string, settings: Readonly<Record<string, string>>): ReleasedSite {
  const program = join(release, basename(release).split('-')[0] ?? '')
  // NODE_OPTIONS of this machine's test lock are not passed to the site.
  const { NODE_OPTIONS: _, ...usual } = process.env
  const child = spawn(program, ['start'], { cwd: folder, env: { ...usual, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(child, 'exit')
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  return {
    url: `http://127.0.0.1:${settings['PORT']}`,
    process: child,
    complaints: () => complaints,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** @returns milliseconds until it was ready. @throws if it ends, or is not ready in time. */
export async function waitUntilReady({ url, process: child, complaints }: ReleasedSite): Promise<number> {
  const start = performance.now()
  while (child.exitCode === null && performance.now() - start < timeout) {
    const answer = await fetch(`${url}/api/ready/`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return performance.now() - start
    await sleep(50)
  }
  throw new Error(`The release is not ready: ${complaints().slice(-5).join('\n')}`)
}
