/** Runs a source in a process of its own: reading ten thousand listings holds no visitor up, and a run that is killed takes nothing with it. */
import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { logError } from '../../process/log.ts'

// On globalThis: the schedule and the office are bundles of their own.
const holder = globalThis as typeof globalThis & { siteFeedRuns?: Map<string, ChildProcess>; siteFeedsRead?: Set<string> }

/** By source. */
const running = () => {
  holder.siteFeedRuns ??= new Map()
  return holder.siteFeedRuns
}

/** Sources that were run here since they were last asked for: the command has had their content read. */
const read = () => {
  holder.siteFeedsRead ??= new Set()
  return holder.siteFeedsRead
}

/** Whether the content of a source was read here after a run; once for each run. */
export const takeReadHere = (source: string): boolean => read().delete(source)

/** Whether this server has begun a run that has not ended; other servers' show by their lease. */
export const isRunningHere = (source: string): boolean => running().has(source)

/** The same command that a person would give. Ends with the run; never rejects for what the run did. */
export async function runApart(source: string, { acceptsGone = false } = {}): Promise<void> {
  const command = ['feed', 'run', source, ...(acceptsGone ? ['--accept-gone'] : [])]
  const args = ['--conditions=react-server', ['scripts', 'agency.ts'].join('/'), ...command]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  running().set(source, child)
  try {
    const [code] = await once(child, 'exit')
    // 1 is a run that was stopped, which has its report and its mail.
    if (code !== 0 && code !== 1) logError('feed-failed', { source, code })
  } finally {
    running().delete(source)
    read().add(source)
  }
}

/** What is under way ends with the site: the next run begins it again. */
export function stopRuns(): void {
  for (const child of running().values()) child.kill()
}
