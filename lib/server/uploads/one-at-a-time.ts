/** Runs work that needs much memory one at a time. On globalThis: the site's bundles each have a copy of this file. */
import 'server-only'

const holder = globalThis as typeof globalThis & { siteTurn?: Promise<unknown> }

/**
 * Starts when all earlier work has ended, successfully or not.
 * @throws what `work` throws.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = (holder.siteTurn ?? Promise.resolve()).then(work)
  holder.siteTurn = turn.catch(() => {})
  return turn
}
