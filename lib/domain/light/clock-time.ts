/** Local times of day; daylight saving time follows the rules of the time zone. */

/** One time zone for all properties; those in Luxembourg and on the Spanish mainland have the same time. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * `13:40`, `5:27`.
 * @param step minutes to round to; 10 for times that are only approximate.
 */
export function formatClock(instant: number, step = 1): string {
  const size = step * 60_000
  return clock.format(Math.round(instant / size) * size).replace(/^0/, '')
}
