/** Draws the picture of a character challenge: distorted digits that people can read (ruling 27). */
import 'server-only'
import { digitStrokes, type Point, type Stroke } from './digit-strokes.ts'
import { between, type Random } from './seeded-random.ts'

/** Pixels; shown at half the size. */
export const pictureSize = { width: 328, height: 128 } as const

/** Text and background colours of the site; contrast 15:1. */
const colours = { ground: '#ebf0f2', ink: '#0e1a20' } as const

const margin = 18

/** Pixels left free on each side: half of the widest stroke and a margin. */
const edge = 4

type Warp = (point: Point) => Point

/** Distorts the whole picture with one wave, so that no line is straight. */
function makeWave(random: Random): Warp {
  const [shiftX, shiftY] = [between(random, 0, 2 * Math.PI), between(random, 0, 2 * Math.PI)]
  const [heightX, heightY] = [between(random, 2, 4), between(random, 4, 7)]
  const [lengthX, lengthY] = [between(random, 70, 110), between(random, 110, 190)]
  return ([x, y]) => [
    x + heightX * Math.sin((2 * Math.PI * y) / lengthX + shiftX),
    y + heightY * Math.sin((2 * Math.PI * x) / lengthY + shiftY),
  ]
}

/** Rotates, slants, scales and positions a digit; too little to make a 6 look like a 9. */
function place(index: number, count: number, random: Random): Warp {
  const cell = (pictureSize.width - 2 * margin) / count
  const centre: Point = [margin + cell * (index + 0.5) + between(random, -3, 3), pictureSize.height / 2 + between(random, -5, 5)]
  const [turn, lean, size] = [between(random, -0.28, 0.28), between(random, -0.2, 0.2), between(random, 4, 4.8)]
  return ([x, y]) => {
    const [left, up] = [(x - 5 - (y - 8) * lean) * size, (y - 8) * size * 1.05]
    return [centre[0] + left * Math.cos(turn) - up * Math.sin(turn), centre[1] + left * Math.sin(turn) + up * Math.cos(turn)]
  }
}

const clamp = (value: number, size: number) => Math.min(Math.max(value, edge), size - edge)

/** Keeps points inside the picture when rotation, slant and wave add up. */
const inside: Warp = ([x, y]) => [clamp(x, pictureSize.width), clamp(y, pictureSize.height)]

const toPath = (points: Stroke) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

/** A thin line across the picture, which connects the digits, so that they are harder to segment. */
function crossing(random: Random): Stroke {
  const [start, end] = [between(random, 24, pictureSize.height - 24), between(random, 24, pictureSize.height - 24)]
  return Array.from({ length: 24 }, (_, step) => {
    const part = step / 23
    return [part * pictureSize.width, start + (end - start) * part] as const
  })
}

const strokes = (paths: readonly string[], width: number) => `<path d="${paths.join('')}" stroke-width="${width.toFixed(1)}"/>`

/**
 * @param digits other characters are ignored.
 * @returns an SVG document of paths, without text or fonts.
 */
export function drawCharacters(digits: string, random: Random): string {
  const wave = makeWave(random)
  const drawn = [...digits].map((digit, index) => {
    const put = place(index, digits.length, random)
    const paths = (digitStrokes[Number(digit)] ?? []).map((stroke) => toPath(stroke.map((point) => inside(wave(put(point))))))
    return strokes(paths, between(random, 5, 6.5))
  })
  const lines = [0, 1].map(() => strokes([toPath(crossing(random).map(wave))], 2))
  const { width, height } = pictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.ground}"/><g fill="none" stroke="${colours.ink}" stroke-linecap="round" stroke-linejoin="round">${[...drawn, ...lines].join('')}</g></svg>`
}
