/**
 * Runs a limited number of tasks at a time, queues some in order of arrival, and rejects the rest at once, so that the queue
 * stays short.
 */

/**
 * `running`, `waiting`: numbers of tasks. `timeout`: ms; while the first task in the queue has waited longer, new ones are
 * rejected.
 */
export type ConcurrencyLimitSize = { running: number; waiting: number; timeout: number }

export type ConcurrencyLimit = {
  /**
   * Calls `start` when there is capacity, now or later. `start` gets a function that frees its slot; calling it again has no
   * effect.
   * @returns false when the queue is full or too slow; else a function that leaves the queue and does nothing after the start.
   */
  enter: (start: (leave: () => void) => void) => (() => void) | false
  /** Numbers of running and of queued tasks. */
  load: () => { running: number; waiting: number }
}

/** @param now a monotonic clock, in ms. */
export function createConcurrencyLimit({ running, waiting, timeout }: ConcurrencyLimitSize, now: () => number): ConcurrencyLimit {
  /** Queued tasks and the time since when each waits, in order of arrival. */
  const queue = new Map<() => void, number>()
  let active = 0

  function isTooLong(): boolean {
    const [since] = queue.values()
    return queue.size >= waiting || (since !== undefined && now() - since > timeout)
  }

  function admit(start: (leave: () => void) => void): void {
    let isActive = true
    active += 1
    start(() => {
      if (!isActive) return
      isActive = false
      active -= 1
      const [next] = queue.keys()
      if (!next) return
      queue.delete(next)
      next()
    })
  }

  return {
    enter(start) {
      if (active < running) {
        admit(start)
        return () => {}
      }
      if (isTooLong()) return false
      const entry = () => admit(start)
      queue.set(entry, now())
      return () => queue.delete(entry)
    },
    load: () => ({ running: active, waiting: queue.size }),
  }
}
