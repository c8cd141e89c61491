/** Whether the site can do its work: the content is loaded, and what visitors send can be written down. */
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
  /** Absent while nothing is older than the setting `CONTENT_HOURS` allows. */
  fresh?: false
  /** What is. */
  tooOld?: readonly ContentAge[]
  /** How much of the content is not as its keeper wrote it; absent when all is. */
  degraded?: { servesLastGood: boolean; held: number }
  database: boolean
  /** Whether a file can be written beside the database. */
  disk: boolean
  /** What a newer release did to the database, where one did. */
  newerDatabase?: readonly string[]
}

/** Milliseconds that an answer holds, so that asking often does not write often. */
const holdsFor = 1_000

type Part = 'content' | 'fresh' | 'database' | 'disk'

/** What was last said of each part that does not work. On globalThis: the site's bundles each have a copy of this file. */
const holder = globalThis as typeof globalThis & { siteNotReady?: Map<Part, string> }

/** Said when it begins, becomes another fault, and ends, however often somebody asks. @param fault by which it is told from another; none when all is well. */
function noteChange(part: Part, fault?: string, why: Readonly<Record<string, unknown>> = {}): void {
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
    noteChange(part)
    return true
  } catch (error) {
    // A database that is away says so in ever other words.
    noteChange(part, 'failed', { error })
    return false
  }
}

/** What cannot be found out is said of the database or the content. */
const findOldContent = async (now: Date): Promise<ContentAge[]> =>
  findTooOld(await getDb(), env().CONTENT_HOURS, now).catch(() => [])

type Looked = Omit<Readiness, 'degraded'>

async function look(now: Date): Promise<Looked> {
  // Writes the one row of this key, as a form would write its own.
  const database = await succeeds('database', async () => countIn(await getDb(), 'ready', holdsFor, now))
  const newerDatabase = database ? await logNewerRelease(await getDb()) : []
  const disk = await succeeds('disk', () => checkWritable(env().VAR_DIR))
  const content = await succeeds('content', getSnapshot)
  const canTell = database && content
  const tooOld = canTell ? await findOldContent(now) : []
  if (canTell) noteChange('fresh', tooOld.map(({ source }) => source).join() || undefined, { tooOld })
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

/** What costs something to find out is found out once a second. */
export async function findReadiness(now = Date.now()): Promise<Readiness> {
  // A clock that was set back must not make an answer hold until it has caught up.
  if (!last || Math.abs(now - last.at) >= holdsFor) last = { at: now, found: look(new Date(now)) }
  return { ...(await last.found), ...findDegradation() }
}
