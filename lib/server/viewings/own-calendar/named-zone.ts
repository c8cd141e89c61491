/** Time zones by IANA name, for calendars that name a zone without defining it. */
import 'server-only'
import ICAL from 'ical.js'

const day = 86_400_000
/** Milliseconds of a quarter of an hour: clock changes happen on its multiples. */
const quarter = 900_000

/** Most cached offsets per zone: recurring events need the same ones repeatedly. */
const maxOffsets = 20_000

class NamedZone extends ICAL.Timezone {
  private readonly format: Intl.DateTimeFormat
  private readonly offsets = new Map<number, number>()

  /** @throws RangeError for an unknown name */
  constructor(name: string) {
    super({ tzid: name })
    this.format = new Intl.DateTimeFormat('en-GB', {
      timeZone: name,
      ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
      ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
    })
  }

  /** Offset of the zone from UTC in milliseconds at a moment. */
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

  /** For an ambiguous local time the first one; for a skipped local time the offset before the change (RFC 5545, 3.3.5). */
  override utcOffset({ year, month, day: date, hour, minute, second }: ICAL.Time): number {
    const local = Date.UTC(year, month - 1, date, hour, minute, second)
    const [before, after] = [this.offsetAt(local - day), this.offsetAt(local + day)]
    const isAfter = this.offsetAt(local - before) !== before && this.offsetAt(local - after) === after
    return (isAfter ? after : before) / 1000
  }
}

/** Undefined for an unknown name. */
export function findZone(name: string): ICAL.Timezone | undefined {
  try {
    return new NamedZone(name)
  } catch {
    return undefined
  }
}
