/** Changed content is noticed: single files, the whole folder, a changed link; an incomplete copy is not read. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesOf, fingerprintContent } from '@/lib/server/content/files/content-fingerprint'
import { type ContentWatcher, timingFor, watchContent } from '@/lib/server/content/publish/watch-content'
import { expectConsole } from '../../../support/fail-on-console.ts'

const usualTiming = { interval: 25, quiet: 10, share: 20, isExact: true }
let root: string
let folder: string
let watcher: ContentWatcher | undefined

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scheldelicht-watch-'))
  folder = join(root, 'data')
  mkdirSync(join(folder, 'properties'), { recursive: true })
  writeFileSync(join(folder, 'properties', '1.json'), '{}')
})
afterEach(() => {
  watcher?.stop()
  rmSync(root, { recursive: true, force: true })
})

/** Counts the reloads of what is watched. */
async function watching(path = folder, timing = usualTiming) {
  const reload = vi.fn(async () => undefined)
  watcher = await watchContent(path, reload, { timing })
  return reload
}

const reloaded = (reload: ReturnType<typeof vi.fn>, times: number) =>
  vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times), { timeout: 120_000, interval: 10 })

test('a file that is changed, added or removed', async () => {
  const reload = await watching()
  writeFileSync(join(folder, 'properties', '1.json'), '{"a":1}')
  await reloaded(reload, 1)
  writeFileSync(join(folder, 'properties', '2.json'), '{}')
  await reloaded(reload, 2)
  rmSync(join(folder, 'properties', '2.json'))
  await reloaded(reload, 3)
})

test('the whole folder in place of another', async () => {
  const reload = await watching()
  mkdirSync(join(root, 'next'))
  writeFileSync(join(root, 'next', 'site.json'), '{}')
  renameSync(folder, join(root, 'before'))
  renameSync(join(root, 'next'), folder)
  await reloaded(reload, 1)
  writeFileSync(join(folder, 'site.json'), '{"a":2}')
  await reloaded(reload, 2)
})

test('a link that leads to another folder', async () => {
  const link = join(root, 'current')
  symlinkSync(folder, link)
  const reload = await watching(link)
  mkdirSync(join(root, 'next'))
  writeFileSync(join(root, 'next', 'site.json'), '{}')
  unlinkSync(link)
  symlinkSync(join(root, 'next'), link)
  await reloaded(reload, 1)
})

test('refused content is not tried again until it changes, and the watch continues', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('refused')))
  expectConsole()
  watcher = await watchContent(folder, failing, { timing: usualTiming })
  writeFileSync(join(folder, 'site.json'), 'broken')
  await reloaded(failing, 1)
  writeFileSync(join(folder, 'site.json'), '{}')
  await reloaded(failing, 2)
  expect(console.error).toHaveBeenCalledWith({ event: 'content-not-live', error: new Error('refused') })
})

test('the fingerprint differs for a replaced file of the same size, and for a missing folder', async () => {
  const before = await fingerprintContent(folder)
  expect(await fingerprintContent(folder)).toBe(before)
  expect(await fingerprintContent(folder, false), 'of a folder of another machine').toBe(before)
  writeFileSync(join(folder, 'properties', 'new'), '[]')
  renameSync(join(folder, 'properties', 'new'), join(folder, 'properties', '1.json'))
  expect(await fingerprintContent(folder)).not.toBe(before)
  expect(await fingerprintContent(join(root, 'nowhere'))).toBeUndefined()
})

/** Checks only on request, and waits longer than any test. */
const slow = { ...usualTiming, interval: 600_000, quiet: 600_000 }
const fingerprintNow = async (path = folder) => (await fingerprintContent(path)) ?? ''

/** Swaps the folder for another one, of which the file system sends no event. */
function swap(link: string, text: string): string {
  const next = join(root, 'next')
  mkdirSync(next)
  writeFileSync(join(next, 'site.json'), text)
  rmSync(link, { force: true })
  symlinkSync(next, link)
  return next
}

test('what another server read once it was complete is read at once', async () => {
  const link = join(root, 'current')
  symlinkSync(folder, link)
  const reload = await watching(link, slow)
  const next = swap(link, '{"a":1}')
  await watcher?.lookFor(filesOf(await fingerprintNow(next)))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a wait for completeness ends when another server reports the state as complete', async () => {
  const reload = await watching(folder, slow)
  writeFileSync(join(folder, 'site.json'), '{"a":')
  const waiting = watcher?.lookFor('another')
  await new Promise((done) => setTimeout(done, 100))
  writeFileSync(join(folder, 'site.json'), '{"a":1}')
  void watcher?.lookFor('one that is not there')
  await new Promise((done) => setTimeout(done, 100))
  expect(reload).not.toHaveBeenCalled()
  const fingerprint = await fingerprintNow()
  void watcher?.lookFor(filesOf(fingerprint))
  await reloaded(reload, 1)
  expect(reload).toHaveBeenCalledWith(fingerprint, true)
  await waiting
})

test('another state is waited for, as a file may be incomplete', async () => {
  const link = join(root, 'current')
  symlinkSync(folder, link)
  const reload = await watching(link, slow)
  swap(link, '{"a":')
  void watcher?.lookFor('another')
  await new Promise((done) => setTimeout(done, 100))
  expect(reload).not.toHaveBeenCalled()
})

test('a change not yet visible on a network file system is checked for again', async () => {
  const link = join(root, 'current')
  symlinkSync(folder, link)
  const reload = await watching(link, slow)
  const looking = watcher?.lookFor(filesOf(await fingerprintNow(swap(join(root, 'unused'), '{"a":1}'))))
  await new Promise((done) => setTimeout(done, 200))
  expect(reload).not.toHaveBeenCalled()
  unlinkSync(link)
  symlinkSync(join(root, 'next'), link)
  await looking
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a state that a command has read is not read again', async () => {
  const reload = await watching(folder, { ...slow, quiet: 50 })
  writeFileSync(join(folder, 'site.json'), '{"a":1}')
  watcher?.noteRead(await fingerprintNow())
  await watcher?.lookFor(filesOf(await fingerprintNow()))
  await new Promise((done) => setTimeout(done, 200))
  expect(reload).not.toHaveBeenCalled()
})

test('a network file system, which has no events, is polled so often that a change is shown within a second', async () => {
  const [local, nfs, fuse] = [0xef53, 0x6969, 0x65735546]
  const paces = await Promise.all([local, nfs, fuse].map((type) => timingFor(folder, async () => type)))
  expect(paces.map(({ interval, quiet }) => interval + quiet)).toEqual([1_900, 650, 650])
  expect(new Set(paces.map(({ quiet }) => quiet))).toEqual(new Set([400]))
  expect(await timingFor(join(root, 'nowhere'))).toEqual(paces[0])
})

test('content is read while waiting for completeness, and used if checks see the current state', async () => {
  for (const isExact of [true, false]) {
    const [reload, prepare] = [vi.fn(async () => undefined), vi.fn()]
    watcher = await watchContent(folder, reload, { timing: { ...usualTiming, isExact }, prepare })
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ isExact }))
    await reloaded(reload, 1)
    watcher.stop()
    expect(prepare.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
    expect(reload).toHaveBeenCalledWith(expect.anything(), isExact)
  }
})

test('content read early from a network file system is used once another server reports it as complete', async () => {
  const reload = await watching(folder, { ...slow, isExact: false })
  writeFileSync(join(folder, 'site.json'), '{"a":1}')
  const fingerprint = await fingerprintNow()
  await watcher?.lookFor(filesOf(fingerprint))
  expect(reload).toHaveBeenCalledExactlyOnceWith(fingerprint, true)
})
