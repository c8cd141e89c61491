/** Public holidays of Belgium (act of 4 January 1974; royal decree of 18 April 1974, article 1): not working days. */
import type { IsoDate } from '../property/property.ts'
import { addDays } from '../text/date.ts'

/** Easter Sunday of a year in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): IsoDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'] as const

/** Days after Easter: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [1, 39, 50] as const

/** The ten public holidays of a year, in order. */
export function publicHolidays(year: number): IsoDate[] {
  const easter = easterOf(year)
  return [...fixed.map((day) => `${year}-${day}`), ...afterEaster.map((days) => addDays(easter, days))].toSorted()
}

export const isPublicHoliday = (date: IsoDate): boolean => publicHolidays(Number(date.slice(0, 4))).includes(date)
