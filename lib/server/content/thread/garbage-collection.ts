/**
 * Runs garbage collection after content was read. V8 alone would wait until the heap has grown to several times its size, so a
 * site whose content changes all day would seem to leak. The content worker thread can pause for a full collection; in the main
 * thread, where visitors wait, V8 is only set to collect earlier.
 */
import 'server-only'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Flavor = 'regular' | 'last-resort'

let collect: ((flavor: Flavor) => void) | undefined

function findCollector(): (flavor: Flavor) => void {
  setFlagsFromString('--expose-gc')
  const found: unknown = runInNewContext('gc')
  // `gc` stays available in this one context only: contexts created later do not get it.
  setFlagsFromString('--no-expose-gc')
  return typeof found === 'function' ? (flavor) => void found({ type: 'major', execution: 'sync', flavor }) : () => undefined
}

/** Bytes in use in the heap of this thread. */
const usedHeap = () => getHeapStatistics().used_heap_size

let usedAfterLast = 0

function collectNow(flavor: Flavor): void {
  collect ??= findCollector()
  collect(flavor)
  usedAfterLast = usedHeap()
}

/** A full collection that returns as much memory as possible; blocks the calling thread. */
export const collectAllGarbage = (): void => collectNow('last-resort')

/**
 * Collect once the heap is 1.2 times its size after the last collection, plus 64 MiB. V8 alone would wait for four times that
 * size.
 */
const growth = { share: 1.2, bytes: 64 * 1024 * 1024 } as const

/** Collects if the heap has grown enough since the last collection; cheap otherwise. */
export function collectGarbageIfGrown(): void {
  if (usedHeap() > usedAfterLast * growth.share + growth.bytes) collectNow('regular')
}

/** From this number of listings on, memory matters more than the processor time that collections take. */
const manyListings = 20_000

/**
 * When V8 collects all garbage of this process. By default it does once the heap has grown to several times its size, and
 * whenever buffers outside of it have grown by 64 MiB.
 *
 * With few listings buffers count for the same limit as the heap, which is half as much again as was in use after the last
 * collection. Uncached pages allocate 64 MiB of buffers each second, for the page cache and the responses, and marking the heap
 * each time took a sixth of the processor time. With many listings, a content change leaves much garbage (search indexes and the
 * like), so that memory would grow with each change: V8 collects once the heap has grown by 30 %.
 */
const collectionFlags = {
  few: ['--external-memory-accounted-in-global-limit', '--heap-growing-percent=50'],
  many: ['--no-external-memory-accounted-in-global-limit', '--heap-growing-percent=30'],
} as const

/** Call before a snapshot with this many listings is put in use. */
export function limitGarbage(listings: number): void {
  for (const flag of collectionFlags[listings < manyListings ? 'few' : 'many']) setFlagsFromString(flag)
}
