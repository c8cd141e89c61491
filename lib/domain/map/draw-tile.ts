/** Draws a square of the map as SVG in the house's map style, for when no tile server serves (design, "Map"). */
import { drawNames } from './draw-names.ts'
import type { Geography, Point } from './geography.ts'
import { type MapColours, mapColours } from './map-colours.ts'
import { isOnTile, pixelsOf, polygonPath, smoothPath, streamPath, streetLines, type ToPixel } from './map-shapes.ts'
import { svgTile } from './svg-tile.ts'
import type { Tile } from './tile.ts'

const firstZoom = { streets: 12, rail: 10, mainRoads: 10 } as const

const knownStreets = new WeakMap<Geography, [Point, Point][]>()

/** The streets of all quarters, calculated once. */
function streetsOf(geography: Geography): [Point, Point][] {
  const streets = knownStreets.get(geography) ?? geography.quarters.flatMap(streetLines)
  knownStreets.set(geography, streets)
  return streets
}

/** Lines grow with the zoom, slower than the land does. */
const lineWidth = (atZoom13: number, growth: number, zoom: number) => atZoom13 * growth ** (zoom - 13)

function areas(shapes: readonly (readonly Point[])[], toPixel: ToPixel, colour: string): string {
  const paths = shapes
    .map((shape) => shape.map(toPixel))
    .filter((pixels) => isOnTile(pixels, 0))
    .map(polygonPath)
  return paths.length ? `<path fill="${colour}" d="${paths.join('')}"/>` : ''
}

function lines(shapes: readonly (readonly Point[])[], toPixel: ToPixel, colour: string, width: number, more = ''): string {
  const paths = shapes
    .map((shape) => shape.map(toPixel))
    .filter((pixels) => isOnTile(pixels, width))
    .map(smoothPath)
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
    zoom >= firstZoom.mainRoads ? lines(mainRoads, toPixel, colours.road, lineWidth(3.8, 1.5, zoom)) : '',
    lines(motorways, toPixel, colours.casing, motorway + casing),
    lines(motorways, toPixel, colours.road, motorway),
    zoom >= firstZoom.rail ? lines(railways, toPixel, colours.rail, 1.4, 'stroke-dasharray="7 4"') : '',
  ].join('')
}

/** The tile as a whole SVG document. Pure: the same tile and geography, the same text. */
export function drawTile(tile: Tile, geography: Geography, colours: MapColours = mapColours.light): string {
  const toPixel = pixelsOf(tile)
  const { zoom } = tile
  const minorStreets =
    zoom >= firstZoom.streets ? lines(streetsOf(geography), toPixel, colours.road, lineWidth(1.4, 1.7, zoom)) : ''
  return svgTile(colours.land, [
    areas(geography.parks, toPixel, colours.park),
    minorStreets,
    water(geography, toPixel, zoom, colours),
    roads(geography, toPixel, zoom, colours),
    drawNames(geography.names, toPixel, zoom, colours),
  ])
}
