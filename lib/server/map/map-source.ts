/** Where the map comes from: a tile server, a file of the content, the drawing of the content, or the plain map of Belgium. */
import 'server-only'
import { createHash } from 'node:crypto'
import { type Geography, isPlain } from '../../domain/map/geography.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { findMapFile } from './pmtiles/map-file.ts'
import { tileSettings } from './tiles/tile-settings.ts'

/** `version`: letters and digits that differ when the map does. `attribution` of a tile server. */
export type MapSource = { kind: 'upstream' | 'pmtiles' | 'drawn' | 'belgium'; version: string; attribution: string }

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
  if (upstream) return { kind: 'upstream', version: fingerprint(upstream), attribution }
  const file = findMapFile()
  if (file && file !== 'unreadable') return { kind: 'pmtiles', version: fingerprint(`${drawing} ${file.key}`), attribution: '' }
  const { geography } = getSnapshot()
  const kind = isPlain(geography) ? 'belgium' : 'drawn'
  return { kind, version: versionOf(geography), attribution: '' }
}
