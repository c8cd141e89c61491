/**
 * Watches the content folder while the site runs and publishes changes. File system events trigger a check; polling finds what
 * has no events (a folder that was swapped as a whole, a network file system).
 */
import 'server-only'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from '../../../process/log.ts'
import { filesOf, fingerprintContent } from '../files/content-fingerprint.ts'
import { watchFolders } from './watch-folders.ts'

/**
 * `interval`: milliseconds between two checks. `quiet`: milliseconds without change after which new content counts as complete.
 * `share`: at most one part in `share` of the time is spent on checks, so folders with very many files are checked less often.
 * `isExact`: a check sees the current state; on a network file system it may see a cached one, so that a folder that looks
 * unchanged may have changed.
 */
export type WatchTiming = { interval: number; quiet: number; share: number; isExact: boolean }

const usualTiming: WatchTiming = { interval: 1_500, quiet: 400, share: 20, isExact: true }

/** Without events a change has to be found by polling, within a second; most of that time is waiting for the other machine. */
const timingWithoutEvents: WatchTiming = { ...usualTiming, interval: 250, share: 5, isExact: false }

/**
 * Linux `f_type` numbers of file systems that may be remote and then report no events: NFS, SMB, CIFS, FUSE, 9p, Ceph, AFS, GPFS,
 * Lustre.
 */
const withoutEvents = new Set([
  ...[0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997],
  ...[0x00c36400, 0x5346414f, 0x6b414653, 0x47504653, 0x0bd00bd0],
])

/** @param typeOf returns the file system type (`f_type`) of a folder. */
export async function timingFor(
  folder: string,
  typeOf = async (path: string) => (await statfs(path)).type,
): Promise<WatchTiming> {
  const type = await typeOf(folder).catch(() => 0)
  return withoutEvents.has(type) ? timingWithoutEvents : usualTiming
}

type Settling = {
  /** Waits until nothing changes any more. @param seen the fingerprint of the first check. @returns the last fingerprint. */
  settle: (seen: string | undefined) => Promise<string | undefined>
  /** Another server has seen this state as complete: pending waits check at once. @param files see `filesOf`. */
  noteComplete: (files: string) => void
  isAwaited: (files: string) => boolean
}

function createSettling(quiet: number, fingerprintNow: () => Promise<string | undefined>): Settling {
  let complete: string | undefined
  let lookNow: (() => void) | undefined
  const isComplete = (fingerprint: string | undefined) => fingerprint !== undefined && filesOf(fingerprint) === complete

  async function settle(seen: string | undefined): Promise<string | undefined> {
    let fingerprint = seen
    while (!isComplete(fingerprint)) {
      const isWoken = new Promise<boolean>((wake) => {
        lookNow = () => wake(true)
      })
      const isEarly = await Promise.race([sleep(quiet, false), isWoken])
      const next = await fingerprintNow()
      if (next === fingerprint && !isEarly) break
      fingerprint = next
    }
    return fingerprint
  }

  const noteComplete = (files: string) => {
    complete = files
    lookNow?.()
  }
  return { settle, noteComplete, isAwaited: (files) => complete === files }
}

export type ContentWatcher = {
  stop: () => void
  /** Checks now for the state that another server read after it was complete: the same state is complete here too. */
  lookFor: (files: string) => Promise<void>
  /** Called when the folder was read, with its fingerprint then, whoever requested it. */
  noteRead: (fingerprint: string | undefined) => void
}

/** A network file system may show a change late: milliseconds to wait for it, and between two checks. */
const elsewhere = { timeout: 3_000, pause: 150 } as const

type Looker = Omit<ContentWatcher, 'stop'> & { look: () => Promise<void>; isDue: () => boolean }

/**
 * Reads, checks and publishes the content.
 * @param fingerprint of the folder, which no longer changes.
 * @param isSame whether a reading since that fingerprint is sure to have read the same.
 */
type Reload = (fingerprint: string, isSame: boolean) => Promise<void>

/** Reads content early, while waiting whether it is complete. @param fingerprint of the folder. */
type Prepare = (fingerprint: string) => void

/** One check at a time; a change during a check triggers another one. @param known fingerprint of what is shown. */
function createLooker(
  folder: string,
  { reload, prepare }: { reload: Reload; prepare?: Prepare | undefined },
  { quiet, share, isExact }: WatchTiming,
  known: string | undefined,
): Looker {
  let shown = known
  let isLooking = false
  let isDirty = false
  let nextLook = 0
  const fingerprintNow = () => fingerprintContent(folder, isExact)
  const { settle, noteComplete, isAwaited } = createSettling(quiet, fingerprintNow)

  async function lookOnce(): Promise<void> {
    isDirty = false
    const start = performance.now()
    const found = await fingerprintNow()
    nextLook = performance.now() + (performance.now() - start) * share
    if (found === shown) return
    if (found !== undefined) prepare?.(found)
    const fingerprint = await settle(found)
    if (fingerprint === undefined || fingerprint === shown) return
    shown = fingerprint
    await reload(fingerprint, isExact || isAwaited(filesOf(fingerprint)))
  }

  async function look(): Promise<void> {
    isDirty = true
    if (isLooking) return
    isLooking = true
    try {
      while (isDirty) await lookOnce()
    } catch (error) {
      logError('content-not-live', { error })
    } finally {
      isLooking = false
    }
  }

  const isDue = () => performance.now() >= nextLook

  async function lookFor(files: string): Promise<void> {
    noteComplete(files)
    const end = performance.now() + elsewhere.timeout
    while (performance.now() < end && isAwaited(files) && filesOf(shown ?? '') !== files) {
      await look()
      await sleep(elsewhere.pause, undefined, { ref: false })
    }
  }

  const noteRead = (fingerprint: string | undefined) => {
    shown = fingerprint
  }
  return { look, lookFor, noteRead, isDue }
}

/**
 * @param reload called once per change; refused content is not tried again until it changes.
 * @param timing by file system type unless given.
 * @param fingerprint of the folder when it was last read; by default, of the folder as it is now.
 */
export async function watchContent(
  folder: string,
  reload: Reload,
  { timing: given, fingerprint, prepare }: { timing?: WatchTiming; fingerprint?: string | undefined; prepare?: Prepare } = {},
): Promise<ContentWatcher> {
  const known = fingerprint ?? (await fingerprintContent(folder))
  const timing = given ?? (await timingFor(folder))
  const { look, isDue, ...looker } = createLooker(folder, { reload, prepare }, timing, known)
  const watches = await watchFolders(folder, () => void look())
  const timer = setInterval(() => void (isDue() && look()), timing.interval).unref()
  const stop = () => {
    clearInterval(timer)
    watches.close()
  }
  return { stop, ...looker }
}
