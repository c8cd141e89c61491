/** A built-up part of a town as streets and the blocks between them; every street ends at another street. */
import type { Point, Quarter } from './geography.ts'

const metresPerDegree = 111_320

/** Length of a block relative to its width. */
const blockLength = 1.35
/** Irregularity: displacement of crossings from a regular grid, as a share of the distance between streets. */
const unevenness = 0.16
/** Share of blocks without a street through their middle. */
const shareOfLongBlocks = 0.3
/** Largest distance between streets, in metres, with closed blocks; beyond it houses are detached and no blocks are drawn. */
const closedBlocksUpTo = 140

export type QuarterGrid = { streets: Point[][]; blocks: Point[][] }

type Node = readonly [column: number, row: number]

/** A deterministic pseudo-random number between 0 and 1, so that streets are the same in every tile. */
function steady(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

/** Coordinates in degrees of a crossing; `column` and `row` count from the centre of the quarter. */
function placeNodes({ longitude, latitude, spacing, angle }: Quarter): (node: Node) => Point {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const degreesEast = metresPerDegree * Math.cos((latitude * Math.PI) / 180)
  const uneven = (a: number, b: number) => (steady(a + longitude * 100, b + latitude * 100) - 0.5) * 2 * unevenness
  return ([column, row]) => {
    // The offset of a whole street, plus a small one for each crossing.
    const along = spacing * blockLength * (column + uneven(column, 7) + uneven(column, row) / 3)
    const across = spacing * (row + uneven(5, row) + uneven(row, column) / 3)
    return [
      longitude + (along * cosine - across * sine) / degreesEast,
      latitude + (along * sine + across * cosine) / metresPerDegree,
    ]
  }
}

/** Normalised distance from the centre of a quarter: 0 in the centre, 1 and more at the corners. */
function depthIn({ longitude, latitude, width, height, angle }: Quarter, [east, north]: Point): number {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const x = (east - longitude) * metresPerDegree * Math.cos((latitude * Math.PI) / 180)
  const y = (north - latitude) * metresPerDegree
  return Math.abs((x * cosine + y * sine) / width) ** 2.6 + Math.abs((y * cosine - x * sine) / height) ** 2.6
}

/**
 * The blocks of a quarter: all in the middle, fewer towards the rounded edge, none that lie closer to the centre of another
 * quarter.
 */
function findBlocks(quarter: Quarter, others: readonly Quarter[], place: (node: Node) => Point): (node: Node) => boolean {
  const known = new Map<string, boolean>()
  const find = ([column, row]: Node) => {
    const point = place([column + 0.5, row + 0.5])
    const depth = depthIn(quarter, point)
    const edge = 0.6 + 0.5 * steady(column + quarter.longitude * 10, row + quarter.latitude * 10)
    return depth < edge && others.every((other) => other === quarter || depthIn(other, point) > depth)
  }
  return ([column, row]) => {
    const key = `${column} ${row}`
    const isBlock = known.get(key) ?? find([column, row])
    known.set(key, isBlock)
    return isBlock
  }
}

/** Runs of consecutive edges along a line of crossings. */
function runs(from: number, to: number, isEdge: (at: number) => boolean): [first: number, last: number][] {
  const found: [number, number][] = []
  for (let at = from; at <= to; at += 1) {
    const last = found.at(-1)
    if (!isEdge(at)) continue
    if (last?.[1] === at) last[1] = at + 1
    else found.push([at, at + 1])
  }
  return found
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/**
 * Streets as lines from crossing to crossing, in degrees, and blocks as areas. Deterministic: same quarters, same grid. A
 * quarter of detached houses has no blocks.
 * @param others all quarters of the map: where two overlap, a block belongs to the one whose centre is relatively closer
 */
export function quarterGrid(quarter: Quarter, others: readonly Quarter[] = []): QuarterGrid {
  const { width, height, spacing, longitude } = quarter
  const place = placeNodes(quarter)
  const isBlock = findBlocks(quarter, others, place)
  const [columns, rows] = [Math.ceil((width / spacing / blockLength) * 1.1), Math.ceil((height / spacing) * 1.1)]
  const isLong = ([column, row]: Node) =>
    row % 2 === 0 && isBlock([column, row]) && isBlock([column, row + 1]) && steady(column + longitude, row) < shareOfLongBlocks
  const alongRow = (row: number) => (column: number) =>
    (isBlock([column, row - 1]) || isBlock([column, row])) && !isLong([column, row - 1])
  const alongColumn = (column: number) => (row: number) => isBlock([column - 1, row]) || isBlock([column, row])

  const streets = [
    ...range(-rows, rows).flatMap((row) =>
      runs(-columns, columns, alongRow(row)).map(([first, last]) => range(first, last).map((column) => place([column, row]))),
    ),
    ...range(-columns, columns).flatMap((column) =>
      runs(-rows, rows, alongColumn(column)).map(([first, last]) => range(first, last).map((row) => place([column, row]))),
    ),
  ]
  const nodes = range(-columns, columns).flatMap((column) => range(-rows, rows).map((row): Node => [column, row]))
  const blocks = nodes
    .filter((node) => isBlock(node) && !isLong([node[0], node[1] - 1]))
    .map((node) => outline(node, isLong(node), place))
  return { streets, blocks: spacing <= closedBlocksUpTo ? blocks : [] }
}

/** The crossings around a block; a long block spans two rows. */
function outline([column, row]: Node, isLong: boolean, place: (node: Node) => Point): Point[] {
  const rows = range(row, row + (isLong ? 2 : 1))
  return [...rows.map((at) => place([column, at])), ...rows.toReversed().map((at) => place([column + 1, at]))]
}
