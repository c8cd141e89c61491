/** Draws a vector tile of the Protomaps project as SVG in the site's map style (design, "Map"). */
import type { Language } from '../text/language.ts'
import { writeLabels, writeRoadNames } from './draw-labels.ts'
import type { MapColours } from './map-colours.ts'
import { isOnTile, thin } from './map-shapes.ts'
import type { Pixel } from './mercator.ts'
import { svgTile } from './svg-tile.ts'
import type { Label } from './vector-labels.ts'
import type { VectorFeature, VectorTileData } from './vector-tile.ts'

const write = ({ x, y }: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`
const lineOf = (pixels: readonly Pixel[]) => `M${thin(pixels).map(write).join('L')}`

type Shapes = readonly (readonly Pixel[])[]

/**
 * Outer rings and holes of a vector tile have opposite winding, so that the nonzero fill rule fills overlaps and leaves holes
 * empty.
 */
function fill(features: readonly VectorFeature[], colour: string): string {
  const paths = features
    .filter(({ shape, lines }) => shape === 'polygon' && isOnTile(lines.flat(), 0))
    .flatMap(({ lines }) => lines.map((ring) => `${lineOf(ring)}Z`))
  return paths.length ? `<path fill="${colour}" d="${paths.join('')}"/>` : ''
}

function stroke(shapes: Shapes, colour: string, width: number, more = ''): string {
  const paths = shapes.filter((pixels) => isOnTile(pixels, width)).map(lineOf)
  const look = `fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round"${more}`
  return paths.length ? `<path ${look} d="${paths.join('')}"/>` : ''
}

const green = new Set(
  'park forest wood nature_reserve national_park protected_area cemetery grass grassland golf_course garden meadow scrub allotments village_green recreation_ground'.split(
    ' ',
  ),
)

/** Kinds of roads of schema versions 3 and 4, least important first; width in pixels at zoom 13, and growth per zoom. */
const roads = [
  { kinds: ['path', 'other'], fromZoom: 15, width: 0.5, growth: 1.5, isCased: false },
  { kinds: ['minor_road'], fromZoom: 12, width: 1.4, growth: 1.7, isCased: false },
  { kinds: ['medium_road', 'major_road'], fromZoom: 9, width: 3.2, growth: 1.5, isCased: true },
  { kinds: ['highway'], fromZoom: 0, width: 5, growth: 1.45, isCased: true },
] as const

const detailZoom = 13

const linesOf = (features: readonly VectorFeature[], kinds: readonly string[]) =>
  features.filter(({ kind, shape }) => shape === 'line' && kinds.includes(kind)).flatMap(({ lines }) => lines)

function drawRoads(features: readonly VectorFeature[], zoom: number, { road, casing }: MapColours): string {
  const shown = roads.filter(({ fromZoom }) => zoom >= fromZoom)
  const widthOf = ({ width, growth }: (typeof roads)[number]) => Math.max(0.8, width * growth ** (zoom - detailZoom))
  const round = ' stroke-linecap="round"'
  const cases = shown
    .filter(({ isCased }) => isCased)
    .map((one) => stroke(linesOf(features, one.kinds), casing, widthOf(one) + Math.max(1.2, widthOf(one) * 0.25), round))
  const fills = shown.map((one) => stroke(linesOf(features, one.kinds), road, widthOf(one), round))
  return [...cases, ...fills].join('')
}

const firstZoom = { buildings: 14, rail: 11, streams: 12, roadNames: 15 } as const

/** @param data the tile, in its own pixels. @param labels visible labels of this tile and its neighbours */
export function drawVectorTile(
  data: VectorTileData,
  labels: readonly Label[],
  zoom: number,
  language: Language,
  colours: MapColours,
): string {
  const parks = data.landuse.filter(({ kind }) => green.has(kind))
  const streams = linesOf(
    data.water,
    zoom >= firstZoom.streams ? ['river', 'canal', 'stream', 'ditch', 'drain'] : ['river', 'canal'],
  )
  const rail = linesOf(data.roads, ['rail'])
  const borders = linesOf(data.boundaries, ['country', 'region'])
  return svgTile(colours.land, [
    fill(parks, colours.park),
    fill(data.water, colours.water),
    stroke(streams, colours.water, Math.max(1, 1.6 ** (zoom - detailZoom))),
    zoom >= firstZoom.buildings ? fill(data.buildings, colours.building) : '',
    drawRoads(data.roads, zoom, colours),
    zoom >= firstZoom.rail ? stroke(rail, colours.rail, 1.4, ' stroke-dasharray="7 4"') : '',
    stroke(borders, colours.strongBorder, 1.2, ' stroke-dasharray="6 3"'),
    zoom >= firstZoom.roadNames ? writeRoadNames(data.roads, labels, language, colours) : '',
    writeLabels(labels, colours),
  ])
}
