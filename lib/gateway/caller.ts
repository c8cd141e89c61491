/** Who waits for an answer, as far as limits need to know: whether anybody is still there. */
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

export type Caller = Pick<ServerResponse, 'closed'> & { once: (event: 'close', listener: () => void) => unknown }

/** Several who wait for the same: gone when all of them are. */
export function createCrowd(): Caller & { join: (caller: Caller) => void } {
  const events = new EventEmitter()
  let present = 0
  let hasGone = false

  function leave(): void {
    present -= 1
    if (present > 0) return
    hasGone = true
    events.emit('close')
  }

  return {
    get closed() {
      return hasGone
    },
    once: (event, listener) => events.once(event, listener),
    join(caller) {
      present += 1
      if (caller.closed) leave()
      else caller.once('close', leave)
    },
  }
}
