/**
 * Notices that the content was replaced while the site runs, and puts it in place. The file system's own notice wakes it;
 * where there is none (a folder that was swapped as a whole, another machine's) a look from time to time does.
 */
import 'server-only'
import { type FSWatcher, watch } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from '../../../process/log.ts'
import { filesOf, fingerprintContent } from '../files/content-fingerprint.ts'

/**
 * Milliseconds between two looks, and how long nothing may change before the new content counts as complete. Of the time, one part in
 * `share` is spent on looking: a folder with very many files is looked at less often. `isExact`: a look sees what is there at that moment; by
 * one that is not, a folder that looks the same for a while may have changed.
 */
export type WatchTiming = { interval: number; quiet: number; share: number; isExact: boolean }

const usualTiming: WatchTiming = { interval: 1_500, quiet: 400, share: 20, isExact: true }

/** Where no notice comes, a change has to show within a second all the same; most of a look is then waiting for another machine. */
const timingWithoutEvents: WatchTiming = { ...usualTiming, interval: 250, share: 5, isExact: false }

/** As Linux numbers file systems that may lie on another machine and then tell of no change there: NFS, SMB, CIFS, FUSE, 9p, Ceph, AFS, GPFS, Lustre. */
const withoutEvents = new Set([
  ...[0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997],
  ...[0x00c36400, 0x5346414f, 0x6b414653, 0x47504653, 0x0bd00bd0],
])

/** @param typeOf number of the kind of a folder's file system. */
export async function timingFor(
  folder: string,
  typeOf = async (path: string) => (await statfs(path)).type,
): Promise<WatchTiming> {
  const type = await typeOf(folder).catch(() => 0)
  return withoutEvents.has(type) ? timingWithoutEvents : usualTiming
}

type Settling = {
  /** Waits until nothing changes any more. @param seen by the first look. */
  settle: (seen: string | undefined) => Promise<string | undefined>
  /** Another server waited for that already: whoever waits here looks at once. @param files see `filesOf`. */
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

function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    // An error is a folder that went away: the looks go on without.
    return watch(folder, { recursive: true, persistent: false }, onChange).on('error', () => undefined)
  } catch {
    return undefined
  }
}

export type ContentWatcher = {
  stop: () => void
  /** Looks now for what another server read, which waited until nothing changed any more: the same here is complete as well. */
  lookFor: (files: string) => Promise<void>
  /** The folder was read as it looked then, whoever asked for it. */
  noteRead: (fingerprint: string | undefined) => void
}

/** A folder that lies on another machine may show a change a moment later: milliseconds that it is looked for, and between two looks. */
const elsewhere = { timeout: 3_000, pause: 150 } as const

type Looker = Omit<ContentWatcher, 'stop'> & { look: () => Promise<void>; isDue: () => boolean }

/**
 * Reads, checks and shows the content. @param fingerprint of the folder, in which nothing changes any more. @param isSame whether what was read
 * since the folder looked like that is the same.
 */
type Reload = (fingerprint: string, isSame: boolean) => Promise<void>

/** Reads what may be complete, while it is waited whether it is. @param fingerprint of the folder. */
type Prepare = (fingerprint: string) => void

/** One look at a time; what changes meanwhile is looked at afterwards. @param known what is shown. */
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
 * @param reload what it refuses is not tried again until it changes.
 * @param pace by the kind of file system, unless it is given.
 * @param fingerprint fingerprint of the folder when it was last read; without one, it was read as it is now.
 */
export async function watchContent(
  folder: string,
  reload: Reload,
  { timing: given, fingerprint, prepare }: { timing?: WatchTiming; fingerprint?: string | undefined; prepare?: Prepare } = {},
): Promise<ContentWatcher> {
  const known = fingerprint ?? (await fingerprintContent(folder))
  const timing = given ?? (await timingFor(folder))
  const { look, isDue, ...looker } = createLooker(folder, { reload, prepare }, timing, known)
  const watcher = watchFolder(folder, () => void look())
  const timer = setInterval(() => void (isDue() && look()), timing.interval).unref()
  const stop = () => {
    clearInterval(timer)
    watcher?.close()
  }
  return { stop, ...looker }
}
