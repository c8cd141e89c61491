/** When somebody is busy, by a calendar of theirs (RFC 5545): the times and nothing else of it. */
import 'server-only'
import ICAL from 'ical.js'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'
import type { TakenTime } from '../../../domain/viewings/viewing-slots.ts'
import { runWithin } from '../../../process/run-within.ts'

type Window = { from: Date; to: Date }

/** What repeats is followed so far, in one event and in all: a calendar is anybody's. */
const limits = { eachEvent: 20_000, all: 100_000, times: 5_000 } as const

/** Milliseconds: a rule that no day fits is looked for by the library without an end. */
const deadline = 3_000

const two = (number: number) => String(number).padStart(2, '0')

/** A time without a zone, or with one that the calendar does not explain, is of Belgium; a day begins at midnight there. */
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

/** What was called off, or lies in the calendar without taking time. */
const isBusy = (event: ICAL.Component) =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

type Budget = { left: number }

function occurrences(event: ICAL.Event, window: Window, budget: Budget): TakenTime[] {
  const found: TakenTime[] = []
  const iterator = event.iterator()
  for (let count = 0; count < limits.eachEvent && budget.left > 0; count += 1, budget.left -= 1) {
    const next = iterator.next()
    if (!next || new Date(next.toUnixTime() * 1000 - 86_400_000) > window.to) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(item.component)) found.push(...spanOf(startDate, endDate, window))
  }
  return found
}

function timesOf(main: ICAL.Component, exceptions: readonly ICAL.Component[], window: Window, budget: Budget): TakenTime[] {
  const event = new ICAL.Event(main, { strictExceptions: true, exceptions: [...exceptions] })
  if (!isBusy(main)) return []
  return event.isRecurring() ? occurrences(event, window, budget) : spanOf(event.startDate, event.endDate, window)
}

/** Events of one number: the one that repeats, and the days on which it is another. */
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

function readAll(text: string, window: Window, isOurs: (uid: string) => boolean): TakenTime[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.name !== 'vcalendar') throw new Error('no calendar')
  const budget: Budget = { left: limits.all }
  const times = byNumber(calendar).flatMap((events) => {
    const [first] = events
    if (!first || isOurs(String(first.getFirstPropertyValue('uid') ?? ''))) return []
    const mains = events.filter((event) => !isException(event))
    const exceptions = events.filter(isException)
    // A day of a series that is not in the calendar itself stands for itself.
    if (mains.length === 0) return exceptions.flatMap((event) => timesOf(event, [], window, budget))
    return mains.flatMap((main) => timesOf(main, exceptions, window, budget))
  })
  return times.slice(0, limits.times)
}

/**
 * @param isOurs says of an event's number that it is a viewing that was mailed from here: it is known already.
 * @throws when the text is no calendar; RanTooLong when it cannot be worked out in time.
 */
export const readBusyTimes = (text: string, window: Window, isOurs: (uid: string) => boolean): TakenTime[] =>
  runWithin(deadline, () => readAll(text, window, isOurs))
