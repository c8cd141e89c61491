/** What runs in the thread beside the requests: reads the content when it is told to, and watches its folder. */
import 'server-only'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { ThreadNews, ThreadOrder, ThreadStart } from '../../../process/content-thread.ts'
import { putThreadBehind } from '../../../process/priority.ts'
import { env } from '../../runtime/env.ts'
import { openColdStore } from '../disk/cold-store.ts'
import { filesOf, fingerprintContent } from '../files/content-fingerprint.ts'
import { type ContentWatcher, watchContent } from '../publish/watch-content.ts'
import { type Loaded, loadContent, saveLoaded } from '../snapshot/load-content.ts'
import { collectAllGarbage, collectGarbageIfGrown } from './garbage-collection.ts'
import { runAtOnce } from './steps.ts'
import { createSender, type Message } from './transfer.ts'

const say = (news: ThreadNews) => parentPort?.postMessage(news)

// The process writes one log.
for (const level of ['error', 'info', 'warn'] as const) console[level] = (...args: unknown[]) => say({ kind: 'log', level, args })

putThreadBehind()
openColdStore()

const tell = createSender()

/** Milliseconds after a reading. */
const collectionDelay = 2_000

/** What the folder looked like before it was last read: what changed while it was read is noticed. */
let fingerprint: string | undefined
let watcher: ContentWatcher | undefined
let looked: (() => void) | undefined

/** Milliseconds: what takes longer to read is read once it is complete, as it might be read for nothing. */
const quickly = 250

/** Times as long as those after it that the first reading takes: nothing of it is known yet, and its code is cold. */
const firstIsSlower = 4

/** What was read while it was waited whether the folder is complete; `isComplete` once it is, as it looked then. */
let prepared: { fingerprint: string; loaded: Loaded; isComplete: boolean } | undefined
let lastTook = Number.POSITIVE_INFINITY

const { ending }: ThreadStart = workerData

/** Called where nothing is under way that must not be left in its middle. Ends this thread alone. */
function endIfAsked(): void {
  if (Atomics.load(ending, 0) === 1) process.exit()
}

/** Steps between two looks at the memory. */
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

/** A reading that somebody else asks for meanwhile has reasons of its own, such as a feed. */
function takePrepared(showsAlready: boolean): Loaded | undefined {
  const found = prepared
  prepared = undefined
  return showsAlready && found?.isComplete && found.fingerprint === fingerprint ? found.loaded : undefined
}

function prepareNow(seen: string): void {
  try {
    prepared = { fingerprint: seen, loaded: load(true), isComplete: false }
  } catch {
    // Half of a copy may be anything; what is complete is read again.
    prepared = undefined
  }
}

/** Messages that may stand at the port: each takes up memory until it is taken out. */
const atOnce = 50

/** Ends early when nobody takes it out any more. */
async function send(messages: Iterable<Message>, port: MessagePort): Promise<void> {
  let isOpen = true
  let goOn: (() => void) | undefined
  port
    .on('message', () => goOn?.())
    .on('close', () => {
      isOpen = false
      goOn?.()
    })
  let standing = 0
  for (const message of messages) {
    if (standing === atOnce && isOpen) {
      const isTaken = new Promise<void>((done) => {
        goOn = done
      })
      say({ kind: 'read', what: 'part' })
      await isTaken
      standing = 0
    }
    if (!isOpen) return
    port.postMessage(message)
    standing += 1
  }
}

/** Milliseconds between two looks at the memory while what was read is written. */
const heapCheckInterval = 500

async function keep(loaded: Loaded): Promise<void> {
  const heapCheck = setInterval(collectGarbageIfGrown, heapCheckInterval)
  await saveLoaded(loaded)
  clearInterval(heapCheck)
  // Where cores are few, the pages that now are made again come first.
  setTimeout(collectAllGarbage, collectionDelay).unref()
}

async function read(showsAlready: boolean, port: MessagePort): Promise<void> {
  fingerprint = await fingerprintContent(env().CONTENT_DIR)
  const loaded = takePrepared(showsAlready) ?? load(showsAlready)
  watcher?.noteRead(fingerprint)
  await send(tell({ ...loaded, state: { ...loaded.state, fingerprint } }), port)
  say({ kind: 'read', what: 'all' })
  // Pages of it are made for seconds yet; the next change is not to wait for them.
  looked?.()
  void keep(loaded)
}

/** Resolves when what changed was read, or will not be. */
function tellOfChange(changed: string, isSame: boolean): Promise<void> {
  if (prepared?.fingerprint === changed) prepared.isComplete = isSame
  say({ kind: 'changed', files: filesOf(changed) })
  return new Promise((done) => {
    looked = done
  })
}

let reading: Promise<void> = Promise.resolve()

function prepare(seen: string): void {
  if (lastTook < quickly) reading = reading.then(() => prepareNow(seen))
}

async function watch(): Promise<void> {
  watcher = await watchContent(env().CONTENT_DIR, tellOfChange, { fingerprint, prepare })
}

parentPort?.on('message', (order: ThreadOrder) => {
  if (order.kind === 'looked') looked?.()
  else if (order.kind === 'look') void watcher?.lookFor(order.files)
  else if (order.kind === 'watch') void watch()
  else if (order.kind === 'end') endIfAsked()
  // An error that nobody expected ends the thread: the site then reads by itself.
  else reading = reading.then(() => read(order.showsAlready, order.port))
})
