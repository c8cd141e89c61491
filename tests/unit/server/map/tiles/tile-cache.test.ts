/** The tile cache on disk: fresh, stale, limited in size. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTileCache } from '@/lib/server/map/tiles/tile-cache'

const template = 'https://tile.example.org/{z}/{x}/{y}.png'
const now = 1_800_000_000_000
const tile = (x: number) => ({ zoom: 13, x, y: 2733 })
const bytes = Buffer.alloc(1000, 7)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a tile is read as it was written, with its remaining lifetime', async () => {
  const cache = createTileCache(folder, template, 1e6)
  await cache.write(tile(1), bytes, now + 60_000)
  expect(await cache.read(tile(1), now)).toEqual({ bytes, isFresh: true, secondsLeft: 60 })
  expect(await cache.read(tile(1), now + 60_000)).toEqual({ bytes, isFresh: false, secondsLeft: 0 })
  expect(await cache.read(tile(2), now)).toBeUndefined()
})

test('tiles of another server are never mixed in', async () => {
  await createTileCache(folder, template, 1e6).write(tile(1), bytes, now)
  expect(await createTileCache(folder, 'https://other.example.org/{z}/{x}/{y}.png', 1e6).read(tile(1), now)).toBeUndefined()
})

test('tiles that expire first are evicted first, and no temporary file remains', async () => {
  const cache = createTileCache(folder, template, 5000)
  for (const x of [1, 2, 3, 4, 5, 6]) await cache.write(tile(x), bytes, now + (x === 3 ? 0 : x) * 60_000)
  const found = await Promise.all([1, 2, 3, 4, 5, 6].map(async (x) => (await cache.read(tile(x), now)) !== undefined))
  expect(found).toEqual([false, true, false, true, true, true])
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name)).toEqual(['2733', '2733', '2733', '2733'])
})

test('a cache that is full from an earlier start stays within its limit', async () => {
  const before = createTileCache(folder, template, 1e6)
  for (const x of [1, 2, 3, 4, 5]) await before.write(tile(x), bytes, now + x * 60_000)
  const cache = createTileCache(folder, template, 3000)
  await cache.write(tile(6), bytes, now + 6 * 60_000)
  expect(await cache.read(tile(1), now)).toBeUndefined()
  expect(await cache.read(tile(6), now)).toBeDefined()
})
