/** Hooks that run before the process ends. On globalThis, since each of the site's bundles has its own copy of this file. */
import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from './log.ts'

type Hook = () => Promise<void>

const holder = globalThis as typeof globalThis & { siteStopHooks?: Map<string, Hook> }

/** @param name a hook with the same name is replaced. */
export function onStop(name: string, hook: Hook): void {
  holder.siteStopHooks ??= new Map()
  holder.siteStopHooks.set(name, hook)
}

/** Runs the hooks once, in the order of registration. An error is logged, and the next hook runs. */
export async function runStopHooks(): Promise<void> {
  const hooks = [...(holder.siteStopHooks ?? [])]
  holder.siteStopHooks = new Map()
  for (const [name, hook] of hooks) {
    try {
      await hook()
    } catch (error) {
      logError('stop-failed', { name, error })
    }
  }
}

/**
 * Shuts down within a time limit. The hooks start when all requests are finished, or after a timeout, since a slow client may
 * read or send for as long as the process runs.
 * @param isIdle resolves when all requests are finished. @param last runs after the hooks.
 * @param timeouts in ms: until the hooks start at the latest, and until this function resolves at the latest.
 */
export async function finishBefore(
  isIdle: Promise<unknown>,
  last: () => Promise<void>,
  timeouts: { requests: number; all: number },
): Promise<void> {
  const isFinished = Promise.race([isIdle, sleep(timeouts.requests)])
    .then(runStopHooks)
    .then(last)
  await Promise.race([Promise.all([isIdle, isFinished]), sleep(timeouts.all)])
}
