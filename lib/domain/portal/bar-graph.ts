/** Layout of a bar graph in pixels of its SVG, which the page scales. */

export type GraphSize = { width: number; height: number /** Highest number of labels under the bars. */; labels: number }

export type GraphInput = {
  counts: readonly number[]
  /** Label of each bar. */
  labels: readonly string[]
  /** Events above the bars, the more important first; one that does not fit is left out. */
  marks: readonly { index: number; text: string }[]
}

export type GraphLayout = {
  lines: { y: number; value: number }[]
  bars: { x: number; y: number; width: number; height: number }[]
  words: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[]
  marks: { x: number; top: number; bottom: number; text: string; anchor: 'start' | 'end' }[]
  /** Left and bottom edge of the plot area. */
  left: number
  base: number
}

const left = 44
const top = 44
/** Height of the labels under the bars. */
const bottom = 30
/** Bar width as a share of the available width. */
const fill = 0.68
/** Pixels per letter at 13 px, rounded up. */
const letterWidth = 7

/** Grid step: 1, 2 or 5 times a power of ten, so that about four steps reach the maximum. At least 1, so that steps are whole. */
export function stepOf(most: number): number {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power
}

/** `count` indices evenly spread over `length`, including first and last. */
function spread(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, index) => index)
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - 1)) / (count - 1)))
}

function placeWords({ labels }: GraphInput, { width, labels: most }: GraphSize, place: number) {
  const last = labels.length - 1
  return spread(labels.length, most).map((index) => {
    const text = labels[index] ?? ''
    if (index === 0 && last > 0) return { x: left, text, anchor: 'start' as const }
    if (index === last && last > 0) return { x: width, text, anchor: 'end' as const }
    return { x: left + (index + 0.5) * place, text, anchor: 'middle' as const }
  })
}

type Span = { from: number; to: number }

const isFree = (taken: readonly Span[], { from, to }: Span) => taken.every((span) => to < span.from || span.to < from)

/** In the given order; events that would overlap another or leave the drawing are dropped. */
function placeMarks({ marks }: GraphInput, { width }: GraphSize, place: number, tops: readonly number[]) {
  const taken: Span[] = []
  return marks.flatMap(({ index, text }) => {
    const x = left + (index + 0.5) * place
    const length = text.length * letterWidth + 12
    const anchor = x + length <= width ? ('start' as const) : ('end' as const)
    const span = anchor === 'start' ? { from: x, to: x + length } : { from: x - length, to: x }
    if (span.from < left || !isFree(taken, span)) return []
    taken.push(span)
    return [{ x, top: 18, bottom: Math.max(18, (tops[index] ?? top) - 4), text, anchor }]
  })
}

/** Negative numbers count as zero. */
export function layOutGraph(input: GraphInput, size: GraphSize): GraphLayout {
  const base = size.height - bottom
  const counts = input.counts.map((count) => Math.max(0, count))
  const step = stepOf(Math.max(0, ...counts))
  const steps = Math.max(1, Math.ceil(Math.max(0, ...counts) / step))
  const yOf = (value: number) => base - ((base - top) * value) / (step * steps)
  const place = (size.width - left) / Math.max(1, counts.length)
  const bars = counts.map((count, index) => ({
    x: left + (index + (1 - fill) / 2) * place,
    y: yOf(count),
    width: place * fill,
    height: base - yOf(count),
  }))
  return {
    lines: Array.from({ length: steps + 1 }, (_, index) => ({ y: yOf(index * step), value: index * step })),
    bars,
    words: placeWords(input, size, place),
    marks: placeMarks(
      input,
      size,
      place,
      bars.map(({ y }) => y),
    ),
    left,
    base,
  }
}
