/** Where the map comes from: a tile server, a file of the content, the drawing of the content, or the plain map of Belgium. */
import 'server-only'
import { createHash } from 'node:crypto'
import { type Geography, isPlain } from '../../domain/map/geography.ts'
import { belgiumMaxZoom, zoomRange } from '../../domain/map/tile.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findMapFile } from './pmtiles/map-file.ts'
import { tileSettings } from './tiles/tile-settings.ts'

/** `version`: letters and digits that differ when the map does. `attribution` of a tile server. `maxZoom`: closer there is nothing more to see. */
export type MapSource = {
  kind: 'upstream' | 'pmtiles' | 'drawn' | 'belgium'
  version: string
  attribution: string
  maxZoom: number
}

/** Another number when our way of drawing changes, so that browsers do not keep what was drawn before. */
const drawing = 1

const known = new WeakMap<Geography, string>()

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** Calculated once for the content of now. */
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
