/** Labels on a vector tile: places where they fit, road names along the longest straight part. */
import type { Language } from '../text/language.ts'
import { escapeText, fontOf, nameStylesIn } from './draw-names.ts'
import type { MapColours } from './map-colours.ts'
import { type Pixel, tileSize } from './mercator.ts'
import { type Label, reachesTile } from './vector-labels.ts'
import { nameOf, type VectorFeature } from './vector-tile.ts'

const group = (texts: readonly string[]) => (texts.length ? `<g ${fontOf}>${texts.join('')}</g>` : '')

/** Larger places are drawn later, so that they are on top. */
export function writeLabels(labels: readonly Label[], colours: MapColours): string {
  const looks = nameStylesIn(colours)
  return group(
    labels
      .filter(reachesTile)
      .map(
        ({ name, kind, at: { x, y } }) =>
          `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${looks[kind]}>${escapeText(name)}</text>`,
      ),
  )
}

/** Pixels per letter of a road name. */
const letterWidth = 6.2

type Straight = { middle: Pixel; length: number; angle: number }

/** Clips a line segment to the tile; undefined when it lies outside. */
function clip(from: Pixel, to: Pixel): [Pixel, Pixel] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [start, end] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x],
    [dx, tileSize - from.x],
    [-dy, from.y],
    [dy, tileSize - from.y],
  ] as const) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) start = Math.max(start, room / step)
    if (step > 0) end = Math.min(end, room / step)
  }
  const at = (share: number): Pixel => ({ x: from.x + dx * share, y: from.y + dy * share })
  return start < end ? [at(start), at(end)] : undefined
}

/** The longest straight segment of the lines on the tile. */
function longestStraight(lines: VectorFeature['lines']): Straight | undefined {
  let best: Straight | undefined
  for (const line of lines) {
    line.forEach((from, at) => {
      const next = line[at + 1]
      const part = next && clip(from, next)
      if (!part) return
      const [start, to] = part
      const length = Math.hypot(to.x - start.x, to.y - start.y)
      if (best && best.length >= length) return
      const angle = (Math.atan2(to.y - start.y, to.x - start.x) * 180) / Math.PI
      best = { middle: { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 }, length, angle }
    })
  }
  return best
}

/** Turns an angle so that text is never upside down. */
const upright = (angle: number) => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle)

const named: readonly string[] = ['highway', 'major_road', 'medium_road', 'minor_road']

/** Whether the whole name fits on the tile: the next tile does not continue it. */
function fits({ middle: { x, y }, angle }: Straight, width: number): boolean {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.abs(Math.cos(turn) * width) / 2 + 6, Math.abs(Math.sin(turn) * width) / 2 + 6]
  return x - dx > 0 && x + dx < tileSize && y - dy > 0 && y + dy < tileSize
}

const apart = 26

/** Each name at most once per tile, and only where it does not overlap another. */
export function writeRoadNames(
  roads: readonly VectorFeature[],
  labels: readonly Label[],
  language: Language,
  colours: MapColours,
): string {
  const look = nameStylesIn(colours).road
  const taken: Pixel[] = labels.map(({ at }) => at)
  const seen = new Set<string>()
  const texts: string[] = []
  for (const road of roads.filter(({ kind }) => named.includes(kind))) {
    const [name, straight] = [nameOf(road, language), longestStraight(road.lines)]
    if (!name || !straight || seen.has(name)) continue
    const width = name.length * letterWidth
    const { x, y } = straight.middle
    const isFree = taken.every((other) => Math.hypot(other.x - x, other.y - y) > Math.max(apart, width / 2))
    if (straight.length < width || !fits(straight, width) || !isFree) continue
    seen.add(name)
    taken.push(straight.middle)
    const [left, top] = [x.toFixed(1), y.toFixed(1)]
    const turn = ` transform="rotate(${upright(straight.angle).toFixed(1)} ${left} ${top})"`
    texts.push(`<text x="${left}" y="${top}" ${look}${turn}>${escapeText(name)}</text>`)
  }
  return group(texts)
}
