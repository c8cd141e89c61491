/** What the map shows first. */
import type { LatLngBoundsLiteral, MapOptions } from 'leaflet'
import { type Bounds, boundsOf } from '@/lib/domain/map/bounds'
import type { ShowMessage } from '@/lib/domain/map/messages'

/** Pixels between the outermost markers and the edge. */
const padding = 56
/** Streets around one property; the area of a hidden address whole. */
const placeZoom = { exact: 15, approximate: 14 } as const

export const toLatLngBounds = ({ south, west, north, east }: Bounds): LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]

/** Whether the visitor asked for less motion. */
export const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type View = Pick<MapOptions, 'center' | 'zoom'> & {
  bounds?: LatLngBoundsLiteral
  boundsOptions?: { padding: [number, number]; maxZoom: number }
}

/** The searched area as it was; else all properties; else the whole region. */
export function firstView({ properties, bounds }: Pick<ShowMessage, 'properties' | 'bounds'>, region: Bounds): View {
  if (bounds) return { bounds: toLatLngBounds(bounds) }
  const [first] = properties
  if (first && properties.length === 1) {
    return { center: [first.latitude, first.longitude], zoom: first.isApproximate ? placeZoom.approximate : placeZoom.exact }
  }
  const around = boundsOf(properties)
  if (!around) return { bounds: toLatLngBounds(region) }
  return { bounds: toLatLngBounds(around), boundsOptions: { padding: [padding, padding], maxZoom: placeZoom.exact } }
}
