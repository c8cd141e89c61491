/** What the map shows first. */
import type { LatLngBoundsLiteral, MapOptions } from 'leaflet'
import { type Bounds, boundsOf } from '@/lib/domain/map/bounds'
import { readShapeTexts } from '@/lib/domain/map/drawing'
import { firstBounds, type Room } from '@/lib/domain/map/first-bounds'
import type { ShowMessage } from '@/lib/domain/map/messages'
import { boundsOfShape } from '@/lib/domain/search/search-shape'

/** Pixels between the outermost markers and the edges; at the right stand the buttons of the map. */
const [padding, besideTools] = [56, 104]
/** Where nothing of the page covers the top, the tools stand there in a row. */
const belowTools = 108
/** Streets around one property; the area of a hidden address whole. */
const placeZoom = { exact: 15, approximate: 14 } as const

export const toLatLngBounds = ({ south, west, north, east }: Bounds): LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]

/** Whether the visitor asked for less motion. */
export const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export type View = Pick<MapOptions, 'center' | 'zoom'> & {
  bounds?: LatLngBoundsLiteral
  boundsOptions?: { paddingTopLeft: [number, number]; paddingBottomRight: [number, number]; maxZoom: number }
}

const boundsOptions = (top: number): NonNullable<View['boundsOptions']> => ({
  paddingTopLeft: [padding, top > 0 ? padding + top : belowTools],
  paddingBottomRight: [besideTools, padding],
  maxZoom: placeZoom.exact,
})

const cornersOf = ({ south, west, north, east }: Bounds) => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
]

/** What of the window is left for markers. */
function roomOf({ paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] }: NonNullable<View['boundsOptions']>): Room {
  return { width: innerWidth - left - right, height: innerHeight - top - bottom }
}

/** The searched area as it was; else the properties; else the whole region. @param top pixels that something covers there */
export function firstView(
  { properties, bounds, shapes }: Pick<ShowMessage, 'properties' | 'bounds' | 'shapes'>,
  region: Bounds,
  top = 0,
): View {
  if (bounds) return { bounds: toLatLngBounds(bounds) }
  const drawn = shapes && boundsOf(readShapeTexts(shapes).map(boundsOfShape).flatMap(cornersOf))
  if (drawn) return { bounds: toLatLngBounds(drawn), boundsOptions: boundsOptions(top) }
  const [first] = properties
  if (first && properties.length === 1) {
    return { center: [first.latitude, first.longitude], zoom: first.isApproximate ? placeZoom.approximate : placeZoom.exact }
  }
  const options = boundsOptions(top)
  const around = firstBounds(properties, roomOf(options), placeZoom.exact)
  if (!around) return { bounds: toLatLngBounds(region) }
  return { bounds: toLatLngBounds(around), boundsOptions: options }
}
