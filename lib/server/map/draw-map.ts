/** Draws a map tile from the best source in the content. */
import 'server-only'
import { overlaps } from '../../domain/map/bounds.ts'
import { drawBelgiumTile } from '../../domain/map/draw-belgium.ts'
import { drawTile } from '../../domain/map/draw-tile.ts'
import { isPlain } from '../../domain/map/geography.ts'
import { mapColours } from '../../domain/map/map-colours.ts'
import { type Look, type Tile, tileBounds } from '../../domain/map/tile.ts'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { drawFileTile } from './pmtiles/draw-file-tile.ts'
import { findMapFile, type MapFile } from './pmtiles/map-file.ts'

function drawPlain(tile: Tile, { language, scheme }: Look): string {
  const { geography } = getSnapshot()
  const colours = mapColours[scheme]
  return isPlain(geography) ? drawBelgiumTile(tile, language, colours) : drawTile(tile, geography, colours)
}

/** Whether the map file covers this tile; it may cover less than the region served. */
const covers = ({ header: { minLat, minLon, maxLat, maxLon, minZoom } }: MapFile, tile: Tile) =>
  tile.zoom >= minZoom && overlaps(tileBounds(tile), { south: minLat, west: minLon, north: maxLat, east: maxLon })

/** Draws a tile as SVG, from the current content. */
export async function drawMap(tile: Tile, look: Look): Promise<string> {
  const file = findMapFile()
  if (!file || file === 'unreadable' || !covers(file, tile)) return drawPlain(tile, look)
  try {
    return await drawFileTile(file, tile, look)
  } catch (error) {
    logError('map-file-unreadable', { error })
    return drawPlain(tile, look)
  }
}
