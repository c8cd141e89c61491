/** The path of the sun for the compass. */
import { expect, test } from 'vitest'
import { trackSun } from '@/lib/domain/light/sun-hours'
import { findHourMarks, findSunPath } from '@/lib/domain/light/sun-path'

const antwerp = { latitude: 51.22, longitude: 4.4 }
const svalbard = { latitude: 78.22, longitude: 15.65 }

test('full hours of Belgian time are marked at the azimuth of the sun', () => {
  const track = trackSun('2026-06-21', antwerp)
  const marks = findHourMarks(track)
  const first = track.find(({ instant }) => instant % 3_600_000 === 0)
  expect(marks[0]).toEqual({ hour: 6, azimuth: first?.azimuth })
  expect(marks.map(({ hour }) => hour)).toEqual(marks.map((_, index) => 6 + index))
  expect(marks.length).toBeGreaterThan(10)
})

test('the sun rises in the east and sets in the west', () => {
  const path = findSunPath('2026-03-20', antwerp)
  expect(path?.riseAzimuth).toBeCloseTo(90, -1)
  expect(path?.setAzimuth).toBeCloseTo(270, -1)
})

test('on a day without sunset there is no path', () => {
  expect(findSunPath('2026-06-21', svalbard)).toBeUndefined()
})
