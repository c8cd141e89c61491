/**
 * Runs a source in a child process: reading ten thousand listings does not delay visitors, and a run that is killed does not
 * affect the site.
 */
import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { logError } from '../../process/log.ts'

// On globalThis, because the schedule and the office are separate bundles.
const holder = globalThis as typeof globalThis & { siteFeedRuns?: Map<string, ChildProcess>; siteFeedsRead?: Set<string> }

/** Child processes by source. */
const running = () => {
  holder.siteFeedRuns ??= new Map()
  return holder.siteFeedRuns
}

/** Sources that were run here and whose content the command has already had reloaded. */
const read = () => {
  holder.siteFeedsRead ??= new Set()
  return holder.siteFeedsRead
}

/** Whether this server ran the source and reloaded its content; true once per run. */
export const takeReadHere = (source: string): boolean => read().delete(source)

/** Whether a run started by this server is still active; those of other servers are found by their lease. */
export const isRunningHere = (source: string): boolean => running().has(source)

/** Starts the same command as an operator would. Resolves when the run ends; never rejects because of its result. */
export async function runApart(source: string, { acceptsGone = false } = {}): Promise<void> {
  const command = ['feed', 'run', source, ...(acceptsGone ? ['--accept-gone'] : [])]
  const args = ['--conditions=react-server', ['scripts', 'agency.ts'].join('/'), ...command]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  running().set(source, child)
  try {
    const [code] = await once(child, 'exit')
    // Exit code 1 is a stopped run, which has its own report and mail.
    if (code !== 0 && code !== 1) logError('feed-failed', { source, code })
  } finally {
    running().delete(source)
    read().add(source)
  }
}

/** Runs in progress end with the site; the next run starts again. */
export function stopRuns(): void {
  for (const child of running().values()) child.kill()
}
