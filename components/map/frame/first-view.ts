/** The part of the map that is shown first. */
import type { LatLngBoundsLiteral, MapOptions } from 'leaflet'
import { type Bounds, boundsOf } from '@/lib/domain/map/bounds'
import { readShapeTexts } from '@/lib/domain/map/drawing'
import { firstBounds, type Room } from '@/lib/domain/map/first-bounds'
import type { ShowMessage } from '@/lib/domain/map/messages'
import { boundsOfShape } from '@/lib/domain/search/search-shape'

/** Pixels between the outermost markers and the edges; the buttons of the map are at the right. */
const [padding, besideTools] = [56, 104]
/** Pixels at the top where nothing of the page covers the map: the buttons are there in a row. */
const belowTools = 108
/** Zoom of a single property: street level, or so that the whole area of a hidden address is visible. */
const placeZoom = { exact: 15, approximate: 14 } as const

export const toLatLngBounds = ({ south, west, north, east }: Bounds): LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]

/** Whether the visitor asked for reduced motion. */
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

/** Width and height in px of the window that are left for markers. */
function roomOf({ paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] }: NonNullable<View['boundsOptions']>): Room {
  return { width: innerWidth - left - right, height: innerHeight - top - bottom }
}

/**
 * Shows the searched area if there is one, otherwise the properties, otherwise the whole region.
 * @param top height in px that the page covers at the top of the map
 */
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
