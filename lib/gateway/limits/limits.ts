/** Decides which requests may start: by the visitor's rate limit, and by the concurrency limit of each kind of request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress, isNearby, networkOf } from '../../http/visitor-address.ts'
import type { Reporter } from '../report.ts'
import type { Rejection } from '../responses/reject.ts'
import type { Caller } from './caller.ts'
import { type ConcurrencyLimitSize, createConcurrencyLimit } from './concurrency-limit.ts'
import { createCounter } from './counter.ts'
import { createRateLimit } from './rate-limit.ts'
import { type RequestKind, tokenCosts } from './request-kind.ts'

export type LimitOptions = {
  /** Number of own proxies in front of the site. */
  proxies: number
  /** Tokens per visitor and minute, see rate-limit.ts; 0 for no limit. */
  perMinute: number
  concurrency: Record<Exclude<RequestKind, 'file'>, ConcurrencyLimitSize>
}

/** `Retry-After` (seconds) of a full queue, which is empty by then. */
const busySeconds = 2

/** Forms that one visitor may have in progress at a time, so that a client that sends slowly cannot exclude other visitors. */
const formsPerVisitor = 4

type Limited = Exclude<RequestKind, 'file'>
type Task = () => Promise<void>

export class Limits {
  readonly #proxies: number
  readonly #report: Reporter
  readonly #take: ReturnType<typeof createRateLimit>
  readonly #enterForm = createCounter(formsPerVisitor)
  readonly #concurrency: Record<Limited, ReturnType<typeof createConcurrencyLimit>>

  constructor({ proxies, perMinute, concurrency }: LimitOptions, report: Reporter) {
    // Monotonic: if the system clock were set back, visitors would be rejected until it has caught up.
    const clock = () => performance.now()
    this.#proxies = proxies
    this.#report = report
    this.#take = createRateLimit(perMinute, clock)
    this.#concurrency = {
      picture: createConcurrencyLimit(concurrency.picture, clock),
      page: createConcurrencyLimit(concurrency.page, clock),
      dynamic: createConcurrencyLimit(concurrency.dynamic, clock),
      form: createConcurrencyLimit(concurrency.form, clock),
    }
  }

  /**
   * The visitor's network. Undefined for peers in our own network: they are the agency, or a proxy missing in TRUSTED_PROXIES.
   */
  #visitorOf({ headers, socket }: IncomingMessage): string | undefined {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    if (this.#proxies > 0 || !isNearby(socket.remoteAddress ?? '')) return networkOf(callerAddress(forwarded, this.#proxies))
    if (forwarded.includes(',')) this.#report.hiddenProxy()
    return undefined
  }

  /** Seconds for `Retry-After`; 0 when the request is accepted. */
  #secondsToWait(visitor: string, kind: RequestKind, response: ServerResponse): number {
    const seconds = this.#take(visitor, tokenCosts[kind])
    if (seconds > 0 || kind !== 'form') return seconds
    const leave = this.#enterForm(visitor)
    if (leave) response.once('close', leave)
    return leave ? 0 : busySeconds
  }

  /**
   * Each task starts in its own turn of the event loop: requests that have arrived are read first, so that they wait in this
   * queue instead of the network buffers, and health checks are answered between tasks. @returns false when the queue is full.
   */
  #queue(kind: Limited, caller: Caller, task: Task): boolean {
    const leaveQueue = this.#concurrency[kind].enter((leave) => {
      setImmediate(() => {
        if (caller.closed) leave()
        else void task().then(leave)
      })
    })
    if (leaveQueue) caller.once('close', leaveQueue)
    return leaveQueue !== false
  }

  /** Counts a request against the visitor's limits, before its body is read. @returns why it is rejected. */
  count(request: IncomingMessage, response: ServerResponse, kind: RequestKind): Rejection | undefined {
    const visitor = this.#visitorOf(request)
    const retryAfter = visitor === undefined ? 0 : this.#secondsToWait(visitor, kind, response)
    return retryAfter > 0 ? { status: 429, kind: 'tooMany', retryAfter } : undefined
  }

  /** Starts the task, now or when there is capacity. @param task never rejects. @returns why it is rejected. */
  start(caller: Caller, kind: RequestKind, task: Task): Rejection | undefined {
    if (kind !== 'file')
      return this.#queue(kind, caller, task) ? undefined : { status: 503, kind: 'busy', retryAfter: busySeconds }
    void task()
    return undefined
  }

  /** Numbers of running and of queued requests, by kind. */
  load(): Record<string, { running: number; waiting: number }> {
    return Object.fromEntries(Object.entries(this.#concurrency).map(([kind, limit]) => [kind, limit.load()]))
  }
}
