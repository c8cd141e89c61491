/**
 * The sun's position compared with published figures; an almanac rounds to minutes, so a difference of one minute is accepted.
 */
import { describe, expect, test } from 'vitest'
import { findSunDay } from '../../../../lib/domain/light/sun-day.ts'
import { sunInSpaceAt } from '../../../../lib/domain/light/sun-in-space.ts'
import { sunPositionAt } from '../../../../lib/domain/light/sun-position.ts'

const minute = 60_000
const uccle = { latitude: 50.797, longitude: 4.358 }
const maastricht = { latitude: 50.851, longitude: 5.691 }
const essen = { latitude: 51.468, longitude: 4.469 }
const virton = { latitude: 49.568, longitude: 5.533 }
const reykjavik = { latitude: 64.147, longitude: -21.94 }
const golden = { latitude: 39.742476, longitude: -105.1786 }

/** Difference in minutes; 999 where the sun does not cross the horizon. */
const apart = (moment: number | undefined, iso: string) =>
  moment === undefined ? 999 : Math.abs(moment - Date.parse(iso)) / minute

describe('rise and set', () => {
  test.each([
    // Ephemerides of the Royal Observatory for Uccle, quoted by TV Limburg, 21-6-2017: 'op om 5u29, onder om 22 uur'.
    ['21 June, Uccle', '2017-06-21', uccle, '2017-06-21T05:29+02:00', '2017-06-21T22:00+02:00'],
    // Het Belang van Limburg, 22-12-2019: '8.43 uur' and '16.39 uur'.
    ['22 December, Uccle', '2019-12-22', uccle, '2019-12-22T08:43+01:00', '2019-12-22T16:39+01:00'],
    // VRT NWS, 9-3-2018, ephemerides for Uccle: '7u10' and '18u37'.
    ['towards the equinox, Uccle', '2018-03-09', uccle, '2018-03-09T07:10+01:00', '2018-03-09T18:37+01:00'],
    // Trouw, 20-6-2022: 'zeven voor half zes' and 'vijf voor tien'.
    ['21 June, Maastricht', '2022-06-21', maastricht, '2022-06-21T05:23+02:00', '2022-06-21T21:55+02:00'],
    // Almanac of the University of Iceland, 21-12-2004: 11:22 and 15:30.
    ['21 December, Reykjavik', '2004-12-21', reykjavik, '2004-12-21T11:22Z', '2004-12-21T15:30Z'],
  ])('%s', (_name, date, place, rise, set) => {
    const day = findSunDay(date, place)
    expect(apart(day.rise, rise)).toBeLessThanOrEqual(2)
    expect(apart(day.set, set)).toBeLessThanOrEqual(2)
  })

  test.each([
    // Frank Deboosere, VRT NWS, 21-6-2019: 16 h 38 in Essen, 16 h 18 in Virton.
    ['Essen', essen, 16 * 60 + 38],
    ['Virton', virton, 16 * 60 + 18],
  ])('the longest day in %s', (_name, place, length) => {
    const { rise = 0, set = 0 } = findSunDay('2019-06-21', place)
    expect(Math.abs((set - rise) / minute - length)).toBeLessThanOrEqual(1)
  })

  test.each(['2026-03-18', '2026-09-25'])('%s lasts twelve hours in Uccle (hemelkalender.be, Opkomst en ondergang)', (date) => {
    const { rise = 0, set = 0 } = findSunDay(date, uccle)
    expect(Math.abs((set - rise) / minute - 720)).toBeLessThanOrEqual(2.5)
  })
})

describe('noon', () => {
  test.each([
    // hemelkalender.be, Opkomst en ondergang: transit in Uccle at 11 h 37 and 11 h 44 UT.
    ['2026-12-14', uccle, '2026-12-14T11:37Z'],
    ['2026-12-28', uccle, '2026-12-28T11:44Z'],
    // Almanac of the University of Iceland: 13:26.
    ['2004-12-21', reykjavik, '2004-12-21T13:26Z'],
  ])('on %s', (date, place, noon) => {
    expect(apart(findSunDay(date, place).noon, noon)).toBeLessThanOrEqual(1)
  })

  test('the sun of Reykjavik is 2.7° high at noon at the winter solstice (same almanac)', () => {
    const { noon } = findSunDay('2004-12-21', reykjavik)
    expect(sunPositionAt(noon, reykjavik).elevation).toBeCloseTo(2.7, 1)
  })

  test.each([
    ['2026-06-21', 90 - 50.797 + 23.44],
    ['2026-12-21', 90 - 50.797 - 23.44],
    ['2026-03-20', 90 - 50.797],
  ])('on %s the elevation at noon in Uccle is the colatitude plus the declination', (date, height) => {
    const { noon } = findSunDay(date, uccle)
    expect(Math.abs(sunPositionAt(noon, uccle).elevation - height)).toBeLessThan(0.2)
  })
})

describe('declination and equation of time', () => {
  test('match the example of 13-10-1992 (Meeus, examples 25.a and 28.b)', () => {
    const { declination, equationOfTime } = sunInSpaceAt(Date.UTC(1992, 9, 13))
    expect(declination).toBeCloseTo(-7.78507, 3)
    expect(equationOfTime).toBeCloseTo(13.712, 1)
  })

  test.each([
    // Sterrengids 2020 and 2023: declination at the solstice.
    [Date.UTC(2020, 5, 20, 20, 44), 23 + 26 / 60 + 11 / 3600],
    [Date.UTC(2023, 5, 21, 14, 58), 23 + 26 / 60 + 18.4 / 3600],
  ])('match the northernmost point', (instant, declination) => {
    expect(sunInSpaceAt(instant).declination).toBeCloseTo(declination, 2)
  })

  test('match the NREL Solar Position Algorithm (Reda and Andreas 2003, table A5.1)', () => {
    const instant = Date.parse('2003-10-17T12:30:30-07:00')
    expect(sunPositionAt(instant, golden).azimuth).toBeCloseTo(194.34024, 1)
    expect(sunPositionAt(instant, golden).elevation).toBeCloseTo(90 - 50.11162, 1)
    expect(apart(findSunDay('2003-10-17', golden).rise, '2003-10-17T06:12:43-07:00')).toBeLessThan(0.1)
  })
})
