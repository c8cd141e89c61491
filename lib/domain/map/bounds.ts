/** Bounding boxes on the map, and the query parameter for one (`bounds=south,west,north,east`). */

/** Degrees; four decimals are about ten metres. */
export type Bounds = { south: number; west: number; north: number; east: number }

type Point = { latitude: number; longitude: number }

/** The smallest bounding box of the points; undefined without points. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  // Not Math.min(...list): a long list exceeds the maximum number of arguments.
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))
  return { south: least(latitudes), west: least(longitudes), north: most(latitudes), east: most(longitudes) }
}

/** The box, enlarged on every side. */
export function padBounds({ south, west, north, east }: Bounds, latitude: number, longitude: number): Bounds {
  return { south: south - latitude, west: west - longitude, north: north + latitude, east: east + longitude }
}

/** Whether two boxes share more than an edge. */
export function overlaps(a: Bounds, b: Bounds): boolean {
  return a.south < b.north && a.north > b.south && a.west < b.east && a.east > b.west
}

const down = (degrees: number) => Math.floor(degrees * 10_000) / 10_000
const up = (degrees: number) => Math.ceil(degrees * 10_000) / 10_000

/** Four decimals, rounded inwards, so that a map that shows these bounds again does not zoom out. */
export function roundBounds({ south, west, north, east }: Bounds): Bounds {
  return { south: up(south), west: up(west), north: down(north), east: down(east) }
}

/** Address of the first page of the same list with exactly these areas and circles. @param href full address */
export function shapesAddress(href: string, shapes: { zone: readonly string[]; around: readonly string[] }): string {
  const url = new URL(href)
  url.hash = ''
  for (const name of ['page', 'zone', 'around', 'near', 'km']) url.searchParams.delete(name)
  for (const name of ['zone', 'around'] as const) for (const text of shapes[name]) url.searchParams.append(name, text)
  return url.href.replaceAll('%2C', ',')
}

/** Address of the first page of the same list within `bounds`. @param href full address of the page */
export function searchAddress(href: string, bounds: Bounds): string {
  const url = new URL(href)
  const { south, west, north, east } = roundBounds(bounds)
  url.hash = ''
  url.searchParams.delete('page')
  url.searchParams.set('bounds', [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(','))
  return url.href.replaceAll('%2C', ',')
}
