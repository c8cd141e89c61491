/** A map that does not move: the tiles around a point, placed in parts of a picture. */
import type { Bounds } from './bounds.ts'
import { project, tileSize } from './mercator.ts'
import { isInRegion, type Tile, tileTemplate } from './tile.ts'

/** In pixels of the screen. */
export type Size = { width: number; height: number }

/** `left`, `top`, `width` and `height` are percent of the picture. */
export type PlacedTile = { url: string; left: number; top: number; width: number; height: number }

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const urlOf = ({ zoom, x, y }: Tile, look: string) =>
  tileTemplate(look).replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))

/**
 * The tiles that a picture of `size` around the point needs; the point is its middle.
 * Empty unless every one of them is within `region`: half a map misleads.
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

/** A place on a picture, in percent of it. */
export type Spot = { left: number; top: number }

/** Pixels between a place and the edge of the picture. */
const margin = 28

type Place = { latitude: number; longitude: number }

/**
 * The closest look that shows all places, and where on the picture each stands; undefined without a place.
 * @param zooms the closest, and the furthest that is worth looking at: what does not fit there has no picture.
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
