/** The digits as strokes in a box of 10 by 16, so that drawing them needs no font of the server. */
import 'server-only'

export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** Points of an elliptical arc; angles in degrees, 0 is right, 90 is down. */
function arc(centre: Point, radii: Point, from: number, to: number): Point[] {
  const count = Math.ceil(Math.abs(to - from) / 12)
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180
    return [centre[0] + radii[0] * Math.cos(angle), centre[1] + radii[1] * Math.sin(angle)] as const
  })
}

/** Interpolated points between the corners, so that the line can be warped. */
function line(...corners: Point[]): Point[] {
  return corners.flatMap((end, index) => {
    const start = corners[index - 1]
    if (!start) return [end]
    return [0.25, 0.5, 0.75, 1].map(
      (part) => [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part] as const,
    )
  })
}

/** By digit. The 1 has a foot and the 7 a bar, so that they are not confused. */
export const digitStrokes: readonly (readonly Stroke[])[] = [
  [arc([5, 8], [4, 7], 0, 360)],
  [line([2, 4.4], [5.6, 1], [5.6, 15]), line([2.6, 15], [8.6, 15])],
  [[...arc([5, 5], [4, 4], 190, 390), ...line([8.4, 7], [1, 15], [9.2, 15])]],
  [[...arc([4.8, 4.6], [3.7, 3.6], 200, 450), ...arc([4.8, 11.6], [4.1, 3.4], 270, 515)]],
  [line([7, 15], [7, 1], [1, 11], [9.6, 11])],
  [[...line([8.6, 1], [2.3, 1], [1.8, 7]), ...arc([4.8, 10.3], [4.2, 4.7], 225, 510)]],
  [arc([5, 10.6], [4, 4.4], 0, 360), arc([8, 10.6], [7, 9.6], 180, 268)],
  [line([1.2, 1], [9, 1], [4, 15]), line([4, 8], [8.6, 8])],
  [arc([5, 4.6], [3.4, 3.6], 0, 360), arc([5, 11.6], [4.1, 3.4], 0, 360)],
  [arc([5, 5.4], [4, 4.4], 0, 360), arc([2, 5.4], [7, 9.6], 0, 88)],
]
