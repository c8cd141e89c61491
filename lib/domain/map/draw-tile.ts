/** Draws a map tile as SVG in the site's map style, used when no tile server is configured (design, "Map"). */
import { drawNames } from './draw-names.ts'
import type { Geography, Point } from './geography.ts'
import { type MapColours, mapColours } from './map-colours.ts'
import {
  cornerPath,
  inner,
  isOnTile,
  pixelsOf,
  polygonPath,
  smoothPath,
  straighten,
  streamPath,
  type ToPixel,
} from './map-shapes.ts'
import type { Pixel } from './mercator.ts'
import { type QuarterGrid, quarterGrid } from './quarter-grid.ts'
import { streetNames } from './street-names.ts'
import { svgTile } from './svg-tile.ts'
import type { Tile } from './tile.ts'

const firstZoom = { streets: 12, rail: 10, mainRoads: 10, namedStreets: 14, blocks: 15, courtyards: 16 } as const

/** Share of a block that is courtyard. */
const courtyard = 0.52

const knownGrids = new WeakMap<Geography, QuarterGrid>()

/** Streets and blocks of all quarters, calculated once. */
function gridOf(geography: Geography): QuarterGrid {
  const known = knownGrids.get(geography)
  if (known) return known
  const grids = geography.quarters.map((quarter) => quarterGrid(quarter, geography.quarters))
  const grid = { streets: grids.flatMap(({ streets }) => streets), blocks: grids.flatMap(({ blocks }) => blocks) }
  knownGrids.set(geography, grid)
  return grid
}

/** Line width in pixels; grows more slowly with the zoom than the land does. */
const lineWidth = (atZoom13: number, growth: number, zoom: number) => atZoom13 * growth ** (zoom - 13)

function areas(shapes: readonly (readonly Point[])[], toPixel: ToPixel, colour: string): string {
  const paths = shapes
    .map((shape) => shape.map(toPixel))
    .filter((pixels) => isOnTile(pixels, 0))
    .map(polygonPath)
  return paths.length ? `<path fill="${colour}" d="${paths.join('')}"/>` : ''
}

type LineLook = {
  colour: string
  width: number
  /** Further attributes of the path. */
  more?: string
  /** Draws curves, or straight segments for a line with corners. */
  pathOf?: (pixels: readonly Pixel[]) => string
}

function lines(
  shapes: readonly (readonly Point[])[],
  toPixel: ToPixel,
  { colour, width, more = '', pathOf = smoothPath }: LineLook,
): string {
  const paths = shapes
    .map((shape) => shape.map(toPixel))
    .filter((pixels) => isOnTile(pixels, width))
    .map(pathOf)
  const stroke = `stroke="${colour}" stroke-width="${width.toFixed(1)}"`
  return paths.length ? `<path fill="none" ${stroke} ${more} d="${paths.join('')}"/>` : ''
}

function water({ streams, docks }: Geography, toPixel: ToPixel, zoom: number, colours: MapColours): string {
  const paths = streams
    .map((stream) => streamPath(stream, toPixel, zoom))
    .filter(({ banks }) => isOnTile(banks, 0))
    .map(({ path }) => path)
  const rivers = paths.length ? `<path fill="${colours.water}" d="${paths.join('')}"/>` : ''
  return rivers + areas(docks, toPixel, colours.water)
}

function roads({ mainRoads, motorways, railways }: Geography, toPixel: ToPixel, zoom: number, colours: MapColours): string {
  const motorway = lineWidth(7, 1.48, zoom)
  const casing = Math.max(1, motorway * 0.22) * 2
  return [
    zoom >= firstZoom.mainRoads ? lines(mainRoads, toPixel, { colour: colours.road, width: lineWidth(3.8, 1.5, zoom) }) : '',
    lines(motorways, toPixel, { colour: colours.casing, width: motorway + casing }),
    lines(motorways, toPixel, { colour: colours.road, width: motorway }),
    zoom >= firstZoom.rail ? lines(railways, toPixel, { colour: colours.rail, width: 1.4, more: 'stroke-dasharray="7 4"' }) : '',
  ].join('')
}

/** Buildings around courtyards, from the zoom at which they are visible. */
function blocks(geography: Geography, toPixel: ToPixel, zoom: number, colours: MapColours): string {
  if (zoom < firstZoom.blocks) return ''
  const onTile = gridOf(geography)
    .blocks.map((block) => block.map(toPixel))
    .filter((pixels) => isOnTile(pixels, 0))
  const fill = (areas: readonly Pixel[][], colour: string) =>
    areas.length ? `<path fill="${colour}" d="${areas.map(polygonPath).join('')}"/>` : ''
  const courtyards = zoom >= firstZoom.courtyards ? onTile.map((pixels) => inner(pixels, courtyard)) : []
  return fill(onTile, colours.building) + fill(courtyards, colours.land)
}

function streets(geography: Geography, toPixel: ToPixel, zoom: number, { road: colour }: MapColours): string {
  const look = {
    colour,
    more: 'stroke-linejoin="round" stroke-linecap="round"',
    pathOf: (pixels: readonly Pixel[]) => cornerPath(straighten(pixels)),
  }
  const named = geography.streets.map(({ line }) => line)
  return [
    zoom >= firstZoom.streets ? lines(gridOf(geography).streets, toPixel, { ...look, width: lineWidth(1.4, 1.7, zoom) }) : '',
    zoom >= firstZoom.namedStreets ? lines(named, toPixel, { ...look, width: lineWidth(1.7, 1.7, zoom) }) : '',
  ].join('')
}

/** The tile as a complete SVG document. Pure: same tile and geography, same text. */
export function drawTile(tile: Tile, geography: Geography, colours: MapColours = mapColours.light): string {
  const toPixel = pixelsOf(tile)
  const { zoom } = tile
  return svgTile(colours.land, [
    blocks(geography, toPixel, zoom, colours),
    streets(geography, toPixel, zoom, colours),
    areas(geography.parks, toPixel, colours.park),
    water(geography, toPixel, zoom, colours),
    roads(geography, toPixel, zoom, colours),
    drawNames([...streetNames(geography.streets), ...geography.names], toPixel, zoom, colours),
  ])
}
