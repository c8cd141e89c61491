/**
 * Notifies search engines of new, changed and removed pages, if INDEXNOW_KEY is set. The queue is a file in VAR_DIR, so it
 * survives a restart; errors are logged and retried, and never affect the site.
 */
import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findChangedPages, type KnownPages } from '../../../domain/syndication/changed-pages.ts'
import { logError, logInfo } from '../../../process/log.ts'
import { env } from '../../runtime/env.ts'
import { repeat } from '../../runtime/worker.ts'
import { listSitemapPages } from '../sitemap.ts'
import { announce } from './announce.ts'

/** Milliseconds between two attempts. */
const interval = 10 * 60_000

const stateSchema = z.object({ known: z.record(z.string(), z.string()), waiting: z.array(z.string()) })

const statePath = () => join(env().VAR_DIR, 'indexnow.json')

/** Undefined before the first publication, and when the file cannot be read. */
function readState(): z.output<typeof stateSchema> | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(statePath(), 'utf8')))
  } catch {
    return undefined
  }
}

/** Written atomically, readable by the owner only. */
function writeState(state: z.output<typeof stateSchema>): void {
  mkdirSync(env().VAR_DIR, { recursive: true })
  const draft = `${statePath()}.new`
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 })
  renameSync(draft, statePath())
}

const currentPages = async (): Promise<KnownPages> =>
  Object.fromEntries((await listSitemapPages()).map(({ url, lastModified }) => [url, lastModified ?? '']))

/** Adds changes since the last run to the queue, then sends it. */
async function work(key: string): Promise<void> {
  const state = readState()
  const known = await currentPages()
  const waiting = [...new Set([...(state?.waiting ?? []), ...findChangedPages(state?.known, known)])]
  writeState({ known, waiting })
  if (waiting.length === 0) return
  const announced = await announce(waiting, key)
  writeState({ known, waiting: waiting.slice(announced) })
  logInfo('indexnow-announced', { pages: announced })
}

let running: Promise<void> = Promise.resolve()

/** Runs once, after a run in progress. Never rejects; does nothing without a key. */
export function wakeIndexNow(): Promise<void> {
  const key = env().INDEXNOW_KEY
  if (!key) return Promise.resolve()
  running = running.then(() => work(key)).catch((error) => logError('indexnow-failed', { error }))
  return running
}

export const indexNow = repeat('indexnow', interval, wakeIndexNow)
