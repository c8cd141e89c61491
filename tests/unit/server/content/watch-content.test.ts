/** Replaced content is noticed: single files, the whole folder, a link that leads elsewhere; half of a copy is not. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fingerprintContent } from '@/lib/server/content/content-fingerprint'
import { watchContent } from '@/lib/server/content/watch-content'
import { expectConsole } from '../../../support/fail-on-console.ts'

const pace = { interval: 25, quiet: 10 }
let root: string
let folder: string
let stop: (() => void) | undefined

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scheldelicht-watch-'))
  folder = join(root, 'data')
  mkdirSync(join(folder, 'properties'), { recursive: true })
  writeFileSync(join(folder, 'properties', '1.json'), '{}')
})
afterEach(() => {
  stop?.()
  rmSync(root, { recursive: true, force: true })
})

/** Counts the reloads of what is watched. */
async function watching(path = folder) {
  const reload = vi.fn(async () => undefined)
  stop = await watchContent(path, reload, pace)
  return reload
}

const reloaded = (reload: ReturnType<typeof vi.fn>, times: number) =>
  vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times), { timeout: 120_000, interval: 10 })

test('a file that is changed, added or taken away', async () => {
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

test('what is refused is not tried again until it changes, and the watch goes on', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('refused')))
  expectConsole()
  stop = await watchContent(folder, failing, pace)
  writeFileSync(join(folder, 'site.json'), 'broken')
  await reloaded(failing, 1)
  writeFileSync(join(folder, 'site.json'), '{}')
  await reloaded(failing, 2)
  expect(console.error).toHaveBeenCalledWith({ event: 'content-not-live', error: new Error('refused') })
})

test('the fingerprint tells a file from one of the same size that took its place, and a missing folder from any', async () => {
  const before = await fingerprintContent(folder)
  expect(await fingerprintContent(folder)).toBe(before)
  writeFileSync(join(folder, 'properties', 'new'), '[]')
  renameSync(join(folder, 'properties', 'new'), join(folder, 'properties', '1.json'))
  expect(await fingerprintContent(folder)).not.toBe(before)
  expect(await fingerprintContent(join(root, 'nowhere'))).toBeUndefined()
})
