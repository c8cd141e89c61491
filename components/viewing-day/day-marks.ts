/** Layout of a day's stops on its map: numbers that never overlap, and names where there is room. */
import { degreesOf, type Spot as Point } from '@/lib/domain/map/distance'
import { metresPerPixel } from '@/lib/domain/map/mercator'
import type { Spot } from '@/lib/domain/map/still-map'

/** Size of the map in px; on small screens it is shown at two thirds of that. */
export const daySize = { width: 530, height: 380 } as const

/** Distance in px below which two stops share a mark with both numbers. */
const oneMark = 40
/** Height in px without other marks that a name needs. */
const nameRoom = 38

export type DayMark = Spot & {
  numbers: number[]
  /** Name of its only stop; undefined for several, and where other marks are next to it. */
  name: string | undefined
  /** Whether the name is to the left of the mark, as there is no room to the right. */
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

/** The northern, southern, eastern and western end of a ring, so that the map contains all of it. @param radius in metres */
export function ringEnds({ latitude, longitude }: Point, radius: number): Point[] {
  const far = degreesOf(radius, latitude)
  return [-1, 1].flatMap((sign) => [
    { latitude: latitude + sign * far.latitude, longitude },
    { latitude, longitude: longitude + sign * far.longitude },
  ])
}

/** Diameter of the ring, in percent of the map's width. */
export const ringWidth = (latitude: number, zoom: number, radius: number): number =>
  ((2 * radius) / metresPerPixel(latitude, zoom) / daySize.width) * 100
