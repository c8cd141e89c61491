/** Converts the geography to pixels of one tile: smooth curves, streams with banks, lines simplified below what is visible. */
import type { StreamPoint } from './geography.ts'
import { metresPerPixel, type Pixel, project, tileSize } from './mercator.ts'
import type { Tile } from './tile.ts'

/** Pixels from the north-west corner of the tile. */
export type ToPixel = (point: readonly [number, number, ...number[]]) => Pixel

export function pixelsOf({ zoom, x, y }: Tile): ToPixel {
  return ([longitude, latitude]) => {
    const pixel = project(longitude, latitude, zoom)
    return { x: pixel.x - x * tileSize, y: pixel.y - y * tileSize }
  }
}

const write = ({ x, y }: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`
const middle = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Whether any part of the shape, with a line of `width` pixels, can be on the tile. */
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

/** Pixels: points closer to the previous one are dropped. */
const leastStep = 1

/** Drops points that are too close to the previous one; both ends are preserved. */
export function thin(pixels: readonly Pixel[]): Pixel[] {
  const kept: Pixel[] = []
  pixels.forEach((pixel, at) => {
    const last = kept.at(-1)
    const isFar = !last || Math.abs(last.x - pixel.x) >= leastStep || Math.abs(last.y - pixel.y) >= leastStep
    if (isFar || at === pixels.length - 1) kept.push(pixel)
  })
  return kept
}

/** A smooth curve that starts and ends at the outer points and touches the midpoint of every inner segment. */
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

/** Tolerance in pixels: a smaller deviation is not visible. */
const leastBend = 0.8

function distanceToLine({ x, y }: Pixel, a: Pixel, b: Pixel): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return Math.hypot(x - a.x, y - a.y)
  return Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length
}

/** Simplifies a line (Douglas-Peucker); both ends are preserved, so that streets that meet still do. */
export function straighten(pixels: readonly Pixel[]): Pixel[] {
  const [first, last] = [pixels[0], pixels.at(-1)]
  if (!first || !last || pixels.length < 3) return [...pixels]
  const bends = pixels.map((pixel) => distanceToLine(pixel, first, last))
  const widest = bends.indexOf(Math.max(...bends))
  if ((bends[widest] ?? 0) < leastBend) return [first, last]
  return [...straighten(pixels.slice(0, widest + 1)), ...straighten(pixels.slice(widest)).slice(1)]
}

export const cornerPath = (pixels: readonly Pixel[]): string => `M${pixels.map(write).join('L')}`

/** An area scaled down around its centre: the courtyard of a block. */
export function inner(pixels: readonly Pixel[], share: number): Pixel[] {
  const centre = {
    x: pixels.reduce((sum, { x }) => sum + x, 0) / pixels.length,
    y: pixels.reduce((sum, { y }) => sum + y, 0) / pixels.length,
  }
  return pixels.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * share, y: centre.y + (y - centre.y) * share }))
}
