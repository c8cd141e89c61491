/**
 * The content worker thread, which reads and checks the content in parallel with the requests. The server starts it from its
 * source, so that it is part of no bundle. On globalThis, since the site's bundles are in the same process. Without it the main
 * thread reads the content.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type MessagePort, Worker } from 'node:worker_threads'
import { logError, logForThread } from './log.ts'
import { programUrl } from './program-url.ts'

/**
 * Commands to the thread. `read`: reads the content and sends it to the port, see lib/server/content/thread/transfer.ts. `watch`: starts
 * to watch the folder. `looked`: the last `changed` message has been handled. `look`: checks the folder now; `files` is the state
 * that another server read, see `filesOf`. `end`: see `ending` of `ThreadStart`.
 */
export type ThreadCommand =
  | { kind: 'read'; showsAlready: boolean; port: MessagePort }
  | { kind: 'watch' }
  | { kind: 'looked' }
  | { kind: 'look'; files: string }
  | { kind: 'end' }

/**
 * Start data of the thread. `ending`: 1 once it has to end, which it checks between the steps of reading. It has to end by
 * itself: if Node terminates a thread during compression, the whole process may crash.
 */
export type ThreadStart = { ending: Int32Array<SharedArrayBuffer> }

/**
 * Messages of the thread. `read`: a part of the content, or the last part, is at the port; the next part is sent once this one is
 * received. `changed`: the folder has changed, and all its files are complete; `files` is its state, see `filesOf`. `log`: a call
 * of the console.
 */
export type ThreadMessage =
  | { kind: 'read'; what: 'part' | 'all' }
  | { kind: 'changed'; files: string }
  | { kind: 'log'; level: 'error' | 'info' | 'warn'; args: readonly unknown[] }

/** `part`, `all`: as in the message `read`. `gone`: the thread has ended. */
export type ReadProgress = 'part' | 'all' | 'gone'

type Look = (files: string) => Promise<void>

export type ContentThread = {
  /** Does nothing once the thread has ended. */
  send: (command: ThreadCommand) => void
  /** Called for each part of the content that is being read, up to `all` or `gone`. Only one reading at a time. */
  onRead: (done: (what: ReadProgress) => void) => void
  /**
   * Calls `look` whenever the folder changed. Calls `gone` when the thread ends: the caller then has to watch the folder itself.
   */
  watch: (look: Look, gone: () => void) => void
  isReading: () => boolean
  /** Resolves when the thread has ended. */
  stop: () => Promise<void>
}

declare global {
  var siteContentThread: ContentThread | undefined
}

const source = programUrl('../server/content/thread/content-thread-main', import.meta.url)

type Listeners = { read?: ((what: ReadProgress) => void) | undefined; look?: Look; gone?: () => void }

function connect(worker: Worker, { ending }: ThreadStart): ContentThread {
  const listeners: Listeners = {}
  let isGone = false
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  const send = (command: ThreadCommand) => worker.postMessage(command, command.kind === 'read' ? [command.port] : [])
  const reportRead = (what: ReadProgress) => {
    const { read } = listeners
    if (what !== 'part') listeners.read = undefined
    read?.(what)
  }
  const lookNow = async (files: string) => {
    await listeners.look?.(files).catch((error: unknown) => logError('content-not-live', { error }))
    send({ kind: 'looked' })
  }
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'log') logForThread(message.level, message.args)
    else if (message.kind === 'read') reportRead(message.what)
    else void lookNow(message.files)
  })
  worker.on('exit', () => {
    isGone = true
    // Another thread may have been started meanwhile.
    if (globalThis.siteContentThread === thread) globalThis.siteContentThread = undefined
    reportRead('gone')
    listeners.gone?.()
  })
  const thread: ContentThread = {
    send,
    onRead: (done) => {
      listeners.read = done
      if (isGone) reportRead('gone')
    },
    watch: (look, gone) => {
      Object.assign(listeners, { look, gone })
      if (isGone) gone()
      else send({ kind: 'watch' })
    },
    isReading: () => listeners.read !== undefined,
    stop: () => {
      Atomics.store(ending, 0, 1)
      send({ kind: 'end' })
      return ended
    },
  }
  return thread
}

/**
 * Called once by the server, before the site starts. An error that ends the thread is logged; the main thread then reads the
 * content.
 */
export function startContentThread(): void {
  const start: ThreadStart = { ending: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
  const worker = new Worker(source, {
    workerData: start,
    execArgv: ['--conditions=react-server'],
    // File handles that the thread opened for cold fields stay usable for the site after the thread ends.
    trackUnmanagedFds: false,
  })
  worker.unref()
  worker.on('error', (error) => logError('worker-failed', { worker: 'content thread', error }))
  globalThis.siteContentThread = connect(worker, start)
}

/** Longest time (ms) that one step of reading may take. */
const longestStep = 2_000

/** To be called last before the process ends: without the thread the main thread would start to read the content. */
export async function endContentThread(): Promise<void> {
  await Promise.race([globalThis.siteContentThread?.stop(), sleep(longestStep)])
}
