/** Garbage collection settings of V8 for a process that answers requests. */
import { setFlagsFromString } from 'node:v8'

const flags = [
  // By default V8 "pretenures": code whose objects lived long allocates directly in the old generation. After a start or a burst
  // of traffic, when requests wait for seconds, every later request would be allocated there and kept until the next major
  // collection, and each minor collection would scan all of them (18 to 55 ms instead of 2).
  '--no-allocation-site-pretenuring',
  // By default V8 starts a major collection whenever buffers outside of the heap have grown by 64 MiB. Uncached pages do that
  // once a second, as the page cache and each response consist of buffers, and marking the whole heap each time took a sixth of
  // the processor time. With this, buffers count for the same limit as the heap,
  '--external-memory-accounted-in-global-limit',
  // which is half as much again as was in use after the last major collection; V8 alone would wait for up to four times as much.
  '--heap-growing-percent=50',
] as const

/** To be called before the site is loaded. With many listings the heap may grow less, see `collectGarbageEarly`. */
export function tuneGarbageCollection(): void {
  for (const flag of flags) setFlagsFromString(flag)
}
