/**
 * The agency's calendar at Whise, for sources that enable it. Open houses are published with their listing; viewings by
 * appointment are for the owner only. Of an event its kind, date, times and estates are read, never the participants.
 * Each agency names the kinds of its events itself, so they are recognized by name. No public source documents the filters of the
 * list: the newest come first, and paging stops after the first page that lies entirely in the past.
 */
import type {
  FeedAccess,
  FeedAnswered,
  FeedPayload,
  FeedReading,
  FeedRemark,
  FeedRequest,
  UnreadableFeed,
} from '../../adapter.ts'
import type { FeedOpening } from '../../feed-parts.ts'
import { type FeedRecord, feedRecord } from '../../reading/feed-record.ts'
import { isRaw } from '../../reading/raw-value.ts'
import { readJson } from '../../reading/read-json.ts'
import { pageSize, post } from './request.ts'

const mostPages = 20
const kindsCall = 'v1/calendars/actions/list'
const eventsCall = 'v1/calendars/list'
const prefix = 'calendar'

type Asking = Generator<readonly FeedRequest[], FeedPayload[], readonly FeedAnswered[]>

const recordsIn = (payload: FeedPayload, list: string): FeedRecord[] => {
  const json = readJson(payload)
  return json.kind === 'json' ? feedRecord(json.value, { remarks: [] }).records(list) : []
}

/** A response marked invalid is an error even with status 200, and not an empty calendar. */
function isGiven({ status, payload }: FeedAnswered): boolean {
  const json = status < 300 ? readJson(payload) : undefined
  return json?.kind === 'json' && isRaw(json.value) && json.value['isValidRequest'] !== false
}

/** Whether later pages can contain only past events. */
function isLast(events: readonly FeedRecord[], today: string | undefined): boolean {
  const last = events.at(-1)?.day('startDateTime')
  return events.length < pageSize || today === undefined || (last !== undefined && last < today)
}

/** Accounts without permission get another response: it is reported, and the listings are read all the same. */
export function* askForCalendar(access: FeedAccess, token: string): Asking {
  if (access.options['calendar'] !== 'yes' || access.ids) return []
  const [kinds] = yield [post(access, kindsCall, {}, token)]
  const payloads: FeedPayload[] = kinds && kinds.status < 300 ? [{ ...kinds.payload, name: `${prefix}-kinds` }] : []
  const sort = ['startDateTime', 'id'].map((Field) => ({ Field, Ascending: false }))
  for (let page = 0; page < mostPages; page += 1) {
    const body = { Sort: sort, Field: { Included: ['estates'] }, Page: { Limit: pageSize, Offset: page * pageSize } }
    const [answer] = yield [post(access, eventsCall, body, token)]
    if (!answer || !isGiven(answer)) return [...payloads, { name: `${prefix}-refused`, bytes: new Uint8Array() }]
    payloads.push({ ...answer.payload, name: `${prefix}-${page + 1}` })
    if (isLast(recordsIn(answer.payload, 'calendars'), access.today)) break
  }
  return payloads
}

const openHouse = /\bopen ?(?:deur|huis|house|door)|\bkijkdag|\bportes? ouvertes?|\bmaison ouverte|\btag der offenen/i
const viewing = /\b(?:plaats)?bezoek|\bbezichtiging|\bvisite\b|\bvisit\b|\bviewing|\bbesichtigung/i

function kindOf(name: string | undefined): FeedOpening['kind'] | undefined {
  if (name === undefined) return undefined
  if (openHouse.test(name)) return 'open-house'
  return viewing.test(name) ? 'viewing' : undefined
}

function readEvent(event: FeedRecord, kindNames: ReadonlyMap<string, string>): [string, FeedOpening][] {
  const kind = kindOf(event.text('action.name') ?? kindNames.get(event.text('action.id') ?? ''))
  const [date, from, to] = [event.day('startDateTime'), event.time('startDateTime'), event.time('endDateTime')]
  if (!kind || !date || !from || !to) return []
  return event.records('estates').flatMap((estate): [string, FeedOpening][] => {
    const id = estate.text('estateId', 'id')
    return id === undefined ? [] : [[id, { date, from, to, kind }]]
  })
}

export const isOfCalendar = ({ name }: FeedPayload): boolean => name.startsWith(prefix)

const refused: FeedRemark = {
  level: 'note',
  field: eventsCall,
  message: 'expected the calendar, as "calendar" in the options asks for; may the account read it?',
}

/** Adds the calendar's events to the listings of the reading. */
export function withCalendar(
  reading: FeedReading | UnreadableFeed,
  payloads: readonly FeedPayload[],
): FeedReading | UnreadableFeed {
  if (reading.kind === 'unreadable' || payloads.length === 0) return reading
  const kinds = payloads
    .filter(({ name }) => name === `${prefix}-kinds`)
    .flatMap((payload) => recordsIn(payload, 'calendarActions'))
  const kindNames = new Map(kinds.map((kind) => [kind.text('id') ?? '', kind.text('name') ?? '']))
  const events = payloads.flatMap((payload) => recordsIn(payload, 'calendars')).flatMap((event) => readEvent(event, kindNames))
  const openings = new Map<string, FeedOpening[]>()
  for (const [id, opening] of events) openings.set(id, [...(openings.get(id) ?? []), opening])
  const isRefused = payloads.some(({ name }) => name === `${prefix}-refused`)
  return {
    ...reading,
    listings: reading.listings.map((listing) => {
      const own = openings.get(listing.id)
      return own ? { ...listing, openings: own } : listing
    }),
    remarks: isRefused ? [...reading.remarks, refused] : reading.remarks,
    ...(isRefused && { isWithoutCalendar: true }),
  }
}
