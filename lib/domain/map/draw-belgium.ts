/**
 * Draws a tile of the plain map of Belgium (municipalities, provinces and their names), for agencies without a map of their
 * own.
 */
import type { Language } from '../text/language.ts'
import { type Border, type BorderKind, getBorders, getMunicipalities, municipalityAt, nameFor } from './belgium.ts'
import { type Bounds, overlaps, padBounds } from './bounds.ts'
import { drawNames } from './draw-names.ts'
import type { PlaceName, Point } from './geography.ts'
import type { MapColours } from './map-colours.ts'
import { pixelsOf, type ToPixel, thin } from './map-shapes.ts'
import { tileLatitude, tileLongitude } from './mercator.ts'
import { svgTile } from './svg-tile.ts'
import { type Tile, tileBounds } from './tile.ts'

const path = (points: readonly Point[], toPixel: ToPixel) =>
  `M${thin(points.map(toPixel))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`

function land(around: Bounds, toPixel: ToPixel, { land: colour }: MapColours): string {
  const rings = getMunicipalities()
    .filter(({ bounds }) => overlaps(bounds, around))
    .flatMap((municipality) => municipality.rings)
  return rings.length
    ? `<path fill="${colour}" fill-rule="evenodd" d="${rings.map((ring) => path(ring, toPixel)).join('')}"/>`
    : ''
}

/** Pixels; wider borders are drawn later. */
const widths = { municipality: 1, province: 1.6, country: 2.2 } as const satisfies Record<BorderKind, number>

function borders(shown: readonly Border[], kind: BorderKind, toPixel: ToPixel, colours: MapColours): string {
  const paths = shown.filter((border) => border.kind === kind).map(({ points }) => path(points, toPixel))
  const stroke = kind === 'municipality' ? colours.border : colours.strongBorder
  const look = `fill="none" stroke="${stroke}" stroke-width="${widths[kind]}" stroke-linejoin="round"`
  return paths.length ? `<path ${look} d="${paths.join('')}"/>` : ''
}

/** From this zoom a municipality is larger than the screen: its name is repeated. */
const repeatedFrom = 14
/** Tiles between two repetitions of a name, in both directions. */
const repeatEvery = 2

/** Repeated names that reach into this tile. */
function repeatedNames({ zoom, x, y }: Tile, language: Language): PlaceName[] {
  const cornersAt = (at: number) => [at - 1, at, at + 1, at + 2].filter((corner) => corner % repeatEvery === 0)
  return cornersAt(x).flatMap((column) =>
    cornersAt(y).flatMap((row) => {
      const [longitude, latitude] = [tileLongitude(column, zoom), tileLatitude(row, zoom)]
      const municipality = municipalityAt([longitude, latitude])
      if (!municipality) return []
      return [{ name: nameFor(municipality, language), longitude, latitude, kind: 'quarter' as const, fromZoom: repeatedFrom }]
    }),
  )
}

/** Larger places are drawn later and larger. */
const order = ['quarter', 'town', 'city']

function namesFor(tile: Tile, language: Language): PlaceName[] {
  if (tile.zoom >= repeatedFrom) return repeatedNames(tile, language)
  return getMunicipalities()
    .map((municipality) => ({ ...municipality, name: nameFor(municipality, language) }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** The tile as a complete SVG document. Pure: same tile and language, same text. */
export function drawBelgiumTile(tile: Tile, language: Language, colours: MapColours): string {
  const toPixel = pixelsOf(tile)
  const bounds = tileBounds(tile)
  const around = padBounds(bounds, (bounds.north - bounds.south) / 50, (bounds.east - bounds.west) / 50)
  const shown = getBorders().filter((border) => overlaps(border.bounds, around))
  return svgTile(colours.abroad, [
    land(around, toPixel, colours),
    ...(['municipality', 'province', 'country'] as const).map((kind) => borders(shown, kind, toPixel, colours)),
    drawNames(namesFor(tile, language), toPixel, tile.zoom, colours),
  ])
}
