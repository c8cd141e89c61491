/** The widths in which a picture is served. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPictureWidth, pictureWidths, widthsOf } from '@/lib/domain/media/media'

test.each([
  [1, [100]],
  [100, [100]],
  [101, [100, 400]],
  [400, [100, 400]],
  [1999, [100, 400, 600, 800, 1080, 1360, 2000]],
  [2000, [100, 400, 600, 800, 1080, 1360, 2000]],
  [9000, [100, 400, 600, 800, 1080, 1360, 2000]],
])('a picture of %d pixels in %j', (width, widths) => expect(widthsOf({ width })).toEqual(widths))

test('one of the widths is at least that of a picture, unless it is wider than the largest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (width) => {
      const widths = widthsOf({ width })
      expect(widths.filter((known) => known >= width)).toHaveLength(1)
      expect(widths.every(isPictureWidth)).toBe(true)
      expect(pictureWidths.slice(0, widths.length)).toEqual(widths)
    }),
  )
  expect([99, 101, 0, Number.NaN].some(isPictureWidth)).toBe(false)
})
