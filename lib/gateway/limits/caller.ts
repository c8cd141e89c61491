/** Callers that wait for a response, for the concurrency limits: work for a caller that has disconnected is not started. */
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

export type Caller = Pick<ServerResponse, 'closed'> & { once: (event: 'close', listener: () => void) => unknown }

/** Several callers that wait for the same page: closed once all of them are. */
export function createCallerGroup(): Caller & { join: (caller: Caller) => void } {
  const events = new EventEmitter()
  let connected = 0
  let isClosed = false

  function leave(): void {
    connected -= 1
    if (connected > 0) return
    isClosed = true
    events.emit('close')
  }

  return {
    get closed() {
      return isClosed
    },
    once: (event, listener) => events.once(event, listener),
    join(caller) {
      connected += 1
      if (caller.closed) leave()
      else caller.once('close', leave)
    },
  }
}
