/** The initial view of a map: all markers, or where those would all be clusters, the part with the most single prices. */
import { type Bounds, boundsOf } from './bounds.ts'
import { type Cluster, clusterPoints } from './cluster.ts'
import { project } from './mercator.ts'

type Point = { id: number; latitude: number; longitude: number; isApproximate?: boolean }

/** Pixels available for markers. */
export type Room = { width: number; height: number }

/** Fewest visible prices for which zooming in is worth hiding the rest of the region. */
const fewestPrices = 4

/** Highest number of zoom levels to go closer for them. */
const closer = 4

const isPrice = ({ members }: Cluster<Point>) => members.length === 1

/** The closest zoom at which all points fit. */
function zoomOfAll({ south, west, north, east }: Bounds, room: Room, closest: number): number {
  for (let zoom = closest; zoom > 0; zoom -= 1) {
    const [low, high] = [project(west, south, zoom), project(east, north, zoom)]
    if (high.x - low.x <= room.width && low.y - high.y <= room.height) return zoom
  }
  return 0
}

/** Among the parts of the map around each marker that fit, the one with the most prices; the first of equals. */
function richestPart<T extends Point>(clusters: readonly Cluster<T>[], zoom: number, room: Room): Cluster<T>[] {
  const placed = clusters.map((cluster) => ({ cluster, ...project(cluster.longitude, cluster.latitude, zoom) }))
  let best: Cluster<T>[] = []
  const prices = (part: readonly Cluster<T>[]) => part.filter(isPrice).length
  for (const { x, y } of placed) {
    const part = placed.filter((one) => Math.abs(one.x - x) <= room.width / 2 && Math.abs(one.y - y) <= room.height / 2)
    const found = part.map(({ cluster }) => cluster)
    if (prices(found) > prices(best)) best = found
  }
  return best
}

/** @param closest zoom of a single place */
export function firstBounds(points: readonly Point[], room: Room, closest: number): Bounds | undefined {
  const all = boundsOf(points)
  const wanted = Math.min(fewestPrices, points.length)
  if (!all || room.width <= 0 || room.height <= 0) return all
  const zoom = zoomOfAll(all, room, closest)
  if (clusterPoints(points, zoom).filter(isPrice).length >= wanted) return all
  for (let near = zoom + 1; near <= Math.min(closest, zoom + closer); near += 1) {
    const part = richestPart(clusterPoints(points, near), near, room)
    if (part.filter(isPrice).length >= wanted) return boundsOf(part)
  }
  return all
}
