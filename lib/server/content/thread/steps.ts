/** Splits long work into short steps (generators), so that the event loop can answer requests between them. */
import 'server-only'
import { setImmediate as otherWork } from 'node:timers/promises'

export type Steps<T> = Generator<undefined, T, undefined>

/**
 * Runs all steps without a pause: in commands, in the worker thread and at the start.
 * @param passed called after each step with the number of steps so far.
 */
export function runAtOnce<T>(steps: Steps<T>, passed: (count: number) => void = () => {}): T {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done) return value
    passed(count)
  }
}

/** Milliseconds of work before the event loop gets a turn. */
const slice = 8

/** Runs the steps with a pause after each time slice of 8 ms. Rejects with what a step throws. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (let until = performance.now() + slice; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await otherWork()
    until = performance.now() + slice
  }
}

/** Maps the items, one step per item. */
export function* inSteps<From, To>(items: Iterable<From>, of: (item: From) => To): Steps<To[]> {
  const made: To[] = []
  for (const item of items) {
    made.push(of(item))
    yield
  }
  return made
}
