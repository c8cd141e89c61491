/**
 * Gives back what a reading leaves behind. The engine would collect it only when much more has gathered, and a site that changes all day
 * would seem to grow; in the thread that reads, nobody waits for it.
 */
import 'server-only'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

function findCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const found: unknown = runInNewContext('gc')
  // Contexts that are made afterwards have nothing to do with it.
  setFlagsFromString('--no-expose-gc')
  return typeof found === 'function'
    ? () => void found({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    : () => undefined
}

export function giveBackMemory(): void {
  collect ??= findCollector()
  collect()
}
