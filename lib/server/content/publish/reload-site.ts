/** Publishes changed content through the site's own API route, as the framework can revalidate pages only within a request. */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type {} from '../../../process/content-thread.ts'
import { logError, logInfo } from '../../../process/log.ts'
import { env } from '../../runtime/env.ts'
import type { Worker } from '../../runtime/worker.ts'
import { readReloadToken } from '../../security/reload-token.ts'
import { filesOf } from '../files/content-fingerprint.ts'
import { getContentState } from '../snapshot/current-snapshot.ts'
import { notifyOtherServers } from './notify-servers.ts'
import { type ContentWatcher, watchContent } from './watch-content.ts'

/** The IP address, as a host name such as `localhost` might not be resolvable. */
const siteAddress = () => `http://127.0.0.1:${env().PORT}`

const askSite = (path: string) =>
  fetch(`${siteAddress()}${path}`, { method: 'POST', headers: { authorization: `Bearer ${readReloadToken()}` } })

/** Number of attempts while the site is busy, and milliseconds between them: a change must not be missed. */
const tries = 60
const usualPause = 1_000

/**
 * Statuses after which to try again: 429 (rate limit), and 401 when another server with the same folder has just replaced the
 * token.
 */
const passing: readonly number[] = [401, 429]

/** Requests a reload and retries while the site is busy. The route logs what is held back. Never rejects. */
export async function reloadSite(pause = usualPause): Promise<void> {
  for (let left = tries; ; left -= 1) {
    const status = await askSite('/api/reload-content/').then(
      (answer) => answer.status,
      (error: unknown) => logError('content-not-live', { error }),
    )
    if (status === 200) return logInfo('content-live')
    if (status !== undefined) logError('content-not-live', { status })
    const isRefused = status !== undefined && status < 500 && !passing.includes(status)
    if (isRefused || left === 0) return
    await sleep(pause, undefined, { ref: false })
  }
}

/** Revalidates pages with testimonials. Never rejects: failures are logged. */
export async function revalidateTestimonials(): Promise<void> {
  const status = await askSite('/api/reload-testimonials/').then(
    (answer) => answer.status,
    () => 0,
  )
  if (status !== 200) logError('testimonials-not-renewed', { status })
}

let watching: Promise<ContentWatcher> | undefined

/** The other servers read the change at the same time as this one. */
function takeChange(files: string): Promise<void> {
  void notifyOtherServers(files)
  return reloadSite()
}

/**
 * Watches in this thread: without a worker thread, or when it ended. It may have ended because of the change, so watching starts
 * from the fingerprint of what is shown.
 */
function watchHere(): void {
  const fingerprint = getContentState()?.fingerprint
  watching = watchContent(env().CONTENT_DIR, (changed) => takeChange(filesOf(changed)), { fingerprint })
}

/** Watches the content folder, in the content worker thread if there is one: checking thousands of files would delay requests. */
export const contentWatch: Worker = {
  name: 'content watch',
  start: () => {
    const thread = globalThis.siteContentThread
    if (thread) thread.watch(takeChange, watchHere)
    else watchHere()
  },
  stop: async () => (await watching)?.stop(),
}

/** Another server read the content: checks now whether this server's folder has the same change. @param files see `filesOf`. */
export function lookAtContent(files: string): void {
  const thread = globalThis.siteContentThread
  if (thread) thread.send({ kind: 'look', files })
  else void watching?.then((watcher) => watcher.lookFor(files))
}

/** Reloads as soon as the starting site answers requests; gives up after a minute. Never rejects. */
export async function reloadOnceServing(): Promise<void> {
  for (let count = 0; count < tries; count++) {
    await sleep(usualPause, undefined, { ref: false })
    const answer = await fetch(`${siteAddress()}/api/health/`).catch(() => undefined)
    if (!answer?.ok) continue
    await reloadSite()
    return
  }
}
