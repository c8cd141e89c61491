/** Selects the map source: a tile server, a map file of the content, geography of the content, or the default map of Belgium. */
import 'server-only'
import { createHash } from 'node:crypto'
import { type Geography, isPlain } from '../../domain/map/geography.ts'
import { belgiumMaxZoom, zoomRange } from '../../domain/map/tile.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findMapFile } from './pmtiles/map-file.ts'
import { tileSettings } from './tiles/tile-settings.ts'

/** `version`: changes with the map, for cache-busting. `attribution`: of a tile server. `maxZoom`: the closest useful zoom. */
export type MapSource = {
  kind: 'upstream' | 'pmtiles' | 'drawn' | 'belgium'
  version: string
  attribution: string
  maxZoom: number
}

/** Increase when the drawing changes, so that browsers do not show cached tiles. */
const drawing = 1

const known = new WeakMap<Geography, string>()

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** Computed once per snapshot. */
function versionOf(geography: Geography): string {
  const version = known.get(geography) ?? fingerprint(JSON.stringify([drawing, geography]))
  known.set(geography, version)
  return version
}

export function mapSource(): MapSource {
  const { upstream, attribution } = tileSettings()
  const { max: maxZoom } = zoomRange
  if (upstream) return { kind: 'upstream', version: fingerprint(upstream), attribution, maxZoom }
  const file = findMapFile()
  if (file && file !== 'unreadable')
    return { kind: 'pmtiles', version: fingerprint(`${drawing} ${file.key}`), attribution: '', maxZoom }
  const { geography } = getSnapshot()
  const version = versionOf(geography)
  return isPlain(geography)
    ? { kind: 'belgium', version, attribution: '', maxZoom: belgiumMaxZoom }
    : { kind: 'drawn', version, attribution: '', maxZoom }
}
