/** The geography as pixels of one tile: smooth curves, streams with banks, grids of streets. */
import type { Point, Quarter, StreamPoint } from './geography.ts'
import { metresPerPixel, type Pixel, project, tileSize } from './mercator.ts'
import type { Tile } from './tile.ts'

const metresPerDegree = 111_320

/** Pixels from the tile's corner. */
export type ToPixel = (point: readonly [number, number, ...number[]]) => Pixel

export function pixelsOf({ zoom, x, y }: Tile): ToPixel {
  return ([longitude, latitude]) => {
    const pixel = project(longitude, latitude, zoom)
    return { x: pixel.x - x * tileSize, y: pixel.y - y * tileSize }
  }
}

const write = ({ x, y }: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`
const middle = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Whether any of the shape, with its line of `width` pixels, can be on the tile. */
export function isOnTile(pixels: readonly Pixel[], width: number): boolean {
  const [low, high] = [-width, tileSize + width]
  const isBeside = (side: (pixel: Pixel) => boolean) => pixels.every(side)
  return !(
    isBeside(({ x }) => x < low) ||
    isBeside(({ x }) => x > high) ||
    isBeside(({ y }) => y < low) ||
    isBeside(({ y }) => y > high)
  )
}

/** Pixels: points closer to the one before are not told apart. */
const leastStep = 1

/** The points of a line that can be told apart; both ends stay. */
export function thin(pixels: readonly Pixel[]): Pixel[] {
  const kept: Pixel[] = []
  pixels.forEach((pixel, at) => {
    const last = kept.at(-1)
    const isFar = !last || Math.abs(last.x - pixel.x) >= leastStep || Math.abs(last.y - pixel.y) >= leastStep
    if (isFar || at === pixels.length - 1) kept.push(pixel)
  })
  return kept
}

/** A curve that begins and ends at the outer points and touches the middle of every inner part. */
export function smoothPath(pixels: readonly Pixel[]): string {
  const [first, ...rest] = pixels
  const last = rest.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((pixel, index) => {
    const next = rest[index + 1] ?? last
    return `Q${write(pixel)} ${write(next === last ? last : middle(pixel, next))}`
  })
  return `M${write(first)}${rest.length === 1 ? `L${write(last)}` : curves.join('')}`
}

export function polygonPath(pixels: readonly Pixel[]): string {
  return `M${pixels.map(write).join('L')}Z`
}

/** The two banks of a stream as one outline. */
export function streamPath(stream: readonly StreamPoint[], toPixel: ToPixel, zoom: number): { path: string; banks: Pixel[] } {
  const centre = stream.map(toPixel)
  const bank = (side: 1 | -1) =>
    stream.map(([, latitude, width], index): Pixel => {
      const here = centre[index] ?? { x: 0, y: 0 }
      const [before, after] = [centre[index - 1] ?? here, centre[index + 1] ?? here]
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const offset = (side * Math.max(1.5, width / metresPerPixel(latitude, zoom))) / 2
      return { x: here.x - ((after.y - before.y) / length) * offset, y: here.y + ((after.x - before.x) / length) * offset }
    })
  const [left, right] = [bank(1), bank(-1).reverse()]
  return { path: `${smoothPath(left)}${smoothPath(right).replace('M', 'L')}Z`, banks: [...left, ...right] }
}

/** Between 0 and 1, the same for the same numbers: streets do not move. */
function steady(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

/** The streets of a quarter: two families of lines, each a little shorter or longer than its neighbours. */
export function streetLines({ longitude, latitude, width, height, spacing, angle }: Quarter): [Point, Point][] {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const degreesEast = metresPerDegree * Math.cos((latitude * Math.PI) / 180)
  const toPoint = (along: number, across: number): Point => [
    longitude + (along * cosine - across * sine) / degreesEast,
    latitude + (along * sine + across * cosine) / metresPerDegree,
  ]
  const lines: [Point, Point][] = []
  const seed = longitude * 1000 + latitude
  for (let across = -height; across <= height; across += spacing) {
    const [start, end] = [0.55 + 0.45 * steady(across, seed), 0.55 + 0.45 * steady(seed, across)]
    lines.push([toPoint(-width * start, across), toPoint(width * end, across)])
  }
  for (let along = -width; along <= width; along += spacing * 1.35) {
    const [start, end] = [0.55 + 0.45 * steady(along, seed + 1), 0.55 + 0.45 * steady(seed + 1, along)]
    lines.push([toPoint(along, -height * start), toPoint(along, height * end)])
  }
  return lines
}
