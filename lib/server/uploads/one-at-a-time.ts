/** Lets work that takes much memory wait for its turn. On globalThis: the site's bundles each have a copy of this file. */
import 'server-only'

const holder = globalThis as typeof globalThis & { siteTurn?: Promise<unknown> }

/** Begins when all that came before is over, whether that went well or not. @throws what `work` throws. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = (holder.siteTurn ?? Promise.resolve()).then(work)
  holder.siteTurn = turn.catch(() => {})
  return turn
}
