/** Where a tile comes from: disk, tile server, drawing. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TileCache } from '@/lib/server/map/tiles/tile-cache'
import { createTileService } from '@/lib/server/map/tiles/tile-service'
import type { FetchedTile } from '@/lib/server/map/tiles/upstream'
import { expectConsole } from '@/tests/support/fail-on-console'

const tile = { zoom: 13, x: 4196, y: 2733 }
const png = Buffer.from('\x89PNG\r\n picture', 'latin1')
const look = { language: 'nl', scheme: 'light' } as const
const week = 7 * 86_400

const cache = { read: vi.fn<TileCache['read']>(), write: vi.fn<TileCache['write']>() }
const fetchTile = vi.fn<() => Promise<FetchedTile | undefined>>()
const draw = () => Promise.resolve('<svg/>')
let clock = 0

beforeEach(() => {
  clock = 1_000_000
  cache.read.mockResolvedValue(undefined)
  cache.write.mockResolvedValue()
  fetchTile.mockResolvedValue({ bytes: png, age: week })
})
afterEach(() => vi.resetAllMocks())

const service = () => createTileService({ cache, fetchTile }, draw, () => clock)

test('without a tile server every tile is drawn, and cached for a day', async () => {
  const drawn = await createTileService(undefined, draw, () => clock)(tile, look)
  expect(drawn).toMatchObject({ type: 'image/svg+xml', maxAge: 86_400, body: expect.stringContaining('<svg') })
})

test('a fresh tile of the disk is served, and the server left alone', async () => {
  cache.read.mockResolvedValue({ bytes: png, isFresh: true, secondsLeft: 120 })
  expect(await service()(tile, look)).toEqual({ body: png, type: 'image/png', maxAge: 120 })
  expect(fetchTile).not.toHaveBeenCalled()
})

test('a fetched tile is cached as long as its server allows', async () => {
  expect(await service()(tile, look)).toEqual({ body: png, type: 'image/png', maxAge: week })
  expect(cache.write).toHaveBeenCalledExactlyOnceWith(tile, png, clock + week * 1000)
})

test('concurrent requests for the same tile share one upstream request', async () => {
  const getTile = service()
  const answers = await Promise.all([getTile(tile, look), getTile({ ...tile }, look), getTile({ ...tile }, look)])
  expect(fetchTile).toHaveBeenCalledOnce()
  expect(answers.map(({ body }) => body)).toEqual([png, png, png])
  await getTile(tile, look)
  expect(fetchTile).toHaveBeenCalledTimes(2)
})

describe('when the tile server cannot be reached', () => {
  beforeEach(() => {
    fetchTile.mockResolvedValue(undefined)
  })

  test('a tile is drawn, for a minute', async () => {
    expect(await service()(tile, look)).toMatchObject({ type: 'image/svg+xml', maxAge: 60 })
    expect(cache.write).not.toHaveBeenCalled()
  })

  test('a stale tile of the disk is better', async () => {
    cache.read.mockResolvedValue({ bytes: png, isFresh: false, secondsLeft: 0 })
    expect(await service()(tile, look)).toEqual({ body: png, type: 'image/png', maxAge: 60 })
  })

  test('it is left alone for half a minute', async () => {
    const getTile = service()
    await getTile(tile, look)
    clock += 29_000
    await getTile(tile, look)
    expect(fetchTile).toHaveBeenCalledOnce()
    clock += 1_000
    await getTile(tile, look)
    expect(fetchTile).toHaveBeenCalledTimes(2)
  })
})

test('a full disk is no reason to show no map', async () => {
  expectConsole()
  cache.write.mockRejectedValue(new Error('ENOSPC'))
  expect(await service()(tile, look)).toMatchObject({ type: 'image/png' })
})
