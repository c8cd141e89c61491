/** Puts changed content in place by the site's own route: only within a request may the framework make pages again. */
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

/** By its number: where nothing is installed, nobody may know a name. */
const siteAddress = () => `http://127.0.0.1:${env().PORT}`

const askSite = (path: string) =>
  fetch(`${siteAddress()}${path}`, { method: 'POST', headers: { authorization: `Bearer ${readReloadToken()}` } })

/** A site that has too much to do at this moment must not miss a change: how often it is asked again, and milliseconds between. */
const tries = 60
const usualPause = 1_000

/** Who asks too often, and with a token that another server with the same folder has just replaced, may ask again. */
const passing: readonly number[] = [401, 429]

/** The route says in the log what is held back and why. Never rejects. */
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

/** Pages with testimonials are made again. Never rejects: what could not be asked is logged. */
export async function revalidateTestimonials(): Promise<void> {
  const status = await askSite('/api/reload-testimonials/').then(
    (answer) => answer.status,
    () => 0,
  )
  if (status !== 200) logError('testimonials-not-renewed', { status })
}

let watching: Promise<ContentWatcher> | undefined

/** The others read it while this server does. */
function takeChange(files: string): Promise<void> {
  void notifyOtherServers(files)
  return reloadSite()
}

/** Also where a thread has ended, which may have been by what it was about to read: that is not what is shown. */
function watchHere(): void {
  const fingerprint = getContentState()?.fingerprint
  watching = watchContent(env().CONTENT_DIR, (changed) => takeChange(filesOf(changed)), { fingerprint })
}

/** The thread that reads the content watches it as well: looking at thousands of files is nothing to do between requests. */
export const contentWatch: Worker = {
  name: 'content watch',
  start: () => {
    const thread = globalThis.siteContentThread
    if (thread) thread.watch(takeChange, watchHere)
    else watchHere()
  },
  stop: async () => (await watching)?.stop(),
}

/** Another server read the content. @param files what that looked like, see `filesOf`. */
export function lookAtContent(files: string): void {
  const thread = globalThis.siteContentThread
  if (thread) thread.tell({ kind: 'look', files })
  else void watching?.then((watcher) => watcher.lookFor(files))
}

/** As soon as the site that is starting takes requests. Never rejects. */
export async function reloadOnceServing(): Promise<void> {
  for (let count = 0; count < tries; count++) {
    await sleep(usualPause, undefined, { ref: false })
    const answer = await fetch(`${siteAddress()}/api/health/`).catch(() => undefined)
    if (!answer?.ok) continue
    await reloadSite()
    return
  }
}
