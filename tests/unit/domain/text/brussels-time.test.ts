/** Local time in Belgium, for any instant. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLocalTime } from '@/lib/domain/text/brussels-time'

const asked = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' })

function expectAsAsked(moment: Date): void {
  const [date, time] = asked.format(moment).split(' ')
  expect(toLocalTime(moment), moment.toISOString()).toEqual({ date, time })
}

test('any instant is shown as by Intl, with and without the cache', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2120-01-01'), noInvalidDate: true }), (moment) => {
      expectAsAsked(moment)
      expectAsAsked(new Date(moment.getTime() + 60_000))
    }),
  )
})

test('around both changes of daylight saving time each minute is correct', () => {
  for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '1970-01-01T00:00:00Z'])
    for (let minute = -90; minute <= 90; minute++) expectAsAsked(new Date(Date.parse(change) + minute * 60_000 - 1))
})

test('an invalid date has no time', () => {
  expect(() => toLocalTime(new Date(Number.NaN))).toThrow(RangeError)
})
