/**
 * Gives back what a reading leaves behind. The engine would collect it only when much more has gathered, and a site that changes all day
 * would seem to grow; in the thread that reads, nobody waits for it. Where somebody waits, the engine is only told to wait for less.
 */
import 'server-only'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Flavor = 'regular' | 'last-resort'

let collect: ((flavor: Flavor) => void) | undefined

function findCollector(): (flavor: Flavor) => void {
  setFlagsFromString('--expose-gc')
  const found: unknown = runInNewContext('gc')
  // Contexts that are made afterwards have nothing to do with it.
  setFlagsFromString('--no-expose-gc')
  return typeof found === 'function' ? (flavor) => void found({ type: 'major', execution: 'sync', flavor }) : () => undefined
}

/** Bytes of this thread's objects. */
const usedNow = () => getHeapStatistics().used_heap_size

let usedThen = 0

function collectNow(flavor: Flavor): void {
  collect ??= findCollector()
  collect(flavor)
  usedThen = usedNow()
}

export const giveBackMemory = (): void => collectNow('last-resort')

/** So much more than after the last collection, and bytes beside: the engine itself would wait for four times as much. */
const growth = { share: 1.2, bytes: 64 * 1024 * 1024 } as const

export function keepMemorySmall(): void {
  if (usedNow() > usedThen * growth.share + growth.bytes) collectNow('regular')
}

/** Listings from which an index and what else a change leaves behind are large. */
const many = 20_000

/**
 * Before what was read of so many listings is put in place: a process that answers then collects once its objects have grown by 30 in a hundred. Left
 * alone it waits for four times as much, and grows at each change. Not with fewer listings, as lists that nobody asked for before take a fifth longer.
 */
export function collectEarly(listings: number): void {
  if (listings >= many) setFlagsFromString('--heap-growing-percent=30')
}
