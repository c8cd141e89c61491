/** The picture of a character challenge shows every digit completely, and needs no font. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCharacters, pictureSize } from '@/lib/server/bot-protection/draw-characters'
import { seededRandom } from '@/lib/server/bot-protection/seeded-random'

/** Half of the widest stroke, in pixels. */
const halfStroke = 3.25

test('no stroke leaves the picture, for any digits and distortion', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), fc.string(), (digits, seed) => {
      const drawing = drawCharacters(digits, seededRandom(seed))
      expect(drawing).not.toMatch(/<text|font|href/)
      const paths = [...drawing.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '')
      // Two lines cross the picture.
      expect(paths).toHaveLength(digits.length + 2)
      for (const [, x, y] of paths
        .slice(0, digits.length)
        .join('')
        .matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Math.abs(Number(x) - pictureSize.width / 2)).toBeLessThanOrEqual(pictureSize.width / 2 - halfStroke)
        expect(Math.abs(Number(y) - pictureSize.height / 2)).toBeLessThanOrEqual(pictureSize.height / 2 - halfStroke)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the same seed results in the same drawing, another seed in another', () => {
  expect(drawCharacters('123456', seededRandom('a'))).toBe(drawCharacters('123456', seededRandom('a')))
  expect(drawCharacters('123456', seededRandom('a'))).not.toBe(drawCharacters('123456', seededRandom('b')))
})
