/** Draws a square of the map ourselves, from the best that the content has. */
import 'server-only'
import { drawBelgiumTile } from '../../domain/map/draw-belgium.ts'
import { drawTile } from '../../domain/map/draw-tile.ts'
import { plainGeography } from '../../domain/map/geography.ts'
import { mapColours } from '../../domain/map/map-colours.ts'
import type { Look, Tile } from '../../domain/map/tile.ts'
import { getSnapshot } from '../content/current-snapshot.ts'

/** As SVG, by the content of now. */
export async function drawMap(tile: Tile, { language, scheme }: Look): Promise<string> {
  const { geography } = getSnapshot()
  const colours = mapColours[scheme]
  return geography === plainGeography ? drawBelgiumTile(tile, language, colours) : drawTile(tile, geography, colours)
}
