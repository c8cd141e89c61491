/** What has to be finished before the process ends. On globalThis: the site's bundles each have a copy of this file. */
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
