/**
 * Has pages made by a second process, so that the one that answers visitors is never busy with a page
 * (docs/decisions/062-pages-from-a-second-process.md). Where that is gone, slow or has much to do, they are made here.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { logError } from '../process/log.ts'
import { rendererVariable } from '../process/renderer.ts'
import { traffic } from '../process/traffic.ts'
import type { AskAsNobody } from './ask-as-nobody.ts'
import { formsOf, type KeptAnswer, type WantedPage } from './kept-answer.ts'
import type { MadePage, RendererNews, RendererOrder } from './renderer-messages.ts'

/** Pages that it is asked for at a time: with more, two processes make them sooner than one. */
const most = 3
/** Milliseconds that a page waits until the content is read there; then it is made here, and all others until it is. */
const renewalTimeout = 2_000
/** Milliseconds after which a page that somebody waits for is made here as well: on a machine with much else to do the other process comes last. */
const visitorTimeout = 250
/** Milliseconds after which a page that did not come is made here, and the process is ended: it hangs. */
const hangTimeout = 60_000
/** Milliseconds until another takes the place of one that ended: doubled each time, and as at first after one that lived long enough. */
const firstWait = 1_000
const longestWait = 60_000

/** A process to make pages, as far as the gateway has to do with it. */
export type RendererProcess = {
  send: (order: RendererOrder) => void
  /** Called once, before anything can come. `ended`: once. */
  listen: (news: (news: RendererNews) => void, ended: () => void) => void
  kill: () => void
}

/**
 * Young objects are collected in portions four times as large as in the process that answers, whose pauses everybody meets: a page outlives
 * fewer collections, and of twenty pages one more is made in the same time.
 */
const youngObjects = '--max-semi-space-size=16'

/** @param program what the process runs. */
export function launchRenderer(program: URL): RendererProcess {
  const child = fork(fileURLToPath(program), {
    env: { ...process.env, [rendererVariable]: '1' },
    // Of an option that stands twice Node takes the last.
    execArgv: [...process.execArgv, youngObjects],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', (error) => logError('worker-failed', { worker: 'renderer', error }))
  return {
    // What it is sent after its end is told of by that.
    send: (order) => void (child.connected && child.send(order, () => undefined)),
    listen: (news, ended) => {
      child.on('message', news)
      // One that could not be started has no number, and never exits.
      child.once(child.pid === undefined ? 'error' : 'exit', ended)
    },
    kill: () => child.kill('SIGKILL'),
  }
}

/** A page that is being made there. */
type Flight = {
  former: KeptAnswer | undefined
  done: (made: KeptAnswer | undefined) => void
  /** Makes it here, once. */
  instead: () => void
  /** What happens when it takes too long. */
  timers: readonly NodeJS.Timeout[]
}

export type RendererOptions = { launch: () => RendererProcess; here: AskAsNobody }

/** Copies, as what comes over the channel is a view of all that came with it. */
function toKept({ bytes, compressed, ...made }: MadePage, former: KeptAnswer | undefined): KeptAnswer | undefined {
  const known = bytes ? Buffer.from(bytes) : former?.bytes
  const forms = Object.entries(compressed).map(([encoding, form]) => [encoding, Buffer.from(form)])
  return known && { ...made, bytes: known, compressed: Object.fromEntries(forms), compressing: new Map() }
}

/** `away`: not started, or ended. `behind`: reads changed content for so long that nobody waits for it. */
type State = 'away' | 'ready' | 'renewing' | 'behind'

export class Renderer {
  readonly #launch: () => RendererProcess
  readonly #here: AskAsNobody
  readonly #flights = new Map<number, Flight>()
  #process: RendererProcess | undefined
  #state: State = 'away'
  #count = 0
  #wait = firstWait
  /** By which a process that begins now takes up what it missed. */
  #lastRenewal: string | undefined
  /** Orders to renew that are under way. */
  #renewals = 0
  #settled: (() => void)[] = []

  /** @param here makes pages in this process. */
  constructor({ launch, here }: RendererOptions) {
    this.#launch = launch
    this.#here = here
  }

  /** Whether pages are made in the other process, so that this one need not rest between them. */
  get isBeside(): boolean {
    return this.#state === 'ready' || this.#state === 'renewing'
  }

  /** A machine that gives no process now may give one later. */
  start(): void {
    const since = performance.now()
    const ended = () => this.#end(performance.now() - since)
    try {
      this.#process = this.#launch()
    } catch (error) {
      logError('worker-failed', { worker: 'renderer', error })
      ended()
      return
    }
    this.#process.listen((news) => this.#take(news), ended)
    if (this.#lastRenewal !== undefined) this.#tellToRenew(this.#lastRenewal)
  }

  /** What is asked for from now on is made of what is there now. @param path of the route that reads it. */
  renew(path: string): void {
    this.#lastRenewal = path
    if (this.#process) this.#tellToRenew(path)
  }

  readonly ask: AskAsNobody = async (page, former) => {
    // Nobody waits for what is made again.
    if (this.#state === 'renewing') await this.#untilSettled(former ? renewalTimeout : visitorTimeout)
    if (this.#state !== 'ready' || this.#flights.size >= most) return this.#here(page, former)
    return this.#askBeside(page, former)
  }

  #askBeside(page: WantedPage, former: KeptAnswer | undefined): Promise<KeptAnswer | undefined> {
    return new Promise((done, fail) => {
      let isHere = false
      const instead = () => {
        if (isHere) return
        isHere = true
        void this.#here(page, former).then(done, fail)
      }
      const hang = setTimeout(() => this.#process?.kill(), hangTimeout)
      const timers = former ? [hang] : [hang, setTimeout(instead, visitorTimeout)]
      const id = this.#count++
      this.#flights.set(id, { former, done, instead, timers })
      this.#process?.send({ kind: 'make', id, page, forms: former ? formsOf(former) : [], etag: former?.etag })
    })
  }

  #tellToRenew(path: string): void {
    this.#renewals += 1
    if (this.#state === 'ready') this.#state = 'renewing'
    this.#process?.send({ kind: 'renew', path })
  }

  /** Until what changed is read there, or for so long; who makes pages again then finds it behind, and waits no more. */
  #untilSettled(timeout: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        if (timeout === renewalTimeout && this.#state === 'renewing') this.#settle('behind')
        done()
      }, timeout)
      this.#settled.push(() => {
        clearTimeout(timer)
        done()
      })
    })
  }

  #settle(state: Exclude<State, 'renewing'>): void {
    this.#state = state
    for (const go of this.#settled.splice(0)) go()
  }

  #take(news: RendererNews): void {
    if (news.kind === 'made') return void this.#takePage(news.id, news.made)
    if (news.kind === 'renewed') this.#renewals -= 1
    if (this.#renewals === 0) this.#settle('ready')
    else if (this.#state === 'away') this.#state = 'renewing'
  }

  #takePage(id: number, made: MadePage | undefined): void {
    const flight = this.#flights.get(id)
    if (!flight) return
    if (made) traffic().made.renderer += 1
    this.#land(id, flight).done(made && toKept(made, flight.former))
  }

  #land(id: number, flight: Flight): Flight {
    this.#flights.delete(id)
    for (const timer of flight.timers) clearTimeout(timer)
    return flight
  }

  #end(lived: number): void {
    logError('worker-failed', { worker: 'renderer' })
    this.#process = undefined
    this.#renewals = 0
    this.#settle('away')
    this.#wait = lived > longestWait ? firstWait : Math.min(this.#wait * 2, longestWait)
    setTimeout(() => this.start(), this.#wait).unref()
    for (const [id, flight] of [...this.#flights]) this.#land(id, flight).instead()
  }
}
