/** Entry point of the content worker thread: reads the content on request of the main thread, and watches its folder. */
import 'server-only'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { ThreadCommand, ThreadMessage, ThreadStart } from '../../../process/content-thread.ts'
import { putThreadBehind } from '../../../process/priority.ts'
import { env } from '../../runtime/env.ts'
import { openColdStore } from '../disk/cold-store.ts'
import { filesOf, fingerprintContent } from '../files/content-fingerprint.ts'
import { type ContentWatcher, watchContent } from '../publish/watch-content.ts'
import { type Loaded, loadContent, saveLoaded } from '../snapshot/load-content.ts'
import { collectAllGarbage, collectGarbageIfGrown } from './garbage-collection.ts'
import { runAtOnce } from './steps.ts'
import { createSender, type Message } from './transfer.ts'

const post = (message: ThreadMessage) => parentPort?.postMessage(message)

// Log output goes through the main thread: one log per process.
for (const level of ['error', 'info', 'warn'] as const)
  console[level] = (...args: unknown[]) => post({ kind: 'log', level, args })

putThreadBehind()
openColdStore()

const toMessages = createSender()

/** Milliseconds between sending a snapshot and the full garbage collection. */
const collectionDelay = 2_000

/** Fingerprint of the folder taken before it was last read, so that a change during the reading is noticed. */
let fingerprint: string | undefined
let watcher: ContentWatcher | undefined
let finishChange: (() => void) | undefined

/** Milliseconds. Content that takes longer to read is read only once it is complete, as reading it early might be in vain. */
const quickReading = 250

/** How many times longer the first reading takes than later ones: no cached results, code not optimized yet. */
const firstIsSlower = 4

/** What was read early, while waiting for the folder to stop changing. `isComplete`: it stopped, with this fingerprint. */
let prepared: { fingerprint: string; loaded: Loaded; isComplete: boolean } | undefined
let lastTook = Number.POSITIVE_INFINITY

const { ending }: ThreadStart = workerData

/**
 * Ends this thread if requested. Called only between steps, as a thread stopped in the middle of (de)compression can crash the
 * process.
 */
function endIfAsked(): void {
  if (Atomics.load(ending, 0) === 1) process.exit()
}

/** Number of steps between two checks of the heap size. */
const stepsPerHeapCheck = 2_000

function load(showsAlready: boolean): Loaded {
  const start = performance.now()
  const loaded = runAtOnce(loadContent(showsAlready), (count) => {
    endIfAsked()
    if (count % stepsPerHeapCheck === 0) collectGarbageIfGrown()
  })
  const took = performance.now() - start
  lastTook = lastTook === Number.POSITIVE_INFINITY ? took / firstIsSlower : took
  return loaded
}

/**
 * The prepared result if it can be used. A reading requested for another reason (such as a feed) while nothing is prepared starts
 * from scratch.
 */
function takePrepared(showsAlready: boolean): Loaded | undefined {
  const found = prepared
  prepared = undefined
  return showsAlready && found?.isComplete && found.fingerprint === fingerprint ? found.loaded : undefined
}

function prepareNow(seen: string): void {
  try {
    prepared = { fingerprint: seen, loaded: load(true), isComplete: false }
  } catch {
    // The folder may have been half copied; it is read again once complete.
    prepared = undefined
  }
}

/** Most messages in transit: each takes up memory until the main thread receives it. */
const mostInTransit = 50

/** Sends in parts and waits until each is received. Stops when the port is closed. */
async function send(messages: Iterable<Message>, port: MessagePort): Promise<void> {
  let isOpen = true
  let resume: (() => void) | undefined
  port
    .on('message', () => resume?.())
    .on('close', () => {
      isOpen = false
      resume?.()
    })
  let inTransit = 0
  for (const message of messages) {
    if (inTransit === mostInTransit && isOpen) {
      const isReceived = new Promise<void>((done) => {
        resume = done
      })
      post({ kind: 'read', what: 'part' })
      await isReceived
      inTransit = 0
    }
    if (!isOpen) return
    port.postMessage(message)
    inTransit += 1
  }
}

/** Milliseconds between two checks of the heap size while files are saved. */
const heapCheckInterval = 500

/** @param saved resolves when it is saved. Not the snapshot itself, which would stay in memory until then. */
async function collectAfter(saved: Promise<void>): Promise<void> {
  const heapCheck = setInterval(collectGarbageIfGrown, heapCheckInterval)
  await saved
  clearInterval(heapCheck)
  // With few CPU cores, re-rendering pages has priority.
  setTimeout(collectAllGarbage, collectionDelay).unref()
}

async function read(showsAlready: boolean, port: MessagePort): Promise<void> {
  fingerprint = await fingerprintContent(env().CONTENT_DIR)
  const loaded = takePrepared(showsAlready) ?? load(showsAlready)
  watcher?.noteRead(fingerprint)
  await send(toMessages({ ...loaded, state: { ...loaded.state, fingerprint } }), port)
  post({ kind: 'read', what: 'all' })
  // Pages are re-rendered for seconds after this; the next change need not wait for that.
  finishChange?.()
  void collectAfter(saveLoaded(loaded))
}

/** Reports a changed folder to the main thread. Resolves when the change was read, or will not be. */
function reportChange(changed: string, isSame: boolean): Promise<void> {
  if (prepared?.fingerprint === changed) prepared.isComplete = isSame
  post({ kind: 'changed', files: filesOf(changed) })
  return new Promise((done) => {
    finishChange = done
  })
}

let reading: Promise<void> = Promise.resolve()

function prepare(seen: string): void {
  if (lastTook < quickReading) reading = reading.then(() => prepareNow(seen))
}

async function watch(): Promise<void> {
  watcher = await watchContent(env().CONTENT_DIR, reportChange, { fingerprint, prepare })
}

parentPort?.on('message', (order: ThreadCommand) => {
  if (order.kind === 'looked') finishChange?.()
  else if (order.kind === 'look') void watcher?.lookFor(order.files)
  else if (order.kind === 'watch') void watch()
  else if (order.kind === 'end') endIfAsked()
  // An unexpected error ends the thread; the main thread then reads the content itself.
  else reading = reading.then(() => read(order.showsAlready, order.port))
})
