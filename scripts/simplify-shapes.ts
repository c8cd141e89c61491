/** Geometry functions for creating maps. Points are degrees: longitude, latitude. */

export type XY = [number, number]

const metresPerDegree = 111_320

const toMetres = ([longitude, latitude]: XY): XY => [
  longitude * metresPerDegree * Math.cos((latitude * Math.PI) / 180),
  latitude * metresPerDegree,
]

function areaOf(a: XY, b: XY, c: XY): number {
  const [[ax, ay], [bx, by], [cx, cy]] = [toMetres(a), toMetres(b), toMetres(c)]
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

/** Fewest points of a closed ring, whose first and last points are equal. */
const leastPoints = 4

/**
 * Simplifies a line (Visvalingam-Whyatt): repeatedly removes the point whose triangle with its neighbours is smallest, while that
 * is smaller than `leastArea` square metres. Both ends are preserved, so that lines that meet still do.
 */
export function simplify(points: readonly XY[], leastArea: number): XY[] {
  const rest = [...points]
  const [first, last] = [rest[0], rest.at(-1)]
  const isClosed = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1]
  const least = isClosed ? leastPoints : 2
  while (rest.length > least) {
    let [at, smallest] = [0, leastArea]
    for (let index = 1; index < rest.length - 1; index += 1) {
      const [a, b, c] = rest.slice(index - 1, index + 2)
      const area = a && b && c ? areaOf(a, b, c) : leastArea
      if (area < smallest) [at, smallest] = [index, area]
    }
    if (at === 0) break
    rest.splice(at, 1)
  }
  return rest
}

function distanceTo([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}

/** Distance from a point to the nearest edge; negative outside of the rings. */
function depthOf(point: XY, rings: readonly XY[][]): number {
  let [isInside, depth] = [false, Number.POSITIVE_INFINITY]
  for (const ring of rings) {
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from
      const crosses = from[1] > point[1] !== to[1] > point[1]
      if (crosses && point[0] < ((to[0] - from[0]) * (point[1] - from[1])) / (to[1] - from[1]) + from[0]) isInside = !isInside
      depth = Math.min(depth, distanceTo(point, from, to))
    })
  }
  return isInside ? depth : -depth
}

/** Number of grid points along each side, for `findMiddle`. */
const grid = 40

/** The grid point farthest from all edges (pole of inaccessibility), for placing a name. */
export function findMiddle(degrees: readonly XY[][]): XY {
  const all = degrees.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const rings = degrees.map((ring) => ring.map(toMetres))
  let best: { point: XY; depth: number } = { point: [west, south], depth: Number.NEGATIVE_INFINITY }
  for (let column = 1; column < grid; column += 1) {
    for (let row = 1; row < grid; row += 1) {
      const point: XY = [west + ((east - west) * column) / grid, south + ((north - south) * row) / grid]
      const depth = depthOf(toMetres(point), rings)
      if (depth > best.depth) best = { point, depth }
    }
  }
  return best.point
}
