/** Who may come in now: by what the visitor asked for lately, and by how much the site has to do. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createGate, type GateSize } from './gate.ts'
import { createPace } from './pace.ts'
import type { Refusal } from './refuse.ts'
import type { Reporter } from './report.ts'
import { prices, type RequestKind } from './request-kind.ts'
import { callerAddress, isNearby, networkOf } from './visitor.ts'

export type LimitOptions = {
  /** How many of our own proxies stand in front. */
  proxies: number
  /** Tokens per visitor and minute, see pace.ts; 0 for no limit. */
  perMinute: number
  gates: Record<Exclude<RequestKind, 'file'>, GateSize>
}

/** Seconds after which the queue of now is gone. */
const busySeconds = 2

export function createLimits({ proxies, perMinute, gates: sizes }: LimitOptions, report: Reporter) {
  const take = createPace(perMinute, Date.now)
  const clock = () => performance.now()
  const gates = {
    picture: createGate(sizes.picture, clock),
    page: createGate(sizes.page, clock),
    made: createGate(sizes.made, clock),
    sending: createGate(sizes.sending, clock),
  }

  /** Seconds that a visitor should wait. Who comes from our own network is us, or a proxy that nobody told us of and that may bring everybody. */
  function secondsToWait({ headers, socket }: IncomingMessage, kind: RequestKind): number {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    if (proxies === 0 && isNearby(socket.remoteAddress ?? '')) {
      if (forwarded.includes(',')) report.hiddenProxy()
      return 0
    }
    return take(networkOf(callerAddress(forwarded, proxies)), prices[kind])
  }

  /**
   * Work begins in a turn of its own: what else has arrived is read first, so that the queue is seen here and not in the
   * network's buffers, and health is answered between two handfuls of pages.
   */
  function enter(kind: Exclude<RequestKind, 'file'>, response: ServerResponse, work: () => Promise<void>): boolean {
    const leaveQueue = gates[kind].enter((leave) => {
      setImmediate(() => {
        if (response.closed) leave()
        else void work().then(leave)
      })
    })
    if (leaveQueue) response.once('close', leaveQueue)
    return leaveQueue !== false
  }

  /** Starts the work, now or after some waiting. @param work never rejects. @returns why not. */
  return function admit(
    request: IncomingMessage,
    response: ServerResponse,
    kind: RequestKind,
    work: () => Promise<void>,
  ): Refusal | undefined {
    const retryAfter = secondsToWait(request, kind)
    if (retryAfter > 0) return { status: 429, kind: 'tooMany', retryAfter }
    if (kind !== 'file') return enter(kind, response, work) ? undefined : { status: 503, kind: 'busy', retryAfter: busySeconds }
    void work()
    return undefined
  }
}
