/** Which requests may start now: by what the visitor asked for lately, and by how much the site has to do. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress, isNearby, networkOf } from '../http/visitor-address.ts'
import type { Caller } from './caller.ts'
import { type ConcurrencyLimitSize, createConcurrencyLimit } from './concurrency-limit.ts'
import { createCounter } from './counter.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Rejection } from './reject.ts'
import type { Reporter } from './report.ts'
import { prices, type RequestKind } from './request-kind.ts'

export type LimitOptions = {
  /** How many of our own proxies stand in front. */
  proxies: number
  /** Tokens per visitor and minute, see rate-limit.ts; 0 for no limit. */
  perMinute: number
  concurrency: Record<Exclude<RequestKind, 'file'>, ConcurrencyLimitSize>
}

/** Seconds after which the queue of now is gone. */
const busySeconds = 2

/** Forms that one visitor sends at a time: who sends slowly holds a place for each, and must leave most to others. */
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
    // One that is never set back: by the clock of the machine a visitor would wait for hours then, until it has caught up.
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

  /** Whom limits count. Who comes from our own network is us, or a proxy that nobody told us of and that may bring everybody. */
  #visitorOf({ headers, socket }: IncomingMessage): string | undefined {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    if (this.#proxies > 0 || !isNearby(socket.remoteAddress ?? '')) return networkOf(callerAddress(forwarded, this.#proxies))
    if (forwarded.includes(',')) this.#report.hiddenProxy()
    return undefined
  }

  /** Seconds that a visitor should wait before the next request; 0 when it may come. */
  #secondsToWait(visitor: string, kind: RequestKind, response: ServerResponse): number {
    const seconds = this.#take(visitor, prices[kind])
    if (seconds > 0 || kind !== 'form') return seconds
    const leave = this.#enterForm(visitor)
    if (leave) response.once('close', leave)
    return leave ? 0 : busySeconds
  }

  /**
   * The task begins in a turn of its own: what else has arrived is read first, so that the queue is seen here and not in the
   * network's buffers, and health is answered between two handfuls of pages.
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

  /** Counts a visitor's request, before anything that it sends is taken in. @returns why it may not come in. */
  count(request: IncomingMessage, response: ServerResponse, kind: RequestKind): Rejection | undefined {
    const visitor = this.#visitorOf(request)
    const retryAfter = visitor === undefined ? 0 : this.#secondsToWait(visitor, kind, response)
    return retryAfter > 0 ? { status: 429, kind: 'tooMany', retryAfter } : undefined
  }

  /** Starts the task, now or after some waiting. @param task never rejects. @returns why not. */
  start(caller: Caller, kind: RequestKind, task: Task): Rejection | undefined {
    if (kind !== 'file')
      return this.#queue(kind, caller, task) ? undefined : { status: 503, kind: 'busy', retryAfter: busySeconds }
    void task()
    return undefined
  }

  /** How many requests of each kind are worked on and wait. */
  load(): Record<string, { running: number; waiting: number }> {
    return Object.fromEntries(Object.entries(this.#concurrency).map(([kind, limit]) => [kind, limit.load()]))
  }
}
