/** Starts so many at a time, queues some in their order, and rejects the rest at once, so that the queue stays short. */

/** `timeout`: milliseconds. While the first in the queue has waited longer, nobody joins it, however slow the machine is. */
export type ConcurrencyLimitSize = { running: number; waiting: number; timeout: number }

export type ConcurrencyLimit = {
  /**
   * Calls `start` when there is room, now or later; `start` gets a function that gives the place back, once.
   * @returns false when the queue is full or too slow; else a function that leaves the queue, harmless after the start.
   */
  enter: (start: (leave: () => void) => void) => (() => void) | false
  /** How many are inside and how many wait. */
  load: () => { running: number; waiting: number }
}

/** @param now milliseconds of a clock that only goes forward. */
export function createConcurrencyLimit({ running, waiting, timeout }: ConcurrencyLimitSize, now: () => number): ConcurrencyLimit {
  /** Since when each has waited, in their order. */
  const queue = new Map<() => void, number>()
  let inside = 0

  function isTooLong(): boolean {
    const [since] = queue.values()
    return queue.size >= waiting || (since !== undefined && now() - since > timeout)
  }

  function admit(start: (leave: () => void) => void): void {
    let isInside = true
    inside += 1
    start(() => {
      if (!isInside) return
      isInside = false
      inside -= 1
      const [next] = queue.keys()
      if (!next) return
      queue.delete(next)
      next()
    })
  }

  return {
    enter(start) {
      if (inside < running) {
        admit(start)
        return () => {}
      }
      if (isTooLong()) return false
      const entry = () => admit(start)
      queue.set(entry, now())
      return () => queue.delete(entry)
    },
    load: () => ({ running: inside, waiting: queue.size }),
  }
}
