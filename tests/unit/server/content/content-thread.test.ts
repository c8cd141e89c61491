/** The content worker thread: the snapshot built from its messages equals one read in the main thread. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startContentThread } from '@/lib/process/content-thread'
import { getContentState, getSnapshot, replaceSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { loadContent } from '@/lib/server/content/snapshot/load-content'
import { createReceiver } from '@/lib/server/content/thread/receive'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { createSender, type Message } from '@/lib/server/content/thread/transfer'
import { copyContent } from '../../../support/copy-content'
import { expectConsole } from '../../../support/fail-on-console.ts'
import { writeManyListings } from '../../../support/many-listings.ts'

let root = ''
const content = (file = '') => join(root, 'data', file)
const read = (file: string) => readFileSync(content(file), 'utf8')
const write = (file: string, text: string) => writeFileSync(content(file), text)
const change = (file: string, from: string | RegExp, to: string) => {
  const text = read(file)
  expect(text).toMatch(from)
  write(file, text.replace(from, to))
}

function restart(): void {
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  for (const kept of ['siteListedBefore', 'siteLastGood', 'siteCheckedFiles', 'siteContentReceiver'])
    Reflect.deleteProperty(globalThis, kept)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-thread-'))
  mkdirSync(content())
  copyContent(content())
  vi.stubEnv('CONTENT_DIR', content())
  vi.stubEnv('VAR_DIR', join(root, 'var'))
  restart()
})

afterEach(async () => {
  await globalThis.siteContentThread?.stop()
  vi.unstubAllEnvs()
  restart()
  rmSync(root, { recursive: true, force: true })
})

/** The thread has low priority, so on a busy machine it takes minutes. */
const minutes = { timeout: 240_000 }

const home = 'properties/4102318.json'

const changes: readonly (() => void)[] = [
  () => undefined,
  () => change(home, /"Bedrooms": \d+/, '"Bedrooms": 7'),
  () => change(home, /"Bedrooms": \d+/, '"Bedrooms": "seven"'),
  () => change('site.json', /"name": "[^"]+"/, '"name": "Leie"'),
  () => write('properties/4102311.json', '{'),
  () => change('articles/privacy-statement/nl.md', /^/, 'Nieuw. '),
  () => rmSync(content(home)),
  () => change('projects/51014.json', /"Published": true/, '"Published": false'),
  () => rmSync(content('testimonials.json')),
]

test('the messages of each change build the snapshot that reading in this thread builds', () => {
  const [tell, receiver] = [createSender(), createReceiver()]
  for (const [turn, apply] of changes.entries()) {
    apply()
    const loaded = runAtOnce(loadContent(false))
    const messages: Message[] = structuredClone([...tell(loaded)])
    // In two parts, as with many messages.
    runAtOnce(receiver.take(messages.slice(0, 3)))
    runAtOnce(receiver.take(messages.slice(3)))
    const received = runAtOnce(receiver.finish())
    expect(received.state).toEqual(loaded.state)
    expect(received.shows).toEqual(typeof loaded.shows === 'object' ? loaded.shows.snapshot : loaded.shows)
    if (turn === 1) expect(messages.flatMap((message) => (message.kind === 'homes' ? message.homes : []))).toHaveLength(1)
  }
})

test('unchanged items are the same objects, and are not sent again', () => {
  const [tell, receiver] = [createSender(), createReceiver()]
  const next = () => {
    const messages: Message[] = structuredClone([...tell(runAtOnce(loadContent(false)))])
    runAtOnce(receiver.take(messages))
    const { shows } = runAtOnce(receiver.finish())
    if (typeof shows !== 'object') throw new Error('expected a snapshot')
    return { messages, snapshot: shows }
  }
  const first = next().snapshot
  const { messages, snapshot } = next()
  expect(messages.map(({ kind }) => kind)).toEqual(['state'])
  expect(snapshot).not.toBe(first)
  expect(snapshot.media).toBe(first.media)
  expect(snapshot.properties.every((property, index) => property === first.properties[index])).toBe(true)
  change('site.json', /"name": "[^"]+"/, '"name": "Leie"')
  expect(next().messages.map((message) => (message.kind === 'part' ? message.name : message.kind))).toEqual(['state', 'site'])
})

test('the thread reads, saves and watches; when it has ended the main thread reads', async () => {
  startContentThread()
  expect((await replaceSnapshot()).serves).toBe('current')
  expect(getSnapshot().propertyById.get(4102318)).toBeDefined()
  await vi.waitFor(() => expect(existsSync(join(root, 'var', 'published-listings.json'))).toBe(true), minutes)
  const looks = vi.fn(async () => void (await replaceSnapshot()))
  const alone = vi.fn()
  globalThis.siteContentThread?.watch(looks, alone)
  rmSync(content(home))
  await vi.waitFor(() => expect(getSnapshot().former.has(4102318)).toBe(true), minutes)
  write('site.json', '{')
  await vi.waitFor(() => expect(getContentState()?.serves).toBe('last-good'), minutes)
  expect(getSnapshot().former.has(4102318)).toBe(true)
  expect(alone).not.toHaveBeenCalled()
  globalThis.siteContentThread?.stop()
  await vi.waitFor(() => expect(alone).toHaveBeenCalled(), minutes)
  expect((await replaceSnapshot()).serves).toBe('last-good')
})

test('a change is noticed while pages are still re-rendered after the previous one', async () => {
  startContentThread()
  await replaceSnapshot()
  const looks = vi.fn(async () => {
    await replaceSnapshot()
    await new Promise(() => undefined)
  })
  globalThis.siteContentThread?.watch(looks, () => undefined)
  await vi.waitFor(
    () => {
      change('site.json', /"name": "[^"]+"/, `"name": "Leie ${Math.random()}"`)
      expect(looks).toHaveBeenCalledTimes(1)
    },
    { ...minutes, interval: 2_000 },
  )
  rmSync(content(home))
  await vi.waitFor(() => expect(getSnapshot().former.has(4102318)).toBe(true), minutes)
})

test('a change made while waiting for completeness is shown, each time', async () => {
  startContentThread()
  await replaceSnapshot()
  globalThis.siteContentThread?.watch(
    async () => void (await replaceSnapshot()),
    () => undefined,
  )
  const named = (name: string) => change('site.json', /"name": "[^"]+"/, `"name": "${name}"`)
  for (const turn of [1, 2, 3]) {
    await new Promise((done) => setTimeout(done, 500))
    for (const part of ['half', 'whole']) {
      named(`Leie ${turn} ${part}`)
      await new Promise((done) => setTimeout(done, 150))
    }
    await vi.waitFor(() => expect(getSnapshot().site.name).toBe(`Leie ${turn} whole`), minutes)
  }
})

test('many messages are received in parts', async () => {
  const ids = writeManyListings(content(), 600)
  startContentThread()
  await replaceSnapshot()
  expect(ids.filter((id) => !getSnapshot().propertyById.has(id))).toEqual([])
  rmSync(content(`properties/${ids[0]}.json`))
  await replaceSnapshot()
  expect(ids.filter((id) => !getSnapshot().propertyById.has(id))).toEqual(ids.slice(0, 1))
})

test('when the thread is ended while it reads, the main thread reads instead, and the thread exits by itself', async () => {
  expectConsole()
  const codes: number[] = []
  process.once('worker', (worker) => worker.once('exit', (code) => codes.push(code)))
  startContentThread()
  const reading = replaceSnapshot()
  await vi.waitFor(() => expect(globalThis.siteContentThread?.isReading()).toBe(true), minutes)
  await globalThis.siteContentThread?.stop()
  expect((await reading).serves).toBe('current')
  // A thread terminated by Node has exit code 1; terminated during (de)compression it can crash the process.
  expect(codes).toEqual([0])
})
