/** How the stops of a day stand on its map: numbers that never cover each other, and names where there is room. */
import { degreesOf, type Spot as Point } from '@/lib/domain/map/distance'
import { metresPerPixel } from '@/lib/domain/map/mercator'
import type { Spot } from '@/lib/domain/map/still-map'

/** Pixels of the picture at its full size; on small screens it is two thirds of that. */
export const daySize = { width: 530, height: 380 } as const

/** Closer than this two stops are one mark with both numbers. */
const oneMark = 40
/** A name needs so much height free of other marks. */
const nameRoom = 38

export type DayMark = Spot & {
  numbers: number[]
  /** Of its only stop; undefined for several, and where other marks stand beside it. */
  name: string | undefined
  /** Whether its name stands before it, for want of room behind. */
  isBefore: boolean
}

const down = (a: Spot, b: Spot) => (Math.abs(a.top - b.top) / 100) * daySize.height
const across = (a: Spot, b: Spot) => (Math.abs(a.left - b.left) / 100) * daySize.width

/** @param names one for each spot, in the order of the day */
export function toDayMarks(spots: readonly Spot[], names: readonly string[]): DayMark[] {
  const marks: (Spot & { numbers: number[] })[] = []
  for (const [index, spot] of spots.entries()) {
    const near = marks.find((mark) => Math.hypot(down(mark, spot), across(mark, spot)) < oneMark)
    if (near) near.numbers.push(index + 1)
    else marks.push({ ...spot, numbers: [index + 1] })
  }
  return marks.map((mark) => {
    const [number = 0, ...more] = mark.numbers
    const isFree = more.length === 0 && marks.every((other) => other === mark || down(mark, other) >= nameRoom)
    return { ...mark, name: isFree ? names[number - 1] : undefined, isBefore: mark.left > 50 }
  })
}

/** The northern, southern, eastern and western end of a ring, so that the picture holds all of it. */
export function ringEnds({ latitude, longitude }: Point, radius: number): Point[] {
  const far = degreesOf(radius, latitude)
  return [-1, 1].flatMap((sign) => [
    { latitude: latitude + sign * far.latitude, longitude },
    { latitude, longitude: longitude + sign * far.longitude },
  ])
}

/** Across, in percent of the picture's width. */
export const ringWidth = (latitude: number, zoom: number, radius: number): number =>
  ((2 * radius) / metresPerPixel(latitude, zoom) / daySize.width) * 100
