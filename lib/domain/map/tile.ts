/** Squares of the map, and which of them the site hands out. */
import { type Bounds, overlaps } from './bounds.ts'
import { tileLatitude, tileLongitude } from './mercator.ts'

export type Tile = { zoom: number; x: number; y: number }

export const zoomRange = { min: 9, max: 18 } as const

/** Where the browser asks for tiles, as Leaflet's template. */
export const tileTemplate = '/tiles/{z}/{x}/{y}/'

function readNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : undefined
}

/** The tile of an address; the row may end in `.png`. Undefined for what is no tile of the zooms served. */
export function parseTile(z: string, x: string, y: string): Tile | undefined {
  const [zoom, column, row] = [readNumber(z), readNumber(x), readNumber(y.replace(/\.png$/, ''))]
  if (zoom === undefined || column === undefined || row === undefined) return undefined
  if (zoom < zoomRange.min || zoom > zoomRange.max) return undefined
  return column < 2 ** zoom && row < 2 ** zoom ? { zoom, x: column, y: row } : undefined
}

export function tileBounds({ zoom, x, y }: Tile): Bounds {
  return {
    south: tileLatitude(y + 1, zoom),
    west: tileLongitude(x, zoom),
    north: tileLatitude(y, zoom),
    east: tileLongitude(x + 1, zoom),
  }
}

/** Whether any of the region is on the tile. */
export function isInRegion(tile: Tile, region: Bounds): boolean {
  return overlaps(tileBounds(tile), region)
}
