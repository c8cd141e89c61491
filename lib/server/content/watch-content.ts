/**
 * Notices that the content was replaced while the site runs, and puts it in place. The file system's own notice wakes it;
 * where there is none (other file systems, a folder that was swapped as a whole) a look every few seconds does.
 */
import 'server-only'
import { type FSWatcher, watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from '../../process/log.ts'
import { filesOf, fingerprintContent } from './content-fingerprint.ts'

/** Milliseconds between two looks, and how long nothing may change before the new content counts as complete. */
export type Pace = { interval: number; quiet: number }

export const usualPace: Pace = { interval: 1_500, quiet: 400 }

/** Of the time, one part in so many is spent on looking: a folder with very many files is looked at less often. */
const share = 20

/** Waits until two looks in a row see the same. */
async function settledFingerprint(folder: string, quiet: number): Promise<string | undefined> {
  for (let print = await fingerprintContent(folder); ; ) {
    await sleep(quiet)
    const next = await fingerprintContent(folder)
    if (next === print) return print
    print = next
  }
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
  noteRead: (print: string | undefined) => void
}

/** A folder that lies on another machine may show a change a moment later: milliseconds that it is looked for, and between two looks. */
const elsewhere = { timeout: 3_000, pause: 150 } as const

type Looker = Omit<ContentWatcher, 'stop'> & { look: () => Promise<void>; isDue: () => boolean }

/** One look at a time; what changes meanwhile is looked at afterwards. @param known what is shown. */
function createLooker(folder: string, reload: () => Promise<void>, quiet: number, known: string | undefined): Looker {
  let shown = known
  let isLooking = false
  let isDirty = false
  let nextLook = 0
  let complete: string | undefined

  async function lookOnce(): Promise<void> {
    isDirty = false
    const start = performance.now()
    const found = await fingerprintContent(folder)
    nextLook = performance.now() + (performance.now() - start) * share
    if (found === shown) return
    const isComplete = found !== undefined && filesOf(found) === complete
    const print = isComplete ? found : await settledFingerprint(folder, quiet)
    if (print === undefined || print === shown) return
    shown = print
    await reload()
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
    complete = files
    const end = performance.now() + elsewhere.timeout
    while (performance.now() < end && complete === files && filesOf(shown ?? '') !== files) {
      await look()
      await sleep(elsewhere.pause, undefined, { ref: false })
    }
  }

  const noteRead = (print: string | undefined) => {
    shown = print
  }
  return { look, lookFor, noteRead, isDue }
}

/**
 * @param reload reads, checks and shows the content; what it refuses is not tried again until it changes.
 * @param print fingerprint of the folder when it was last read; without one, it was read as it is now.
 */
export async function watchContent(
  folder: string,
  reload: () => Promise<void>,
  pace = usualPace,
  print?: string,
): Promise<ContentWatcher> {
  const known = print ?? (await fingerprintContent(folder))
  const { look, isDue, ...looker } = createLooker(folder, reload, pace.quiet, known)
  const watcher = watchFolder(folder, () => void look())
  const timer = setInterval(() => void (isDue() && look()), pace.interval).unref()
  const stop = () => {
    clearInterval(timer)
    watcher?.close()
  }
  return { stop, ...looker }
}
