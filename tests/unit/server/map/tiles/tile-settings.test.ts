/** The tile server is a setting, off by default. */
import { afterEach, expect, test, vi } from 'vitest'
import { tileSettings } from '@/lib/server/map/tiles/tile-settings'

afterEach(() => vi.unstubAllEnvs())

test('by default there is none, and no attribution', () => {
  expect(tileSettings()).toEqual({ upstream: '', attribution: '' })
})

test('OpenStreetMap is named unless another is', () => {
  vi.stubEnv('TILE_UPSTREAM', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png')
  expect(tileSettings().attribution).toBe('© OpenStreetMap contributors')
  vi.stubEnv('TILE_ATTRIBUTION', '© Another')
  expect(tileSettings().attribution).toBe('© Another')
})

test.each([
  'tile.openstreetmap.org/{z}/{x}/{y}.png',
  'https://tile.openstreetmap.org/{z}/{x}.png',
  'https://{x}.example.org/{z}/{y}.png',
  'https://tile.example.org:{z}/{x}/{y}.png',
  'https://user@example.org/{z}/{x}/{y}.png',
  'https://tile.example.org/{z}/{x}/{y}/{y}.png',
  'file:///etc/{z}/{x}/{y}',
])('%s is refused', (template) => {
  vi.stubEnv('TILE_UPSTREAM', template)
  expect(tileSettings).toThrow(/TILE_UPSTREAM/)
})
