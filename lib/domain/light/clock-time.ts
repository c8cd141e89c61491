/** Moments as the clock on the wall shows them; clock changes follow the rules of the zone. */

/** All the agency's properties keep this time, those in Luxembourg and on the Spanish mainland too. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * `13:40`, `5:27`.
 * @param step minutes to round to; a step of 10 keeps what is known only roughly from looking exact.
 */
export function formatClock(instant: number, step = 1): string {
  const size = step * 60_000
  return clock.format(Math.round(instant / size) * size).replace(/^0/, '')
}
