/**
 * The thread that reads and checks the content beside the requests. The server starts it from its source, so that it is part of no
 * bundle; on globalThis, as the site's bundles are of the same process. Without it the site reads by itself.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type MessagePort, Worker } from 'node:worker_threads'
import { logError, logForThread } from './log.ts'
import { ownProgram } from './own-program.ts'

/**
 * `read`: what was found goes to the port, see lib/server/content/thread/transfer.ts. `watch`: from now on. `looked`: nothing more comes of `changed`. `look`: now;
 * `files` is what another server read, see `filesOf`. `end`: see `ending` of `ThreadStart`.
 */
export type ThreadOrder =
  | { kind: 'read'; showsAlready: boolean; port: MessagePort }
  | { kind: 'watch' }
  | { kind: 'looked' }
  | { kind: 'look'; files: string }
  | { kind: 'end' }

/**
 * What the thread is started with. `ending`: 1 once it has to end, which it looks at between the steps of a reading. It has to end by
 * itself: what Node ends in the middle of packing or unpacking may take the whole process with it.
 */
export type ThreadStart = { ending: Int32Array<SharedArrayBuffer> }

/**
 * `read`: so much of it stands at the port; of a `part`, the rest comes once that is taken out. `changed`: the folder is another one now, and complete; `files`: what it looks like, see `filesOf`.
 * `log`: a call of the console.
 */
export type ThreadNews =
  | { kind: 'read'; what: 'part' | 'all' }
  | { kind: 'changed'; files: string }
  | { kind: 'log'; level: 'error' | 'info' | 'warn'; args: readonly unknown[] }

export type ReadNews = 'part' | 'all' | 'gone'

type Look = (files: string) => Promise<void>

export type ContentThread = {
  /** Does nothing once the thread is gone. */
  tell: (order: ThreadOrder) => void
  /** Called for each part of what was asked for last, until that is all there, or the thread gone. One reading at a time. */
  onRead: (done: (what: ReadNews) => void) => void
  /** Looks whenever the folder changed, until `done` is called: without a thread somebody else has to watch. */
  watch: (look: Look, done: () => void) => void
  isReading: () => boolean
  /** Resolves when it has ended. */
  stop: () => Promise<void>
}

declare global {
  var siteContentThread: ContentThread | undefined
}

const source = ownProgram('../server/content/thread/content-thread-main', import.meta.url)

type Listeners = { read?: ((what: ReadNews) => void) | undefined; look?: Look; gone?: () => void }

function connect(worker: Worker, { ending }: ThreadStart): ContentThread {
  const listeners: Listeners = {}
  let isGone = false
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  const tell = (order: ThreadOrder) => worker.postMessage(order, order.kind === 'read' ? [order.port] : [])
  const noteRead = (what: ReadNews) => {
    const { read } = listeners
    if (what !== 'part') listeners.read = undefined
    read?.(what)
  }
  const lookNow = async (files: string) => {
    await listeners.look?.(files).catch((error: unknown) => logError('content-not-live', { error }))
    tell({ kind: 'looked' })
  }
  worker.on('message', (news: ThreadNews) => {
    if (news.kind === 'log') logForThread(news.level, news.args)
    else if (news.kind === 'read') noteRead(news.what)
    else void lookNow(news.files)
  })
  worker.on('exit', () => {
    isGone = true
    // Another one may have taken its place.
    if (globalThis.siteContentThread === thread) globalThis.siteContentThread = undefined
    noteRead('gone')
    listeners.gone?.()
  })
  const thread: ContentThread = {
    tell,
    onRead: (done) => {
      listeners.read = done
      if (isGone) noteRead('gone')
    },
    watch: (look, gone) => {
      Object.assign(listeners, { look, gone })
      if (isGone) gone()
      else tell({ kind: 'watch' })
    },
    isReading: () => listeners.read !== undefined,
    stop: () => {
      Atomics.store(ending, 0, 1)
      tell({ kind: 'end' })
      return ended
    },
  }
  return thread
}

/** Called once by the server, before the site starts. A thread that ends is told in the log; the site then reads by itself. */
export function startContentThread(): void {
  const start: ThreadStart = { ending: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
  const worker = new Worker(source, {
    workerData: start,
    execArgv: ['--conditions=react-server'],
    // What it put away stays readable for the site when the thread ends.
    trackUnmanagedFds: false,
  })
  worker.unref()
  worker.on('error', (error) => logError('worker-failed', { worker: 'content thread', error }))
  globalThis.siteContentThread = connect(worker, start)
}

/** Milliseconds that one step of a reading may take. */
const longestStep = 2_000

/** The last thing before the process ends, as the site reads by itself once the thread is gone. */
export async function endContentThread(): Promise<void> {
  await Promise.race([globalThis.siteContentThread?.stop(), sleep(longestStep)])
}
