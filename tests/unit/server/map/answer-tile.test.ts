/** The tile route: what it draws, and how long that may be cached. */
import { beforeEach, expect, test } from 'vitest'
import { GET as getTile } from '@/app/tiles/[z]/[x]/[y]/[look]/route'
import { GET as getPlainTile } from '@/app/tiles/[z]/[x]/[y]/route'
import { plainGeography } from '@/lib/domain/map/geography'
import { belgiumMaxZoom, zoomRange } from '@/lib/domain/map/tile'
import { mapSource } from '@/lib/server/map/map-source'
import { snapshot } from '../../../support/content'

/** Antwerp. */
const tile = { z: '11', x: '1049', y: '683' }
const ask = (look: string) => getTile(new Request(`http://x/tiles/${tile.z}/${tile.x}/${tile.y}/${look}/`))

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('a map with streets may be looked at more closely than the municipalities', () => {
  expect(mapSource()).toMatchObject({ kind: 'drawn', maxZoom: zoomRange.max })
  expect(belgiumMaxZoom).toBeLessThan(zoomRange.max)
})

test('a tile of the current map is immutable, one of another version is cached for a day', async () => {
  const { version } = mapSource()
  expect((await ask(`nl-light-${version}`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask('nl-light-before')).headers.get('cache-control')).toBe('public, max-age=86400')
  for (const look of ['nl', 'xx-light-1', `nl-light-${version}-1`]) expect((await ask(look)).status).toBe(404)
})

test('without a map in the content it shows the municipalities, in the requested language', async () => {
  // A copy: another bundle of the process may have read the content.
  globalThis.currentSnapshot = { ...snapshot, geography: structuredClone(plainGeography) }
  expect(mapSource()).toMatchObject({ kind: 'belgium', maxZoom: belgiumMaxZoom })
  expect(await (await ask('fr-light-1')).text()).toContain('>Anvers<')
  expect(await (await ask('nl-light-1')).text()).toContain('>Antwerpen<')
  const plain = await getPlainTile(new Request('http://x/'), { params: Promise.resolve(tile) })
  expect(await plain.text()).toContain('>Antwerpen<')
})

test('another map has another version', () => {
  const { version } = mapSource()
  globalThis.currentSnapshot = { ...snapshot, geography: { ...snapshot.geography, parks: [] } }
  expect(mapSource().version).not.toBe(version)
})
