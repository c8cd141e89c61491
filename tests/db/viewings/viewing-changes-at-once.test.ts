/**
 * No double bookings: concurrent bookings, moves, confirmations and proposals, while the agent's own calendar changes and is
 * read.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Db, getDb } from '@/lib/server/db/client'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { findCalendarRow } from '@/lib/server/db/repositories/viewings/agent-calendars'
import { findBusyTimes, findProposals, replaceBusyTimes } from '@/lib/server/db/repositories/viewings/agent-time'
import { lockViewings } from '@/lib/server/db/repositories/viewings/take-slot'
import { setOwnCalendar } from '@/lib/server/office/hours/hours-actions'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import {
  confirmViewingAt,
  moveViewingTo,
  proposeTimesFor,
  type ViewingResult,
} from '@/lib/server/office/viewings/viewing-actions'
import { chooseByLink, moveByLink } from '@/lib/server/viewings/change-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { refreshBusyTimes } from '@/lib/server/viewings/own-calendar/busy-times'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { snapshot } from '../../support/content'
import { getProperty } from '../../support/content.ts'
import { makeLead } from '../../support/leads.ts'
import { askViewing, describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-21T10:00:00Z')
const house = getProperty('s01')
const staff = staffAtShell('nl')
const minute = 60_000

const freeSlots = async () => (await findFreeSlots(await getDb(), house, now)) ?? []
const until = (from: Date, minutes: number) => ({ from, to: new Date(from.getTime() + minutes * minute) })

async function setBusy(db: Db, times: readonly { from: Date; to: Date }[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockViewings(transaction)
    await replaceBusyTimes(transaction, house.agentId, times)
  })
}

async function ask(db: Db): Promise<string> {
  const id = randomUUID()
  const payload = { FIRST_NAME: 'An', SLOT: 'other' }
  const lead = { id, token: id, form: 'visit', email: inventedAddress(), propertyId: house.id, status: 'requested' as const }
  await saveLead(db, makeLead({ ...lead, payload }), now)
  return id
}

async function versionOf(db: Db, id: string): Promise<number> {
  return (await db.selectFrom('lead').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
}

const workOn = async (db: Db, id: string) => ({ db, staff, seen: { id, version: await versionOf(db, id) }, now })

/** The agent's times with what overlaps each. */
async function bookedTwice(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('appointment').select('starts_at').where('agent_id', '=', house.agentId).execute()
  const offered = await db.selectFrom('viewing_proposal').select('starts_at').where('agent_id', '=', house.agentId).execute()
  const starts = [...rows, ...offered].map(({ starts_at }) => Date.parse(starts_at)).toSorted((a, b) => a - b)
  return starts
    .filter((start, index) => index > 0 && start - (starts[index - 1] ?? 0) < 30 * minute)
    .map((start) => new Date(start).toISOString())
}

/** The agent's calendar as its server sends it. */
let calendar = ''
let server: Server
let readings = 0
const host = () => `localhost:${(server.address() as AddressInfo).port}`

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.000/g, '')

function writeCalendar(times: readonly { from: Date; to: Date }[]): void {
  const events = times.flatMap(({ from, to }, index) => [
    ...['BEGIN:VEVENT', `UID:${index}`, `DTSTART:${utc(from)}`, `DTEND:${utc(to)}`, 'END:VEVENT'],
  ])
  calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
}

describeSiteOnBoth('concurrent changes of viewings', () => {
  beforeAll(async () => {
    server = createServer((_request, response) => {
      readings += 1
      response.end(calendar)
    })
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
  })
  afterAll(() => {
    server.close()
  })
  beforeEach(async () => {
    const db = await getDb()
    readings = 0
    for (const table of ['lead', 'agent_busy', 'agent_calendar'] as const) await db.deleteFrom(table).execute()
  })

  test('two hundred bookings, moves, confirmations and proposals with a changing calendar: no slot twice', async () => {
    const db = await getDb()
    const slots = await freeSlots()
    const [never, sometimes] = [slots.slice(0, 4), slots.slice(4, 8)]
    const always = never.map((slot) => until(slot, 30))
    writeCalendar(always)
    const ports = { privateHosts: [host()] }
    const work = { db, staff, agentId: house.agentId, version: 0, now }
    expect(await setOwnCalendar(work, `http://${host()}/private.ics`, ports)).toBe('done')
    const asked = await Promise.all(Array.from({ length: 80 }, () => ask(db)))
    const slotAt = (index: number) => slots[(index * 7) % slots.length] ?? now
    const done: Promise<unknown>[] = []
    let reading: Promise<unknown> = Promise.resolve()
    for (let index = 0; index < 200; index += 1) {
      const id = asked[index % asked.length] ?? ''
      const kinds: (() => Promise<unknown>)[] = [
        () => askViewing({ email: inventedAddress(), property: house, slot: slotAt(index), now }),
        async () => confirmViewingAt(await workOn(db, id), slotAt(index + 1), ''),
        async () => moveViewingTo(await workOn(db, id), slotAt(index + 2), ''),
        async () => proposeTimesFor(await workOn(db, id), [slotAt(index + 3), slotAt(index + 4)], ''),
        async () => chooseByLink(db, makeViewingToken('choose', id, now), slotAt(index), now),
        async () => moveByLink(db, makeViewingToken('manage', id, now), slotAt(index + 5), now),
      ]
      done.push((kinds[index % kinds.length] ?? kinds[0])?.() ?? Promise.resolve())
      if (index % 10 !== 0) continue
      const isMore = index % 20 === 0
      const times = [...always, ...(isMore ? sometimes.map((slot) => until(slot, 30)) : [])]
      // Each read is due ten minutes after the one before, and gets another calendar. Reads wait for each other, as a later one
      // leaves nothing to read for an earlier one.
      reading = reading.then(() => {
        writeCalendar(times)
        return refreshBusyTimes(db, new Date(now.getTime() + (index + 10) * minute), ports)
      })
      done.push(reading)
      // Reads during the other operations.
      if (isMore) await Promise.race(done.slice(-6))
    }
    await Promise.all(done)
    expect(await findCalendarRow(db, house.agentId)).toMatchObject({ busyError: undefined })
    expect(readings).toBe(21)
    expect(await bookedTwice(db)).toEqual([])
    const taken = await db.selectFrom('appointment').select('starts_at').execute()
    expect(taken.length).toBeGreaterThan(10)
    const busy = new Set(never.map((slot) => slot.toISOString()))
    expect(taken.filter(({ starts_at }) => busy.has(starts_at))).toEqual([])
    expect((await freeSlots()).some((slot) => busy.has(slot.toISOString()))).toBe(false)
  })

  test('of two hundred concurrent agents one gets a slot, and two agents on one viewing detect each other', async () => {
    const db = await getDb()
    const [slot, other] = await freeSlots()
    if (!slot || !other) throw new Error('two slots are needed')
    const asked = await Promise.all(Array.from({ length: 200 }, () => ask(db)))
    const results = await Promise.all(asked.map(async (id) => confirmViewingAt(await workOn(db, id), slot, '')))
    const count = (result: ViewingResult) => results.filter((each) => each === result).length
    expect([count('booked'), count('slot-taken')]).toEqual([1, 199])
    const id = await ask(db)
    const seen = await workOn(db, id)
    const both = await Promise.all([confirmViewingAt(seen, other, ''), proposeTimesFor(seen, [other], '')])
    expect(both.toSorted()).toEqual(['booked', 'newer'])
    const trail = await db.selectFrom('audit').select('action').where('subject_id', '=', id).execute()
    expect(trail).toHaveLength(1)
  })

  test('proposed times are reserved until one is chosen; then the others are free again', async () => {
    const db = await getDb()
    const [first, second, third] = await freeSlots()
    if (!first || !second || !third) throw new Error('three slots are needed')
    const id = await ask(db)
    expect(await proposeTimesFor(await workOn(db, id), [first, second], 'Tot dan.')).toBe('booked')
    expect((await freeSlots())[0]).toEqual(third)
    const elsewhere = await askViewing({ email: inventedAddress(), property: house, slot: first, now })
    expect(elsewhere).toMatchObject({ code: 'slotTaken' })
    const token = makeViewingToken('choose', id, now)
    expect(await chooseByLink(db, token, third, now)).toBe('gone')
    expect(await chooseByLink(db, token.replace(/.$/, '_'), first, now)).toBe('not-open')
    expect(await chooseByLink(db, makeViewingToken('manage', id, now), first, now)).toBe('not-open')
    expect(await chooseByLink(db, token, second, now)).toBe('booked')
    expect(await chooseByLink(db, token, second, now)).toBe('gone')
    expect(await findProposals(db, id, now)).toEqual([])
    expect((await freeSlots())[0]).toEqual(first)
    // A reservation lasts two days at most.
    const late = await ask(db)
    await proposeTimesFor(await workOn(db, late), [first], '')
    const after = new Date(now.getTime() + 2 * 86_400_000)
    expect(await chooseByLink(db, makeViewingToken('choose', late, now), first, after)).not.toBe('booked')
  })

  test('a busy time blocks the slots it overlaps, from the next read', async () => {
    const db = await getDb()
    const [first, second] = await freeSlots()
    if (!first || !second) throw new Error('two slots are needed')
    await setBusy(db, [until(new Date(first.getTime() + 10 * minute), 5)])
    expect((await freeSlots())[0]).toEqual(second)
    expect(await askViewing({ email: inventedAddress(), property: house, slot: first, now })).toMatchObject({ code: 'slotTaken' })
    expect(await confirmViewingAt(await workOn(db, await ask(db)), first, '')).toBe('slot-taken')
    await setBusy(db, [])
    expect(await findBusyTimes(db, { agentId: house.agentId, from: now, to: second })).toEqual([])
    expect((await freeSlots())[0]).toEqual(first)
  })
})
