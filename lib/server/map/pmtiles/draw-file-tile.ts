/** Draws a tile from the map file; beyond its last zoom level, tiles are enlarged. */
import 'server-only'
import { drawVectorTile } from '../../../domain/map/draw-vector-tile.ts'
import { mapColours } from '../../../domain/map/map-colours.ts'
import { type Pixel, tileSize } from '../../../domain/map/mercator.ts'
import type { Look, Tile } from '../../../domain/map/tile.ts'
import { chooseLabels, type Label, labelsOf } from '../../../domain/map/vector-labels.ts'
import { makeTile, type VectorFeature, type VectorTileData } from '../../../domain/map/vector-tile.ts'
import type { MapFile } from './map-file.ts'
import { readVectorTile } from './read-vector-tile.ts'

/** The tile of the file that contains this one, and its offset in pixels. */
function placeOf({ zoom, x, y }: Tile, drawn: Tile, lastZoom: number): { source: Tile; toPixel: (pixel: Pixel) => Pixel } {
  const scale = 2 ** Math.max(0, zoom - lastZoom)
  const source = { zoom: Math.min(zoom, lastZoom), x: Math.floor(x / scale), y: Math.floor(y / scale) }
  const [left, top] = [source.x * scale - drawn.x, source.y * scale - drawn.y]
  const toPixel = (pixel: Pixel) => ({ x: pixel.x * scale + left * tileSize, y: pixel.y * scale + top * tileSize })
  return { source, toPixel }
}

const range = [-1, 0, 1]

async function findLabels(file: MapFile, tile: Tile, language: Look['language']): Promise<Label[]> {
  const around = range.flatMap((dx) => range.map((dy) => ({ ...tile, x: tile.x + dx, y: tile.y + dy })))
  const places = around.map((one) => placeOf(one, tile, file.header.maxZoom))
  // An enlarged tile is part of a single tile of the file.
  const sources = new Map(places.map((place) => [`${place.source.x}/${place.source.y}`, place]))
  const labels = await Promise.all(
    [...sources.values()].map(async ({ source, toPixel }) => {
      const data = await readVectorTile(file, source)
      return (['places', 'water'] as const).flatMap((layer) => labelsOf(data[layer], layer, language, tile.zoom, toPixel))
    }),
  )
  // Labels further away than one screen cannot overlap this tile.
  return chooseLabels(labels.flat().filter(({ at }) => Math.abs(at.x) < tileSize * 3 && Math.abs(at.y) < tileSize * 3))
}

const moved = (feature: VectorFeature, toPixel: (pixel: Pixel) => Pixel): VectorFeature => ({
  ...feature,
  lines: feature.lines.map((line) => line.map(toPixel)),
})

const moveTile = (data: VectorTileData, toPixel: (pixel: Pixel) => Pixel) =>
  makeTile((name) => data[name].map((feature) => moved(feature, toPixel)))

/** As SVG. @throws when the file cannot be read. */
export async function drawFileTile(file: MapFile, tile: Tile, { language, scheme }: Look): Promise<string> {
  const { source, toPixel } = placeOf(tile, tile, file.header.maxZoom)
  const [data, labels] = await Promise.all([readVectorTile(file, source), findLabels(file, tile, language)])
  const shown = source.zoom === tile.zoom ? data : moveTile(data, toPixel)
  return drawVectorTile(shown, labels, tile.zoom, language, mapColours[scheme])
}
