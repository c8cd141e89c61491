/** The map to choose zones on: a square image around their outlines, with each zone as a clickable area. */
import { type Pixel, project, tileSize } from './mercator.ts'
import type { Tile } from './tile.ts'

export type Outline = readonly (readonly [longitude: number, latitude: number])[]

/** Pixels of the world at the zoom of this map. */
export type ZoneFrame = { left: number; top: number; size: number }

const zoom = 11
/** Margin around the outlines, as a share of the map. */
const margin = 0.04

const toPixels = (outline: Outline): Pixel[] => outline.map(([longitude, latitude]) => project(longitude, latitude, zoom))

/** The square that contains every outline; undefined when there is none. */
export function frameZones(outlines: readonly Outline[]): ZoneFrame | undefined {
  const pixels = outlines.flatMap(toPixels)
  if (pixels.length === 0) return undefined
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const size = Math.max(right - left, bottom - top) * (1 + 2 * margin)
  return { left: (left + right - size) / 2, top: (top + bottom - size) / 2, size }
}

/** The points of a CSS polygon: `12.50% 30.10%, …`. */
export function zoneArea(outline: Outline, { left, top, size }: ZoneFrame): string {
  const percent = (pixels: number) => `${((pixels / size) * 100).toFixed(2)}%`
  return toPixels(outline)
    .map(({ x, y }) => `${percent(x - left)} ${percent(y - top)}`)
    .join(', ')
}

type Drawn = { tile: Tile; svg: string }

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Design, "Map": borders of areas. An SVG image cannot use custom properties of the page. */
const border = (colour: string) =>
  `fill="none" stroke="${colour}" stroke-opacity=".55" stroke-width="1.4" stroke-linejoin="round"`

/** The tiles that the map consists of. */
export function zoneTiles({ left, top, size }: ZoneFrame): Tile[] {
  const columns = range(Math.floor(left / tileSize), Math.floor((left + size) / tileSize))
  const rows = range(Math.floor(top / tileSize), Math.floor((top + size) / tileSize))
  return rows.flatMap((y) => columns.map((x) => ({ zoom, x, y })))
}

/** The map as a complete SVG document. @param drawn the tiles of `zoneTiles`. @param colour of the borders, `#rrggbb` */
export function drawZoneMap(outlines: readonly Outline[], frame: ZoneFrame, drawn: readonly Drawn[], colour: string): string {
  const { left, top, size } = frame
  const tiles = drawn.map(({ tile, svg }) =>
    svg.replace('<svg ', `<svg x="${tile.x * tileSize - left}" y="${tile.y * tileSize - top}" `),
  )
  const borders = outlines.map((outline) => {
    const points = toPixels(outline).map(({ x, y }) => `${(x - left).toFixed(1)} ${(y - top).toFixed(1)}`)
    return `<path ${border(colour)} d="M${points.join('L')}Z"/>`
  })
  const box = `width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${tiles.join('')}${borders.join('')}</svg>`
}
