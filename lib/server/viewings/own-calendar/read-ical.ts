/** Reads busy times from a calendar (RFC 5545): only the times, nothing else of the events. */
import 'server-only'
import ICAL from 'ical.js'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'
import type { TakenTime } from '../../../domain/viewings/viewing-slots.ts'
import { runWithin } from '../../../process/run-within.ts'
import { findZone } from './named-zone.ts'

type Window = { from: Date; to: Date }

/** Limits of recurrences per event and per calendar, as the calendar is untrusted input. */
const limits = { eachEvent: 20_000, all: 100_000, times: 5_000 } as const

/** Milliseconds: the library searches endlessly for a rule that matches no day. */
const deadline = 3_000

const two = (number: number) => String(number).padStart(2, '0')

/** A time without a zone, or with an unknown one, is local time in Belgium; an all-day event starts at midnight there. */
function momentOf(time: ICAL.Time): Date | undefined {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
  if (!isFloating) return new Date(time.toUnixTime() * 1000)
  const { year, month, day, hour, minute } = time
  return fromLocalTime({ date: `${year}-${two(month)}-${two(day)}`, time: time.isDate ? '00:00' : `${two(hour)}:${two(minute)}` })
}

function spanOf(start: ICAL.Time, end: ICAL.Time, { from, to }: Window): TakenTime[] {
  const [begins, ends] = [momentOf(start), momentOf(end)]
  if (!begins || !ends || begins >= ends || ends <= from || begins >= to) return []
  return [{ from: begins, to: ends }]
}

const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Excludes cancelled events and those marked as free. */
const isBusy = (event: ICAL.Component) =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

type Budget = { left: number }

/** After the weeks that visitors can choose from, plus a day for time zones. */
const isAfterWindow = (time: ICAL.Time, { to }: Window) => new Date(time.toUnixTime() * 1000 - 86_400_000) > to

function occurrences(event: ICAL.Event, window: Window, budget: Budget): TakenTime[] {
  const found: TakenTime[] = []
  const iterator = event.iterator()
  for (let count = 0; count < limits.eachEvent && budget.left > 0; count += 1, budget.left -= 1) {
    const next = iterator.next()
    if (!next || isAfterWindow(next, window)) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(item.component)) found.push(...spanOf(startDate, endDate, window))
  }
  return found
}

/** If the rule of a series cannot be read, its first occurrence still counts. */
function followSeries(event: ICAL.Event, window: Window, budget: Budget): TakenTime[] {
  try {
    return occurrences(event, window, budget)
  } catch {
    return spanOf(event.startDate, event.endDate, window)
  }
}

/** Whether an occurrence was moved from after those weeks. */
const isMovedFromLater = (exception: ICAL.Component, window: Window) =>
  isAfterWindow(new ICAL.Event(exception).recurrenceId, window)

function timesOf(main: ICAL.Component, exceptions: readonly ICAL.Component[], window: Window, budget: Budget): TakenTime[] {
  const event = new ICAL.Event(main, { strictExceptions: true, exceptions: [...exceptions] })
  if (!isBusy(main)) return []
  if (!event.isRecurring()) return spanOf(event.startDate, event.endDate, window)
  const moved = exceptions.filter((exception) => isMovedFromLater(exception, window))
  return [...followSeries(event, window, budget), ...moved.flatMap((exception) => timesOf(exception, [], window, budget))]
}

/** Groups events by UID: a series with its changed occurrences. */
function byNumber(calendar: ICAL.Component): ICAL.Component[][] {
  const groups = new Map<string, ICAL.Component[]>()
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    const uid = String(event.getFirstPropertyValue('uid') ?? index)
    const group = groups.get(uid)
    if (group) group.push(event)
    else groups.set(uid, [event])
  }
  return [...groups.values()]
}

const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')

/** The parser rejects a whole calendar for one unknown rule. */
function isLine(line: string): boolean {
  if (!/^(?:RRULE|EXRULE)[:;]/i.test(line)) return line.includes(':')
  try {
    ICAL.Recur.fromString(line.slice(line.indexOf(':') + 1))
    return true
  } catch {
    return false
  }
}

/** Removes a byte order mark and malformed lines, and corrects dates without `VALUE=DATE`, which the parser would reject. */
const normalize = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter(isLine)
    .map((line) => line.replace(/^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID):(?=\d{8}(?:,\d{8})*$)/i, '$1;VALUE=DATE:'))
    .join('\r\n')

/** A zone that the calendar names but does not define is looked up by its IANA name. */
class Calendar extends ICAL.Component {
  private readonly named = new Map<string, ICAL.Timezone | undefined>()

  override getTimeZoneByID(name: string): ICAL.Timezone {
    const explained: ICAL.Timezone | null | undefined = super.getTimeZoneByID(name)
    if (explained) return explained
    if (!this.named.has(name)) this.named.set(name, findZone(name))
    return this.named.get(name) ?? ICAL.Timezone.localTimezone
  }
}

/** @throws when the text is not a calendar */
function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(normalize(text))
  // One calendar is parsed as an array that starts with its name; several as an array of those.
  const roots: readonly (typeof parsed)[] = typeof parsed[0] === 'string' ? [parsed] : parsed
  const calendars = roots.map((root) => new Calendar(root)).filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) throw new Error('no calendar')
  return calendars
}

function timesOfGroup(events: readonly ICAL.Component[], window: Window, budget: Budget): TakenTime[] {
  const mains = events.filter((event) => !isException(event))
  const exceptions = events.filter(isException)
  // A changed occurrence without its series counts on its own.
  if (mains.length === 0) return exceptions.flatMap((event) => timesOf(event, [], window, budget))
  return mains.flatMap((main) => timesOf(main, exceptions, window, budget))
}

/** Events that cannot be read are skipped. */
function readAll(text: string, window: Window, isOurs: (uid: string) => boolean): TakenTime[] {
  const budget: Budget = { left: limits.all }
  const groups = calendarsIn(text)
    .flatMap(byNumber)
    .filter(([first]) => !isOurs(String(first?.getFirstPropertyValue('uid') ?? '')))
  const read = groups.flatMap((events): TakenTime[][] => {
    try {
      return [timesOfGroup(events, window, budget)]
    } catch {
      return []
    }
  })
  if (read.length === 0 && groups.length > 0) throw new Error('no event that can be read')
  return read.flat().slice(0, limits.times)
}

/**
 * @param isOurs whether a UID is a viewing of this site, which is known already
 * @throws when the text is not a calendar, or none of its events can be read; RanTooLong after the time limit
 */
export const readBusyTimes = (text: string, window: Window, isOurs: (uid: string) => boolean, ms = deadline): TakenTime[] =>
  runWithin(ms, () => readAll(text, window, isOurs))
