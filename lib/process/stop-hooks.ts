/** What has to be finished before the process ends. On globalThis: the site's bundles each have a copy of this file. */
import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from './log.ts'

type Hook = () => Promise<void>

const holder = globalThis as typeof globalThis & { siteStopHooks?: Map<string, Hook> }

/** @param name replaces a hook of the same name. */
export function onStop(name: string, hook: Hook): void {
  holder.siteStopHooks ??= new Map()
  holder.siteStopHooks.set(name, hook)
}

/** Runs the hooks once, in the order they came; one that fails is logged and does not keep the others from running. */
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
 * Ends in time. What has to be finished begins once nothing is under way, or early enough to be done in any case: somebody may read or send for as
 * long as the process lives.
 * @param isIdle resolves when nothing is under way. @param last what comes after the hooks.
 * @param timeouts milliseconds until the hooks begin, and until all of it ends, at the latest.
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
