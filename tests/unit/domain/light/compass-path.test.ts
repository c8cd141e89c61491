import { expect, test } from 'vitest'
import { compassArc, compassPoint, compassSector, compassTicks } from '../../../../lib/domain/light/compass-path.ts'

test.each([
  [0, 0, -90],
  [90, 90, 0],
  [180, 0, 90],
  [270, -90, 0],
])('%s° stands at %s, %s: north is up, east is right', (azimuth, x, y) => {
  const point = compassPoint(azimuth, 90)
  expect(point.x).toBeCloseTo(x)
  expect(point.y).toBeCloseTo(y)
})

test('an arc is drawn clockwise, with the large-arc flag beyond half a circle, also across north', () => {
  expect(compassArc(90, 180, 10)).toBe('M10 0A10 10 0 0 1 0 10')
  expect(compassArc(50, 310, 10)).toMatch(/A10 10 0 1 1/)
  expect(compassArc(315, 45, 10)).toMatch(/A10 10 0 0 1/)
})

test('a sector is closed at the centre', () => {
  expect(compassSector(90, 180, 10)).toBe('M10 0A10 10 0 0 1 0 10L0 0Z')
})

test('every sixth of 24 ticks is long', () => {
  expect(compassTicks(24, 6, 94).split('M')).toHaveLength(25)
  expect(compassTicks(4, 2, 10)).toContain('L0 -18')
})
