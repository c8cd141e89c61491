/** Zones by their names of the IANA database, for calendars that name one and do not explain it. */
import 'server-only'
import ICAL from 'ical.js'

const day = 86_400_000
/** Milliseconds: no clock is changed in between. */
const quarter = 900_000

/** How many offsets of one zone are kept: what repeats asks for the same again and again. */
const maxOffsets = 20_000

class NamedZone extends ICAL.Timezone {
  private readonly format: Intl.DateTimeFormat
  private readonly offsets = new Map<number, number>()

  /** @throws RangeError when nobody knows the name. */
  constructor(name: string) {
    super({ tzid: name })
    this.format = new Intl.DateTimeFormat('en-GB', {
      timeZone: name,
      ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
      ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
    })
  }

  /** Milliseconds that the zone is ahead at a moment. */
  private offsetAt(moment: number): number {
    const begin = Math.floor(moment / quarter) * quarter
    const known = this.offsets.get(begin)
    if (known !== undefined) return known
    const parts = new Map(this.format.formatToParts(begin).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    if (this.offsets.size >= maxOffsets) this.offsets.clear()
    this.offsets.set(begin, shown - begin)
    return shown - begin
  }

  /** Of a time that the clock shows twice the first, and of one that it skips as if it had not been changed (RFC 5545, 3.3.5). */
  override utcOffset({ year, month, day: date, hour, minute, second }: ICAL.Time): number {
    const local = Date.UTC(year, month - 1, date, hour, minute, second)
    const [before, after] = [this.offsetAt(local - day), this.offsetAt(local + day)]
    const isAfter = this.offsetAt(local - before) !== before && this.offsetAt(local - after) === after
    return (isAfter ? after : before) / 1000
  }
}

/** Undefined for a name that nobody knows. */
export function findZone(name: string): ICAL.Timezone | undefined {
  try {
    return new NamedZone(name)
  } catch {
    return undefined
  }
}
