/** Lets so many in at a time, makes some wait in their order, and turns the rest away at once: a short queue is a quick answer. */

export type GateSize = { running: number; waiting: number }

export type Gate = {
  /**
   * Calls `start` when there is room, now or later; `start` gets a function that gives the place back, once.
   * @returns false when even the queue is full; else a function that leaves the queue, harmless after the start.
   */
  enter: (start: (leave: () => void) => void) => (() => void) | false
  /** How many are inside and how many wait. */
  load: () => GateSize
}

export function createGate({ running, waiting }: GateSize): Gate {
  const queue = new Set<() => void>()
  let inside = 0

  function admit(start: (leave: () => void) => void): void {
    let isInside = true
    inside += 1
    start(() => {
      if (!isInside) return
      isInside = false
      inside -= 1
      const [next] = queue
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
      if (queue.size >= waiting) return false
      const entry = () => admit(start)
      queue.add(entry)
      return () => queue.delete(entry)
    },
    load: () => ({ running: inside, waiting: queue.size }),
  }
}
