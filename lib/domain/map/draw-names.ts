/** Place names on the drawn map. Each tile draws every name that reaches into it, so that none is cut at an edge. */
import type { NameKind, PlaceName } from './geography.ts'
import type { MapColours } from './map-colours.ts'
import type { ToPixel } from './map-shapes.ts'
import { type Pixel, tileSize } from './mercator.ts'

/** The halo has the colour of what usually lies under the name; only names of water are italic (design, "Map"). */
export const nameStylesIn = ({
  land,
  park,
  water,
  road,
  text,
  secondText,
  waterText,
}: MapColours): Readonly<Record<NameKind, string>> => ({
  city: `font-size="17" font-weight="600" fill="${text}" stroke="${land}"`,
  town: `font-size="14" font-weight="500" fill="${secondText}" stroke="${land}"`,
  quarter: `font-size="12.5" font-weight="500" fill="${secondText}" stroke="${land}"`,
  park: `font-size="12" font-weight="500" fill="${secondText}" stroke="${park}"`,
  water: `font-size="13" font-style="italic" fill="${waterText}" stroke="${water}"`,
  road: `font-size="11" font-weight="600" fill="${secondText}" stroke="${road}"`,
})

const letterWidth = 9
const lineHeight = 12

function isWritten({ name, fromZoom, toZoom = 18, angle = 0 }: PlaceName, { x, y }: Pixel, zoom: number): boolean {
  const half = (name.length * letterWidth) / 2
  const reach = { x: half, y: angle === 0 ? lineHeight : half }
  const isNear = (at: number, distance: number) => at > -distance && at < tileSize + distance
  return zoom >= fromZoom && zoom <= toZoom && isNear(x, reach.x) && isNear(y, reach.y)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

function writeName({ name, kind, angle }: PlaceName, { x, y }: Pixel, looks: Readonly<Record<NameKind, string>>): string {
  const [left, top] = [x.toFixed(1), y.toFixed(1)]
  const turn = angle === undefined ? '' : ` transform="rotate(${angle} ${left} ${top})"`
  return `<text x="${left}" y="${top}" ${looks[kind]}${turn}>${escapeText(name)}</text>`
}

/** Font attributes that all names share. */
export const fontOf =
  'font-family="Archivo, Arial, Helvetica, sans-serif" text-anchor="middle" dominant-baseline="middle" stroke-width="3" stroke-linejoin="round" paint-order="stroke"'

/** Names on the map, in the order they are drawn. */
export function drawNames(names: readonly PlaceName[], toPixel: ToPixel, zoom: number, colours: MapColours): string {
  const looks = nameStylesIn(colours)
  const texts = names
    .map((place) => ({ place, pixel: toPixel([place.longitude, place.latitude]) }))
    .filter(({ place, pixel }) => isWritten(place, pixel, zoom))
    .map(({ place, pixel }) => writeName(place, pixel, looks))
  if (texts.length === 0) return ''
  return `<g ${fontOf}>${texts.join('')}</g>`
}
