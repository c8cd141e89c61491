/** Who may come in now: by what the visitor asked for lately, and by how much the site has to do. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress, isNearby, networkOf } from '../http/visitor-address.ts'
import { type ConcurrencyLimitSize, createConcurrencyLimit } from './concurrency-limit.ts'
import { createCounter } from './counter.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Refusal } from './reject.ts'
import type { Reporter } from './report.ts'
import { prices, type RequestKind } from './request-kind.ts'

export type LimitOptions = {
  /** How many of our own proxies stand in front. */
  proxies: number
  /** Tokens per visitor and minute, see pace.ts; 0 for no limit. */
  perMinute: number
  gates: Record<Exclude<RequestKind, 'file'>, ConcurrencyLimitSize>
}

/** Seconds after which the queue of now is gone. */
const busySeconds = 2

/** Forms that one visitor sends at a time: who sends slowly holds a place for each, and must leave most to others. */
const formsPerVisitor = 4

export function createLimits({ proxies, perMinute, gates: sizes }: LimitOptions, report: Reporter) {
  const take = createRateLimit(perMinute, Date.now)
  const enterForm = createCounter(formsPerVisitor)
  const clock = () => performance.now()
  const gates = {
    picture: createConcurrencyLimit(sizes.picture, clock),
    page: createConcurrencyLimit(sizes.page, clock),
    dynamic: createConcurrencyLimit(sizes.dynamic, clock),
    form: createConcurrencyLimit(sizes.form, clock),
  }

  /** Whom limits count. Who comes from our own network is us, or a proxy that nobody told us of and that may bring everybody. */
  function visitorOf({ headers, socket }: IncomingMessage): string | undefined {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    if (proxies > 0 || !isNearby(socket.remoteAddress ?? '')) return networkOf(callerAddress(forwarded, proxies))
    if (forwarded.includes(',')) report.hiddenProxy()
    return undefined
  }

  /** Seconds that a visitor should wait before the next request; 0 when it may come. */
  function secondsToWait(visitor: string, kind: RequestKind, response: ServerResponse): number {
    const seconds = take(visitor, prices[kind])
    if (seconds > 0 || kind !== 'form') return seconds
    const leave = enterForm(visitor)
    if (leave) response.once('close', leave)
    return leave ? 0 : busySeconds
  }

  /**
   * Work begins in a turn of its own: what else has arrived is read first, so that the queue is seen here and not in the
   * network's buffers, and health is answered between two handfuls of pages.
   */
  function queue(kind: Exclude<RequestKind, 'file'>, response: ServerResponse, work: () => Promise<void>): boolean {
    const leaveQueue = gates[kind].enter((leave) => {
      setImmediate(() => {
        if (response.closed) leave()
        else void work().then(leave)
      })
    })
    if (leaveQueue) response.once('close', leaveQueue)
    return leaveQueue !== false
  }

  return {
    /** Counts a visitor's request, before anything that it sends is taken in. @returns why it may not come in. */
    count(request: IncomingMessage, response: ServerResponse, kind: RequestKind): Refusal | undefined {
      const visitor = visitorOf(request)
      const retryAfter = visitor === undefined ? 0 : secondsToWait(visitor, kind, response)
      return retryAfter > 0 ? { status: 429, kind: 'tooMany', retryAfter } : undefined
    },
    /** Starts the work, now or after some waiting. @param work never rejects. @returns why not. */
    start(response: ServerResponse, kind: RequestKind, work: () => Promise<void>): Refusal | undefined {
      if (kind !== 'file') return queue(kind, response, work) ? undefined : { status: 503, kind: 'busy', retryAfter: busySeconds }
      void work()
      return undefined
    },
  }
}
