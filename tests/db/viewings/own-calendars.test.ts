/** Agents' own calendars: busy times block slots, the exported feed can be ended, and hours are set in the office. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { RanTooLong } from '@/lib/process/run-within'
import { getDb } from '@/lib/server/db/client'
import { replaceFeedItems } from '@/lib/server/db/repositories/portal/portal-items'
import { findCalendarRow } from '@/lib/server/db/repositories/viewings/agent-calendars'
import {
  createCalendarFeed,
  endCalendarFeed,
  endOwnCalendar,
  setHours,
  setOwnCalendar,
} from '@/lib/server/office/hours/hours-actions'
import { staffAtShell, staffByFeed } from '@/lib/server/office/staff/staff'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { agentFeed } from '@/lib/server/viewings/own-calendar/agent-feed'
import { refreshBusyTimes } from '@/lib/server/viewings/own-calendar/busy-times'
import { readBusyTimes } from '@/lib/server/viewings/own-calendar/read-ical'
import { feedLink } from '@/lib/server/viewings/viewing-links'
import { getProperty, snapshot } from '../../support/content.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { askViewing, bookViewing, describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-21T10:00:00Z')
const window = { from: now, to: new Date('2026-12-21T10:00:00Z') }
const house = getProperty('s01')
const staff = staffAtShell('nl')

const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']), 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n')

const iso = (text: string, isOurs = (_uid: string) => false, ms?: number) =>
  readBusyTimes(text, window, isOurs, ms).map(({ from, to }) => [from.toISOString(), to.toISOString()])

describe('a calendar', () => {
  test('gives busy times: in UTC, in Belgian time, all day, by duration', () => {
    expect(
      iso(
        calendar(
          'UID:a\nDTSTART:20261124T150000Z\nDTEND:20261124T160000Z',
          'UID:b\nDTSTART;TZID=Europe/Brussels:20261125T090000\nDURATION:PT90M',
          'UID:c\nDTSTART;VALUE=DATE:20261126\nDTEND;VALUE=DATE:20261127',
        ),
      ),
    ).toEqual([
      ['2026-11-24T15:00:00.000Z', '2026-11-24T16:00:00.000Z'],
      ['2026-11-25T08:00:00.000Z', '2026-11-25T09:30:00.000Z'],
      ['2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'],
    ])
  })

  test('expands recurring events without cancelled, moved or excluded days', () => {
    const weekly =
      'UID:w\nDTSTART:20261103T150000Z\nDTEND:20261103T160000Z\nRRULE:FREQ=WEEKLY;UNTIL=20261216T000000Z\nEXDATE:20261201T150000Z'
    const moved = 'UID:w\nRECURRENCE-ID:20261208T150000Z\nDTSTART:20261208T170000Z\nDTEND:20261208T180000Z'
    expect(iso(calendar(weekly, moved)).map(([from]) => from)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-12-08T17:00:00.000Z',
      '2026-12-15T15:00:00.000Z',
    ])
  })

  test('ignores free, cancelled and past events, and viewings of this site', () => {
    const at = 'DTSTART:20261124T150000Z\nDTEND:20261124T160000Z'
    const free = calendar(`UID:a\n${at}\nTRANSP:TRANSPARENT`, `UID:b\n${at}\nSTATUS:CANCELLED`, `UID:c@here\n${at}`)
    expect(iso(free, (uid) => uid.endsWith('@here'))).toEqual([])
    expect(iso(calendar('UID:d\nDTSTART:20250101T150000Z\nDTEND:20250101T160000Z'))).toEqual([])
  })

  test('is read in limited time, whatever its recurrences; an invalid one is rejected', () => {
    const strange = ['FREQ=SECONDLY', 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=1']
    const repeated = (rule: string) => calendar(`UID:x\nDTSTART:19900101T000000Z\nDTEND:19900101T000001Z\nRRULE:${rule}`)
    // They end by the limits of recurrences, which a busy machine may not reach within the deadline.
    for (const rule of strange) expect(() => iso(repeated(rule), undefined, 200_000)).not.toThrow()
    // No day matches, so the library would search endlessly.
    const never = calendar('UID:x\nDTSTART:20261201T100000Z\nDTEND:20261201T110000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
    expect(() => iso(never)).toThrow(RanTooLong)
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD']) expect(() => iso(text)).toThrow()
  })
})

let server: Server
let answer = { status: 200, body: calendar() }
const ports = () => ({ privateHosts: [`localhost:${(server.address() as AddressInfo).port}`] })
const address = () => `http://localhost:${(server.address() as AddressInfo).port}/private.ics`

describeSiteOnBoth('own calendars', () => {
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body))
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
  })
  afterAll(() => {
    server.close()
  })
  beforeEach(async () => {
    const db = await getDb()
    for (const table of ['lead', 'agent_busy', 'agent_calendar', 'audit'] as const) await db.deleteFrom(table).execute()
  })

  const workNow = async () => {
    const db = await getDb()
    const version = (await findCalendarRow(db, house.agentId))?.version ?? 0
    return { db, staff, agentId: house.agentId, version, now }
  }
  const first = async () => (await findFreeSlots(await getDb(), house, now))?.[0]
  const busyAt = (slot: Date | undefined) =>
    calendar(`UID:a\nSUMMARY:Tandarts\nDTSTART:${slot?.toISOString().replace(/[-:]|\.000/g, '')}\nDURATION:PT30M`)

  test('are read at once and every ten minutes; on errors the stored times stay; once removed, the time is free again', async () => {
    const [work, slot] = [await workNow(), await first()]
    answer = { status: 200, body: busyAt(slot) }
    expect(await setOwnCalendar(work, address(), ports())).toBe('done')
    expect(await setOwnCalendar(work, address(), ports())).toBe('newer')
    const next = await first()
    expect(next).not.toEqual(slot)
    const kept = await work.db.selectFrom('agent_calendar').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('private.ics')
    expect(JSON.stringify(await work.db.selectFrom('agent_busy').selectAll().execute())).not.toContain('Tandarts')

    answer = { status: 200, body: busyAt(next) }
    await refreshBusyTimes(work.db, new Date(now.getTime() + 9 * 60_000), ports())
    expect(await first()).toEqual(next)
    await refreshBusyTimes(work.db, new Date(now.getTime() + 10 * 60_000), ports())
    expect(await first()).toEqual(slot)
    expectConsole()
    answer = { status: 500, body: '' }
    await refreshBusyTimes(work.db, new Date(now.getTime() + 30 * 60_000), ports())
    expect((await findCalendarRow(work.db, house.agentId))?.busyError).toBe('status')
    expect((await findFreeSlots(work.db, house, now))?.some((free) => free.getTime() === next?.getTime())).toBe(false)
    expect(await endOwnCalendar(await workNow())).toBe('done')
    expect((await findFreeSlots(work.db, house, now))?.some((free) => free.getTime() === next?.getTime())).toBe(true)
  })

  test('with errors are not stored, and private networks are not contacted', async () => {
    const work = await workNow()
    answer = { status: 200, body: '<html>log in</html>' }
    expect(await setOwnCalendar(work, address(), ports())).toEqual({ fault: 'format' })
    expect(await setOwnCalendar(work, address())).toEqual({ fault: 'address' })
    expect(await setOwnCalendar(work, address().replace('http:', 'https:'))).toEqual({ fault: 'private' })
    expect(await setOwnCalendar(work, 'x')).toEqual({ fault: 'address' })
    expect(await findCalendarRow(work.db, house.agentId)).toBeUndefined()
    expect(await work.db.selectFrom('audit').select('id').execute()).toEqual([])
  })

  test('the exported feed contains the viewings of the agent only, until its address is replaced or removed', async () => {
    const slot = await first()
    if (!slot) throw new Error('no slot left')
    const leadId = await bookViewing({ property: house, slot, now })
    const tokenOf = async () => {
      const key = (await findCalendarRow(await getDb(), house.agentId))?.feedKey ?? 'none'
      return new URL(feedLink(house.agentId, key, now)).searchParams.get('token') ?? ''
    }
    const db = await getDb()
    expect(await staffByFeed(db, await tokenOf(), now)).toBeUndefined()
    expect(await createCalendarFeed(await workNow())).toBe('done')
    const token = await tokenOf()
    const reader = await staffByFeed(db, token, now)
    if (!reader) throw new Error('nobody may read')
    const text = (await agentFeed(db, reader, now)).replace(/\r\n[ \t]/g, '')
    expect(text).toContain(`UID:${leadId}@`)
    expect(text).toContain('An Peeters')
    for (const forged of [`${token.slice(0, -1)}_`, token.replace(/^11/, '12'), '', 'x.0.y'])
      expect(await staffByFeed(db, forged, now)).toBeUndefined()
    expect(await createCalendarFeed(await workNow())).toBe('done')
    expect(await staffByFeed(db, token, now)).toBeUndefined()
    const newer = await tokenOf()
    expect(await endCalendarFeed(await workNow())).toBe('done')
    expect(await staffByFeed(db, newer, now)).toBeUndefined()
    expect(await db.selectFrom('audit').select('subject').execute()).toHaveLength(3)
  })

  test('hours, days off and lead time set in the office replace those of the content', async () => {
    const hours = [{ weekdays: [7], from: '09:00', to: '10:00' }]
    const settings = { hours, absences: [{ from: '2026-11-29', to: '2026-11-29' }], travel: 20, leadTime: 0 }
    expect(await setHours(await workNow(), settings)).toBe('done')
    const slots = (await findFreeSlots(await getDb(), house, now)) ?? []
    expect(slots.slice(0, 3).map((slot) => slot.toISOString())).toEqual([
      '2026-11-22T08:00:00.000Z',
      '2026-11-22T08:30:00.000Z',
      '2026-12-06T08:00:00.000Z',
    ])
    expect(await setHours(await workNow(), { ...settings, hours: [] })).toBe('done')
    expect(await findFreeSlots(await getDb(), house, now)).toBeUndefined()
    // The villa's agent has none in the content.
    const villa = getProperty('s12')
    expect(await setHours({ ...(await workNow()), agentId: villa.agentId, version: 0 }, settings)).toBe('done')
    expect(await findFreeSlots(await getDb(), villa, now)).not.toEqual([])
  })
})

describeSiteOnBoth('the calendar of a CRM', () => {
  const source = 'feed:crm'
  /** As a run of its feed stores them. */
  async function tell(...viewings: { propertyId: number; startsAt: Date; type?: string }[]) {
    const nothing = { contact: '', subject: '', comment: '', email: '', link: undefined, views: undefined, contacts: undefined }
    const items = viewings.map(({ propertyId, startsAt, type = 'visit' }) => {
      const { date, time } = toLocalTime(startsAt)
      const id = `${source}:${propertyId}:visit:${date}:${time}`
      return { ...nothing, id, propertyId, kind: 'visit' as const, date, time, type, status: 'confirmed' as const }
    })
    const propertyIds = [...snapshot.propertyById.keys()]
    await replaceFeedItems(await getDb(), { source, propertyIds, items }, now)
  }
  const free = async (property = house, exceptLead?: string) =>
    (await findFreeSlots(await getDb(), property, now, exceptLead))?.map((slot) => slot.toISOString()) ?? []

  beforeEach(() => tell())

  test('blocks the agent’s time for all of their properties, until the CRM cancels it', async () => {
    const [before, slot] = [await free(), new Date((await free())[3] ?? '')]
    await tell({ propertyId: house.id, startsAt: slot })
    expect(await free()).toEqual(before.filter((start) => start !== slot.toISOString()))
    const other = [...snapshot.propertyById.values()].find(({ id, agentId }) => agentId === house.agentId && id !== house.id)
    expect(other && (await free(other))).not.toContain(slot.toISOString())
    const answer = await askViewing({ property: house, slot, now })
    expect(answer).toMatchObject({ kind: 'refused' })
    await tell()
    expect(await free()).toEqual(before)
  })

  test('leaves another agent’s time and open days alone', async () => {
    const stranger = [...snapshot.propertyById.values()].find(({ agentId }) => agentId !== house.agentId)
    const [before, slot] = [await free(), new Date((await free())[3] ?? '')]
    await tell({ propertyId: stranger?.id ?? 0, startsAt: slot }, { propertyId: house.id, startsAt: slot, type: 'open-house' })
    expect(await free()).toEqual(before)
  })

  test('contains viewings booked on the site, too: those can still be moved', async () => {
    const slot = new Date((await free())[3] ?? '')
    const lead = await bookViewing({ property: house, slot, now })
    await tell({ propertyId: house.id, startsAt: slot })
    expect(await free()).not.toContain(slot.toISOString())
    expect(await free(house, lead)).toContain(slot.toISOString())
  })
})
