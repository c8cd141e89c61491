/** A static map: the tiles around a point, positioned within an image. */
import type { Bounds } from './bounds.ts'
import { project, tileSize } from './mercator.ts'
import { isInRegion, type Tile, tileTemplate } from './tile.ts'

/** CSS pixels. */
export type Size = { width: number; height: number }

/** `left`, `top`, `width` and `height` are percent of the image. */
export type PlacedTile = { url: string; left: number; top: number; width: number; height: number }

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const urlOf = ({ zoom, x, y }: Tile, look: string) =>
  tileTemplate(look).replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))

/**
 * The tiles of an image of `size` centred on the point. Empty unless all of them are within `region`: a map with missing tiles
 * would mislead.
 * @param look see `lookName`
 */
export function placeTiles(
  point: { latitude: number; longitude: number },
  zoom: number,
  size: Size,
  region: Bounds,
  look: string,
): PlacedTile[] {
  const middle = project(point.longitude, point.latitude, zoom)
  const [left, top] = [middle.x - size.width / 2, middle.y - size.height / 2]
  const columns = range(Math.floor(left / tileSize), Math.floor((left + size.width) / tileSize))
  const rows = range(Math.floor(top / tileSize), Math.floor((top + size.height) / tileSize))
  const tiles = rows.flatMap((y) => columns.map((x) => ({ zoom, x, y })))
  if (!tiles.every((tile) => isInRegion(tile, region))) return []
  return tiles.map((tile) => ({
    url: urlOf(tile, look),
    left: ((tile.x * tileSize - left) / size.width) * 100,
    top: ((tile.y * tileSize - top) / size.height) * 100,
    width: (tileSize / size.width) * 100,
    height: (tileSize / size.height) * 100,
  }))
}

/** A position in the image, in percent. */
export type Spot = { left: number; top: number }

/** Pixels between a place and the edge of the image. */
const margin = 28

type Place = { latitude: number; longitude: number }

/**
 * The closest view that shows all places, and the position of each; undefined without a place.
 * @param zooms closest and furthest zoom; undefined when the places do not fit at the furthest.
 */
export function fitPlaces(
  places: readonly Place[],
  size: Size,
  zooms: { closest: number; furthest: number },
): { middle: Place; zoom: number; spots: Spot[] } | undefined {
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  for (let zoom = zooms.closest; places.length > 0 && zoom >= zooms.furthest; zoom -= 1) {
    const centre = project(middle.longitude, middle.latitude, zoom)
    const pixels = places.map(({ latitude, longitude }) => {
      const { x, y } = project(longitude, latitude, zoom)
      return { x: x - centre.x + size.width / 2, y: y - centre.y + size.height / 2 }
    })
    const fits = pixels.every(({ x, y }) => x >= margin && x <= size.width - margin && y >= margin && y <= size.height - margin)
    if (fits)
      return { middle, zoom, spots: pixels.map(({ x, y }) => ({ left: (x / size.width) * 100, top: (y / size.height) * 100 })) }
  }
  return undefined
}
