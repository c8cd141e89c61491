/**
 * Has pages rendered by a second process, so that the main process is always free to answer visitors
 * (docs/decisions/062-pages-from-a-second-process.md). While that process is missing, slow or busy, this one renders them.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { logError } from '../../process/log.ts'
import { rendererVariable } from '../../process/renderer.ts'
import { traffic } from '../../process/traffic.ts'
import { type CachedResponse, encodingsOf, type PageRequest } from '../cache/cached-response.ts'
import type { RenderAnonymously } from './render-anonymously.ts'
import type { RenderedPage, RendererCommand, RendererMessage } from './renderer-messages.ts'

/** Pages requested from it at a time; with more, both processes together are faster. */
const mostAtOnce = 3
/**
 * Longest time (ms) that re-rendering waits until the process has reloaded the content; then this one renders all pages until it
 * has.
 */
const renewalTimeout = 2_000
/** Time (ms) after which a page that a visitor waits for is rendered here as well: the other process has a lower priority. */
const visitorTimeout = 250
/** Time (ms) after which a process that has not returned a page is killed as hanging; the page is rendered here. */
const hangTimeout = 60_000
/**
 * Time (ms) until a process that ended is restarted: doubled each time, reset after one that lived longer than the longest wait.
 */
const firstWait = 1_000
const longestWait = 60_000

/** The renderer process, as the gateway uses it; tests have their own. */
export type RendererProcess = {
  send: (command: RendererCommand) => void
  /** Called once, before any message can arrive. `ended`: called once. */
  listen: (onMessage: (message: RendererMessage) => void, ended: () => void) => void
  kill: () => void
}

/**
 * Size of the young generation in MiB, four times that of the main process, whose pauses delay visitors: with fewer minor
 * collections this process renders 5 % more pages.
 */
const youngGeneration = '--max-semi-space-size=16'

/** @param program the script that the process runs. */
export function launchRenderer(program: URL): RendererProcess {
  const child = fork(fileURLToPath(program), {
    env: { ...process.env, [rendererVariable]: '1' },
    // Of an option that is given twice Node takes the last.
    execArgv: [...process.execArgv, youngGeneration],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', (error) => logError('worker-failed', { worker: 'renderer', error }))
  return {
    // Errors of sending are ignored: the process has ended then, which `ended` reports.
    send: (command) => void (child.connected && child.send(command, () => undefined)),
    listen: (onMessage, ended) => {
      child.on('message', onMessage)
      // A process that could not be started has no pid and emits no `exit`.
      child.once(child.pid === undefined ? 'error' : 'exit', ended)
    },
    kill: () => child.kill('SIGKILL'),
  }
}

/** A page that was requested from the process. */
type Pending = {
  previous: CachedResponse | undefined
  done: (rendered: CachedResponse | undefined) => void
  /** Renders it in this process, once. */
  renderHere: () => void
  timers: readonly NodeJS.Timeout[]
}

export type RendererOptions = { launch: () => RendererProcess; here: RenderAnonymously }

/** Copies the buffers: those of a message are views of the whole message and would keep it in memory. */
function toCached(
  { bytes, compressed, ...rest }: RenderedPage,
  previous: CachedResponse | undefined,
): CachedResponse | undefined {
  const body = bytes ? Buffer.from(bytes) : previous?.bytes
  const copies = Object.entries(compressed).map(([encoding, copy]) => [encoding, Buffer.from(copy)])
  return body && { ...rest, bytes: body, compressed: Object.fromEntries(copies), compressing: new Map() }
}

/** `away`: not started yet, or ended. `behind`: reloading the content has taken so long that pages no longer wait for it. */
type State = 'away' | 'ready' | 'renewing' | 'behind'

export class Renderer {
  readonly #launch: () => RendererProcess
  readonly #here: RenderAnonymously
  readonly #pending = new Map<number, Pending>()
  #process: RendererProcess | undefined
  #state: State = 'away'
  #count = 0
  #wait = firstWait
  /** Route of the last reload; a process that starts later repeats it, as the content may have changed while it started. */
  #lastRenewal: string | undefined
  /** `renew` commands that are not confirmed yet. */
  #renewals = 0
  #settled: (() => void)[] = []

  /** @param here renders pages in this process. */
  constructor({ launch, here }: RendererOptions) {
    this.#launch = launch
    this.#here = here
  }

  /** Whether the process renders pages at the moment. */
  get isOffloaded(): boolean {
    return this.#state === 'ready' || this.#state === 'renewing'
  }

  /** A start that fails is repeated like one after a process that ended. */
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
    this.#process.listen((message) => this.#receive(message), ended)
    if (this.#lastRenewal !== undefined) this.#sendRenew(this.#lastRenewal)
  }

  /** Pages that are requested from now on show the current content. @param path of the route that reloads it. */
  renew(path: string): void {
    this.#lastRenewal = path
    if (this.#process) this.#sendRenew(path)
  }

  readonly render: RenderAnonymously = async (page, previous) => {
    // No visitor waits when a page is re-rendered.
    if (this.#state === 'renewing') await this.#untilSettled(previous ? renewalTimeout : visitorTimeout)
    if (this.#state !== 'ready' || this.#pending.size >= mostAtOnce) return this.#here(page, previous)
    return this.#renderInProcess(page, previous)
  }

  #renderInProcess(page: PageRequest, previous: CachedResponse | undefined): Promise<CachedResponse | undefined> {
    return new Promise((done, fail) => {
      let isHere = false
      const renderHere = () => {
        if (isHere) return
        isHere = true
        void this.#here(page, previous).then(done, fail)
      }
      const hang = setTimeout(() => this.#process?.kill(), hangTimeout)
      const timers = previous ? [hang] : [hang, setTimeout(renderHere, visitorTimeout)]
      const id = this.#count++
      this.#pending.set(id, { previous, done, renderHere, timers })
      this.#process?.send({ kind: 'render', id, page, encodings: previous ? encodingsOf(previous) : [], etag: previous?.etag })
    })
  }

  #sendRenew(path: string): void {
    this.#renewals += 1
    if (this.#state === 'ready') this.#state = 'renewing'
    this.#process?.send({ kind: 'renew', path })
  }

  /** Resolves when the content is reloaded, or after the timeout; a timeout of re-rendering sets the state to `behind`. */
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

  #receive(message: RendererMessage): void {
    if (message.kind === 'rendered') return void this.#receivePage(message.id, message.result)
    if (message.kind === 'renewed') this.#renewals -= 1
    if (this.#renewals === 0) this.#settle('ready')
    else if (this.#state === 'away') this.#state = 'renewing'
  }

  #receivePage(id: number, result: RenderedPage | undefined): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    if (result) traffic().made.renderer += 1
    this.#remove(id, pending).done(result && toCached(result, pending.previous))
  }

  #remove(id: number, pending: Pending): Pending {
    this.#pending.delete(id)
    for (const timer of pending.timers) clearTimeout(timer)
    return pending
  }

  #end(lived: number): void {
    logError('worker-failed', { worker: 'renderer' })
    this.#process = undefined
    this.#renewals = 0
    this.#settle('away')
    this.#wait = lived > longestWait ? firstWait : Math.min(this.#wait * 2, longestWait)
    setTimeout(() => this.start(), this.#wait).unref()
    for (const [id, pending] of [...this.#pending]) this.#remove(id, pending).renderHere()
  }
}
