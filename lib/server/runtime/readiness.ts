/** Whether the site is ready: the content is loaded, and the database and the disk accept what visitors send. */
import 'server-only'
import { logError, logInfo } from '../../process/log.ts'
import { type ContentAge, findTooOld } from '../content/publish/content-age.ts'
import { getContentState, getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { getDb } from '../db/client.ts'
import { logNewerRelease } from '../db/newer-release.ts'
import { countIn } from '../db/repositories/forms/rate-limits.ts'
import { env } from './env.ts'
import { checkWritable } from './var-folder.ts'

export type Readiness = {
  content: boolean
  /** False when content is older than the setting `CONTENT_HOURS` allows; else absent. */
  fresh?: false
  /** The content that is too old. */
  tooOld?: readonly ContentAge[]
  /** How much of the content is not as it was written, because it has mistakes; absent when all is. */
  degraded?: { servesLastGood: boolean; held: number }
  database: boolean
  /** Whether a file can be written next to the database. */
  disk: boolean
  /** Migrations of a newer release that the database already has; absent when there are none. */
  newerDatabase?: readonly string[]
}

/** Milliseconds that a result is reused, so that frequent requests do not cause frequent writes. */
const reuseMs = 1_000

type Part = 'content' | 'fresh' | 'database' | 'disk'

/** The last reported reason of each part that does not work. On globalThis: the site's bundles each have a copy of this file. */
const holder = globalThis as typeof globalThis & { siteNotReady?: Map<Part, string> }

/**
 * Logs when a problem begins, changes or ends, not on every check.
 * @param fault identifies the problem; undefined when there is none.
 */
function logChange(part: Part, fault?: string, why: Readonly<Record<string, unknown>> = {}): void {
  holder.siteNotReady ??= new Map()
  const said = holder.siteNotReady
  if (said.get(part) === fault) return
  if (fault === undefined) {
    said.delete(part)
    logInfo('ready-again', { part })
  } else {
    said.set(part, fault)
    logError('not-ready', { part, ...why })
  }
}

const succeeds = async (part: Part, work: () => unknown): Promise<boolean> => {
  try {
    await work()
    logChange(part)
    return true
  } catch (error) {
    // The message of a database error differs each time, so it does not identify the problem.
    logChange(part, 'failed', { error })
    return false
  }
}

/** Errors here are reported as problems of the database or the content. */
const findOldContent = async (now: Date): Promise<ContentAge[]> =>
  findTooOld(await getDb(), env().CONTENT_HOURS, now).catch(() => [])

type Looked = Omit<Readiness, 'degraded'>

async function look(now: Date): Promise<Looked> {
  // Writes the one row of this key, in the way a form writes its rows.
  const database = await succeeds('database', async () => countIn(await getDb(), 'ready', reuseMs, now))
  const newerDatabase = database ? await logNewerRelease(await getDb()) : []
  const disk = await succeeds('disk', () => checkWritable(env().VAR_DIR))
  const content = await succeeds('content', getSnapshot)
  const isReadable = database && content
  const tooOld = isReadable ? await findOldContent(now) : []
  if (isReadable) logChange('fresh', tooOld.map(({ source }) => source).join() || undefined, { tooOld })
  return {
    content,
    ...(tooOld.length > 0 && { fresh: false as const, tooOld }),
    database,
    disk,
    ...(newerDatabase.length > 0 && { newerDatabase }),
  }
}

function findDegradation(): Pick<Readiness, 'degraded'> {
  const state = getContentState()
  const degraded = { servesLastGood: state?.serves === 'last-good', held: state?.held.length ?? 0 }
  return degraded.servesLastGood || degraded.held > 0 ? { degraded } : {}
}

let last: { at: number; found: Promise<Looked> } | undefined

/** The result is computed at most once a second. */
export async function findReadiness(now = Date.now()): Promise<Readiness> {
  // A clock that was set back must not keep an old result until the clock has caught up.
  if (!last || Math.abs(now - last.at) >= reuseMs) last = { at: now, found: look(new Date(now)) }
  return { ...(await last.found), ...findDegradation() }
}
