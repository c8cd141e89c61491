/** Long work in short steps, so that requests are answered between them: each `yield` is a place to stop for a moment. */
import 'server-only'
import { setImmediate as otherWork } from 'node:timers/promises'

export type Steps<T> = Generator<undefined, T, undefined>

/** Without a stop: at the start and in commands, where nobody waits. @param passed is called after each step, with how many there were. */
export function runAtOnce<T>(steps: Steps<T>, passed: (count: number) => void = () => {}): T {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done) return value
    passed(count)
  }
}

/** Milliseconds of work before whoever waits has a turn. */
const slice = 8

/** With a stop after each slice. Rejects with what a step throws. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (let until = performance.now() + slice; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await otherWork()
    until = performance.now() + slice
  }
}

/** What `of` makes of each, a step each. */
export function* inSteps<From, To>(items: Iterable<From>, of: (item: From) => To): Steps<To[]> {
  const made: To[] = []
  for (const item of items) {
    made.push(of(item))
    yield
  }
  return made
}
