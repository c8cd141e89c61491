/** Viewings in the office: the calendar, the links of the agent's mail, reports, and what the owner reads of them. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { findLead, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { findOfficeLead } from '@/lib/server/db/repositories/office/office-leads'
import { findRequestedViewings } from '@/lib/server/db/repositories/portal/owner-leads'
import { giveProperties } from '@/lib/server/db/repositories/portal/owner-properties'
import { undoMs } from '@/lib/server/office/forms/undo-window'
import { getInbox, readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { getToday } from '@/lib/server/office/today/today'
import { calendarBeside, readCalendarQuery } from '@/lib/server/office/viewings/calendar-query'
import { getCalendar } from '@/lib/server/office/viewings/calendar-view'
import { undoViewing } from '@/lib/server/office/viewings/undo-viewing'
import {
  cancelViewingFor,
  confirmViewingAt,
  moveViewingTo,
  proposeTimesFor,
  reportOnViewing,
} from '@/lib/server/office/viewings/viewing-actions'
import { proposeSchema, receiveProposal } from '@/lib/server/office/viewings/viewing-forms'
import { getViewingView } from '@/lib/server/office/viewings/viewing-view'
import { translatorOf } from '@/lib/server/pages/translator'
import { moveByLink } from '@/lib/server/viewings/change-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { releaseExpired } from '@/lib/server/viewings/watch-reservations'
import { getProperty, snapshot } from '../../support/content.ts'
import { makeLead } from '../../support/leads.ts'
import { ask, house, inDays, now, prepareViewings, staff, textOf, workOn } from '../../support/office-viewings.ts'
import { slotAt } from '../../support/viewing-slots.ts'
import { bookViewing, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const aboutsOf = async (id: string) => (await mailsAbout(id)).map(({ about }) => about)

describeSiteOnBoth('viewings in the office', () => {
  prepareViewings()

  test('a request is confirmed with an added sentence, and recorded once in audit trail and history', async () => {
    const [id, slot] = [await ask(), await slotAt(0)]
    const work = await workOn(id)
    expect(await confirmViewingAt(work, slot, 'De kelder is droog.')).toBe('booked')
    expect(await findLead(work.db, id)).toMatchObject({ status: 'confirmed' })
    expect(await textOf(id, 'visit: confirmed')).toContain('De kelder is droog.')
    expect(await confirmViewingAt(work, slot, '')).toBe('newer')
    const rows = await work.db.selectFrom('audit').select(['action', 'subject', 'detail']).execute()
    expect(rows).toEqual([{ action: 'confirmed', subject: 'viewing', detail: null }])
    const events = await work.db.selectFrom('lead_event').select(['kind', 'name']).where('lead_id', '=', id).execute()
    expect(events).toEqual([{ kind: 'confirmed', name: 'npm run agency' }])
    expect(await work.db.selectFrom('lead').select('state').where('id', '=', id).execute()).toEqual([{ state: 'done' }])
  })

  test('a time that has passed since the page was rendered is not proposed, and the request stays open', async () => {
    const [id, slot] = [await ask(), await slotAt(0)]
    const { db, seen } = await workOn(id)
    const sent = { lead: id, version: String(seen.version), slot1: new Date(now.getTime() - 60_000).toISOString() }
    const propose = (fields: Record<string, string>) =>
      receiveProposal({
        db,
        staff,
        values: proposeSchema.parse({ ...sent, ...fields }),
        language: 'nl',
        t: translatorOf('nl'),
        now,
      })
    for (const slot2 of ['', slot.toISOString()])
      expect(await propose({ slot2 })).toMatchObject({
        notice: { title: 'Kies eerst een uur dat nog komt.' },
        values: { lead: id, slot2 },
      })
    expect(await findLead(db, id)).toMatchObject({ status: 'requested' })
    expect(await propose({ slot1: slot.toISOString() })).toMatchObject({ goTo: expect.stringContaining('said=proposed') })
  })

  test('the calendar contains confirmed, proposed and requested viewings, open days and the free times of an agent', async () => {
    const [confirmed, proposed, waits] = [await ask(), await ask(), await ask()]
    const slots = await Promise.all([0, 1, 2].map(slotAt))
    const [first = now, second = now, third = now] = slots
    await confirmViewingAt(await workOn(confirmed), first, '')
    await proposeTimesFor(await workOn(proposed), [second, third], '')
    const look = async (query: Record<string, string>) => {
      const asked = readCalendarQuery({ day: '2026-11-21', ...query }, staff, now)
      return getCalendar(await getDb(), staff, 'nl', asked, now)
    }
    const week = await look({ agent: '11' })
    expect(week.days).toHaveLength(7)
    const kinds = week.days.flatMap(({ items }) => items.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(['confirmed', 'proposed', 'free']))
    expect(kinds.filter((kind) => kind === 'proposed')).toHaveLength(2)
    expect([week.counts.viewings, week.requests.requested.count, week.requests.waiting.count]).toEqual([1, 2, 0])
    expect(week.requests.requested.items.map(({ leadId }) => leadId).toSorted()).toEqual([proposed, waits].toSorted())
    const none = await look({ agent: '12' })
    expect(none.days.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'free')).toEqual([])
    const later = await look({ agent: 'all', day: '2026-11-28', property: String(house.id) })
    const openDay = later.days.flatMap(({ items }) => items).find(({ kind }) => kind === 'open-day')
    expect(openDay).toMatchObject({ property: { id: house.id }, interest: 2 })
    expect(openDay?.href).toContain(`?property=${house.id}`)
    // Interested visitors by name, and their number as in the inbox.
    const db = await getDb()
    const lead = { form: 'information', email: inventedAddress(), propertyId: house.id }
    for (const [id, status, name] of [
      ['asks', 'new', 'Torfs'],
      ['asks-too', 'new', 'Torfs'],
      ['not-clicked', 'pending', 'Niemand'],
    ] as const)
      await saveLead(db, makeLead({ ...lead, id, token: id, status, payload: { LAST_NAME: name } }), now)
    const [seen] = (await look({ agent: 'all', day: '2026-11-28', property: String(house.id) })).openDays
    const { counts, items } = await getInbox(db, staff, 'nl', readInboxQuery({ property: String(house.id) }), now)
    expect([seen?.count, counts.open]).toEqual([4, 4])
    expect(seen?.people.map(({ leadId }) => leadId)).toEqual(items.map(({ id }) => id))
    expect(seen?.people.filter(({ state }) => state === 'requested')).toHaveLength(2)
    expect(seen?.people.map(({ name }) => name)).toContain('Torfs')
    expect((await look({ span: 'day' })).days).toHaveLength(1)
    // A viewing opened without filters shows the calendar of its agent, with its day.
    const mine = { agentId: 12, startsAt: undefined }
    expect(calendarBeside(mine, {}, staff, now)).toMatchObject({ agentId: 12, day: '2026-11-21' })
    expect(calendarBeside(mine, { agent: '11' }, staff, now)).toMatchObject({ agentId: 11 })
    const inSpring = { agentId: 12, startsAt: new Date('2027-03-01T09:00:00Z') }
    expect(calendarBeside(inSpring, {}, staff, now)).toMatchObject({ agentId: 12, day: '2027-03-01' })
    expect(calendarBeside(inSpring, { day: '2026-11-22' }, staff, now)).toMatchObject({ day: '2026-11-22' })
    // Invalid values fall back to the defaults.
    expect(readCalendarQuery({ day: 'x', agent: 'y', span: 'z' }, staff, now)).toMatchObject({ day: '2026-11-21', span: 'week' })
  })

  test('a viewing shows when it was requested, the time left to answer, and the other viewings of the property', async () => {
    const [id, other, slot] = [await ask(), await ask(), await slotAt(0)]
    const look = async () => getViewingView(await getDb(), staff, id, 'nl', now)
    expect(await look()).toMatchObject({ age: { state: 'runs' }, others: [], requestedAt: expect.any(Date) })
    await confirmViewingAt(await workOn(other), slot, '')
    expect(await look()).toMatchObject({ others: [{ leadId: other, startsAt: slot, outcome: undefined }] })
    // With a time there is no deadline any more.
    await confirmViewingAt(await workOn(id), await slotAt(3), '')
    expect((await look())?.age).toBeUndefined()
  })

  test('a long waiting list does not hide requests, and the number counts all', async () => {
    const db = await getDb()
    const waiting = { form: 'visit', propertyId: house.id, status: 'requested', payload: { SLOT: 'waiting-list' } } as const
    for (let index = 0; index < 55; index += 1)
      await saveLead(db, makeLead({ ...waiting, id: `w${index}`, token: `w${index}`, email: inventedAddress() }), inDays(-2))
    const id = await ask()
    const { requests } = await getCalendar(db, staff, 'nl', readCalendarQuery({ agent: 'all' }, staff, now), now)
    expect(requests.requested).toMatchObject({ count: 1, items: [{ leadId: id }] })
    expect([requests.waiting.count, requests.waiting.items.length]).toEqual([55, 20])
    // The waiting list has no deadline, so the inbox shows none as late.
    const { items } = await getInbox(db, staff, 'nl', readInboxQuery({ form: 'visit', page: '3' }), inDays(3))
    expect([items.length, items.filter(({ age }) => age).map((item) => item.id)]).toEqual([6, [id]])
    expect(requests.waiting.inboxHref).toContain('?form=visit')
  })

  test('a confirmation, a proposal, a move and a refusal are undone within seconds: nobody is mailed, the state is restored', async () => {
    const [first, second] = [await slotAt(0), await slotAt(4)]
    const id = await ask()
    const as = async () => {
      const { db } = await workOn(id)
      const lead = await db
        .selectFrom('lead')
        .select(['status', 'state', 'answered_at', 'payload'])
        .where('id', '=', id)
        .execute()
      const times = await db.selectFrom('appointment').selectAll().where('lead_id', '=', id).execute()
      return { lead, times, proposals: await db.selectFrom('viewing_proposal').selectAll().where('lead_id', '=', id).execute() }
    }
    const [asked, mails] = [await as(), (await aboutsOf(id)).length]
    for (const change of [
      async () => confirmViewingAt(await workOn(id), first, ''),
      async () => proposeTimesFor(await workOn(id), [first, second], ''),
      async () => cancelViewingFor(await workOn(id), ''),
    ]) {
      expect(await change()).toBe('booked')
      expect(await undoViewing(await workOn(id))).toBe('booked')
      expect(await as()).toEqual(asked)
      expect(await aboutsOf(id)).toHaveLength(mails)
    }
    await confirmViewingAt(await workOn(id), first, '')
    const confirmed = await as()
    expect(await moveViewingTo(await workOn(id), second, '')).toBe('booked')
    // The former time is reserved while the change can be undone.
    expect((await findFreeSlots(await getDb(), house, now))?.map(Number)).not.toContain(first.getTime())
    expect(await undoViewing({ ...(await workOn(id)), seen: { id, version: 1 } })).toBe('newer')
    expect(await undoViewing(await workOn(id))).toBe('booked')
    expect(await as()).toEqual(confirmed)
    expect((await findFreeSlots(await getDb(), house, now))?.map(Number)).toContain(second.getTime())
    expect(await undoViewing(await workOn(id))).toBe('late')
    await cancelViewingFor(await workOn(id), '')
    expect(await undoViewing(await workOn(id, new Date(now.getTime() + undoMs)))).toBe('late')
  })

  test('proposed times expire: a request waits for the office again, a confirmed viewing keeps its time', async () => {
    const [first, second, third] = [await slotAt(0), await slotAt(4), await slotAt(8)]
    const [asked, booked] = [await ask(), await bookViewing({ property: house, slot: third, now })]
    for (const id of [asked, booked])
      expect(await proposeTimesFor(await workOn(id), [id === asked ? first : second], '')).toBe('booked')
    const db = await getDb()
    const stateOf = async (id: string) => (await findOfficeLead(db, staff, id))?.state
    await releaseExpired(db, inDays(1))
    expect([await stateOf(asked), await stateOf(booked)]).toEqual(['waiting', 'waiting'])
    await releaseExpired(db, inDays(2))
    expect([await stateOf(asked), await stateOf(booked)]).toEqual(['inHand', 'done'])
    const { waiting } = await getToday(db, staff, { whose: 'all', language: 'nl', now: inDays(2) })
    expect(waiting.map(({ id, age }) => [id, age.state])).toEqual([[asked, 'runs']])
  })

  test('a past viewing is reported on: its owner reads it word for word, and no other owner', async () => {
    const db = await getDb()
    const slot = await slotAt(0)
    const id = await bookViewing({ property: house, slot, now })
    expect(await reportOnViewing(await workOn(id), { outcome: 'came', feedback: 'Te vroeg.' })).toBe('not-open')
    const later = new Date(slot.getTime() + 3_600_000)
    expect(await reportOnViewing(await workOn(id, later), { outcome: 'came', feedback: 'Zoekt een grotere tuin.' })).toBe(
      'booked',
    )
    const owner = async (propertyId: number) => {
      const account = {
        email: `${randomUUID()}@voorbeeld.example`,
        name: 'An',
        passwordHash: undefined,
        role: 'owner',
        language: 'nl',
      } as const
      const accountId = await insertAccount(db, account, now)
      await giveProperties(db, accountId, [propertyId])
      return findRequestedViewings(db, { accountId, propertyId: house.id })
    }
    expect(await owner(house.id)).toMatchObject([{ feedback: 'Zoekt een grotere tuin.', isAbsent: false }])
    expect(await owner(getProperty('s03').id)).toEqual([])
    expect(await reportOnViewing(await workOn(id, later), { outcome: 'absent', feedback: '' })).toBe('booked')
    expect(await owner(house.id)).toMatchObject([{ feedback: '', isAbsent: true }])
  })

  test('a change by the visitor is detected: an older page of the office changes nothing', async () => {
    const [first, second] = [await slotAt(0), await slotAt(1)]
    const id = await bookViewing({ property: house, slot: first, now })
    const seen = await workOn(id)
    const token = makeViewingToken('manage', id, now)
    expect(await moveByLink(seen.db, token, second, now)).toBe('booked')
    expect(await cancelViewingFor(seen, '')).toBe('newer')
    expect((await aboutsOf(id)).toSorted()).toEqual(['visit: agency', 'visit: moved', 'visit: moved, agency', 'visit: visitor'])
    expect(await textOf(id, 'visit: moved')).toContain('U hebt uw bezoek')
    // Not to an invalid slot, to the current one, with a link for another action, or more than five times.
    expect(await moveByLink(seen.db, token, new Date(second.getTime() + 60_000), now)).toBe('slot-taken')
    expect(await moveByLink(seen.db, makeViewingToken('choose', id, now), first, now)).toBe('not-open')
    for (const slot of [first, second, first, second]) expect(await moveByLink(seen.db, token, slot, now)).toBe('booked')
    expect(await moveByLink(seen.db, token, first, now)).toBe('too-often')
  })
})
