/** What becomes of a viewing: the click that confirms it, calling it off and moving it, by link and by command (rulings 29 and 49). */
import { beforeEach, describe, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findConfirmedAddresses } from '@/lib/server/db/repositories/confirmed-addresses'
import { findLead, setLeadStatus } from '@/lib/server/db/repositories/leads'
import { cancelByLink, cancelViewing, confirmByLink, moveViewing } from '@/lib/server/viewings/change-viewing'
import { confirmRequest } from '@/lib/server/viewings/confirm-request'
import { findViewing } from '@/lib/server/viewings/find-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { freeLapsed } from '@/lib/server/viewings/watch-reservations'
import { getProperty } from '../support/content.ts'
import {
  type Asking,
  askViewing,
  bookedOf,
  bookViewing,
  calendarOf,
  describeSiteOnBoth,
  inventedAddress,
  mailsAbout,
  tokenIn,
} from '../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const house = getProperty('s01')

const slotsOf = async (at = now) => (await findFreeSlots(await getDb(), house, at)) ?? []

/** A free slot, by its place in the calendar. */
async function slotAt(place: number): Promise<Date> {
  const slot = (await slotsOf()).at(place)
  if (!slot) throw new Error('no slot left')
  return slot
}

const isFree = async (slot: Date, at = now) => (await slotsOf(at)).some((free) => free.getTime() === slot.getTime())

const book = (slot: Asking['slot'], email?: string) => bookViewing({ property: house, slot, now, ...(email && { email }) })

/** Takes the third that addresses may have without a click, so that the next one has to wait. */
async function fillThird(): Promise<void> {
  const slots = await slotsOf()
  for (const slot of slots.slice(0, Math.floor(slots.length / 3))) await book(slot)
}

const stateOf = async (leadId: string, at = now) => (await findViewing(await getDb(), leadId, at))?.state
const aboutsOf = async (leadId: string) => (await mailsAbout(leadId)).map(({ about }) => about).toSorted()
const mailOf = async (leadId: string, about: string) => (await mailsAbout(leadId)).find((mail) => mail.about === about)

describeSiteOnBoth('changes of viewings', () => {
  beforeEach(async () => {
    await (await getDb()).deleteFrom('lead').execute()
  })

  describe('a slot that waits for the click', () => {
    beforeEach(fillThird)

    test('is asked for by mail, and nobody else hears of it', async () => {
      const leadId = await book(await slotAt(-1))
      expect(await stateOf(leadId)).toBe('held')
      expect(await aboutsOf(leadId)).toEqual(['visit: visitor'])
      const [mail] = await mailsAbout(leadId)
      expect(mail?.subject).toBe('Bevestig uw bezoek')
      expect(mail?.attachments).toEqual([])
      // Belgian time: half past eleven.
      expect(mail?.text).toMatch(/vóór 11:30 uur met de knop[\s\S]*\/nl\/mijn-bezoek\/bevestigen\/\?token=/)
    })

    test('is the visitor’s after the click, once; the agent then gets the mail and the file', async () => {
      const email = inventedAddress()
      const slot = await slotAt(-1)
      const leadId = await book(slot, email)
      const token = tokenIn((await mailsAbout(leadId))[0])
      expect(await confirmByLink(await getDb(), token, minutes(20))).toEqual({ leadId, result: 'confirmed' })
      expect(await confirmByLink(await getDb(), token, minutes(21))).toEqual({ leadId, result: 'known' })
      expect(await stateOf(leadId, minutes(40))).toBe('confirmed')
      expect(await aboutsOf(leadId)).toEqual(['visit: agency', 'visit: visitor', 'visit: visitor'])
      const agency = await mailOf(leadId, 'visit: agency')
      expect(agency?.replyTo).toBe(email)
      // The office of the property sees it too.
      expect(agency?.cc).toBe('berchem@scheldelicht.example')
      expect(calendarOf(agency)).toContain('METHOD:PUBLISH')
      expect(await isFree(slot, minutes(40))).toBe(false)
      expect(await findConfirmedAddresses(await getDb(), [email])).toEqual(new Set([email]))
    })

    test('can still be confirmed after the half hour while nobody else took it', async () => {
      const leadId = await book(await slotAt(-1))
      const token = tokenIn((await mailsAbout(leadId))[0])
      expect(await stateOf(leadId, minutes(30))).toBe('lapsed')
      await freeLapsed(await getDb(), minutes(31))
      expect(await findLead(await getDb(), leadId)).toMatchObject({ status: 'lapsed' })
      expect(await confirmByLink(await getDb(), token, minutes(45))).toMatchObject({ result: 'confirmed' })
      expect(await stateOf(leadId, minutes(45))).toBe('confirmed')
    })

    test('is gone when somebody else took it meanwhile, and the late click changes nothing for them', async () => {
      const slot = await slotAt(-1)
      const late = await book(slot)
      const token = tokenIn((await mailsAbout(late))[0])
      const second = await bookViewing({ property: house, slot, now: minutes(30) })
      const had = await stateOf(second, minutes(31))
      expect(had).toMatch(/^(held|confirmed)$/)
      expect(await stateOf(late, minutes(31))).toBe('gone')
      expect(await confirmByLink(await getDb(), token, minutes(32))).toMatchObject({ result: 'slot-taken' })
      expect(await stateOf(second, minutes(32))).toBe(had)
      expect(await aboutsOf(late)).toEqual(['visit: visitor'])
    })

    test('is gone once its time has come, though nobody took it', async () => {
      const slot = await slotAt(-1)
      const leadId = await book(slot)
      await freeLapsed(await getDb(), minutes(31))
      expect(await stateOf(leadId, slot)).toBe('gone')
    })

    test('withdrawn before the click it is no viewing that was called off: nobody was told of one', async () => {
      const slot = await slotAt(-1)
      const leadId = await book(slot)
      expect(await cancelByLink(await getDb(), makeViewingToken('booked', leadId, now), minutes(5))).toBe(true)
      expect(await stateOf(leadId)).toBe('withdrawn')
      expect(await aboutsOf(leadId)).toEqual(['visit: cancelled', 'visit: visitor'])
      expect((await mailOf(leadId, 'visit: cancelled'))?.subject).toBe('Uw aanvraag is ingetrokken')
      expect((await findViewing(await getDb(), leadId, now))?.startsAt).toEqual(slot)
    })

    test('the click never brings more viewings than one may have', async () => {
      const email = inventedAddress()
      const [first, second] = [await book(await slotAt(-1), email), await book(await slotAt(-1), email)]
      await freeLapsed(await getDb(), minutes(30))
      const later = (await slotsOf(minutes(30))).slice(0, 2)
      for (const slot of later) await bookViewing({ property: house, slot, now: minutes(30), email })
      for (const leadId of [first, second]) {
        const token = tokenIn((await mailsAbout(leadId))[0])
        expect(await confirmByLink(await getDb(), token, minutes(31))).toMatchObject({ result: 'viewings-here' })
      }
    })

    test('whoever waits for a slot is told when a hold ends', async () => {
      const slots = await slotsOf()
      for (const slot of slots) await book(slot)
      const waiting = await book('waiting-list')
      expect(await freeLapsed(await getDb(), minutes(29))).toBe(0)
      expect(await freeLapsed(await getDb(), minutes(30))).toBe(1)
      expect(await freeLapsed(await getDb(), minutes(31))).toBe(0)
      expect(await aboutsOf(waiting)).toContain('visit: free')
    })
  })

  describe('calling off by link', () => {
    test('tells visitor and agent, corrects their calendars, and frees the slot for whoever waits', async () => {
      const slot = await slotAt(3)
      for (const other of await slotsOf()) if (other.getTime() !== slot.getTime()) await book(other)
      const leadId = await book(slot)
      await (await getDb()).updateTable('appointment').set({ held_until: null }).where('lead_id', '=', leadId).execute()
      await setLeadStatus(await getDb(), leadId, 'confirmed')
      const waiting = await book('waiting-list')
      const token = makeViewingToken('manage', leadId, now)
      expect(await cancelByLink(await getDb(), token, now)).toBe(true)
      expect(await cancelByLink(await getDb(), token, now)).toBe(false)
      expect(await stateOf(leadId)).toBe('cancelled')
      const { startsAt } = (await findViewing(await getDb(), leadId, now)) ?? {}
      expect(startsAt).toEqual(slot)
      expect(await isFree(slot)).toBe(true)
      for (const about of ['visit: cancelled', 'visit: cancelled, agency']) {
        const mail = await mailOf(leadId, about)
        expect(mail?.attachments[0]?.contentType).toContain('method=CANCEL')
        expect(calendarOf(mail).split('\r\n')).toEqual(
          expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${leadId}@localhost`]),
        )
      }
      expect(await aboutsOf(waiting)).toContain('visit: free')
    })

    test('the link of the mail proves the address, the page after the form does not', async () => {
      const db = await getDb()
      const [typed, clicked] = [inventedAddress(), inventedAddress()]
      const onPage = bookedOf(await askViewing({ email: typed, property: house, slot: await slotAt(0), now }), now)
      expect(await cancelByLink(db, onPage.token, now)).toBe(true)
      const leadId = await book(await slotAt(0), clicked)
      const mail = await mailOf(leadId, 'visit: visitor')
      expect(await cancelByLink(db, tokenIn(mail), now)).toBe(true)
      expect(await findConfirmedAddresses(db, [typed, clicked])).toEqual(new Set([clicked]))
    })

    test('a request is withdrawn, a place on the waiting list given up', async () => {
      const [request, waiting] = [await book('other'), await book('waiting-list')]
      for (const leadId of [request, waiting]) {
        expect(await cancelByLink(await getDb(), tokenIn(await mailOf(leadId, 'visit: visitor')), now)).toBe(true)
        expect(await stateOf(leadId)).toBe('withdrawn')
        expect(await mailOf(leadId, 'visit: cancelled')).toMatchObject({ attachments: [], subject: 'Uw aanvraag is ingetrokken' })
      }
      expect(await aboutsOf(request)).toContain('visit: cancelled, agency')
      expect(await aboutsOf(waiting)).not.toContain('visit: cancelled, agency')
      expect(await confirmRequest(await getDb(), request, await slotAt(0), now)).toBe('not-open')
    })

    test('a viewing that has begun, and a link that was altered or is for something else, change nothing', async () => {
      const db = await getDb()
      const slot = await slotAt(0)
      const leadId = await book(slot)
      const other = await book(await slotAt(1))
      const token = makeViewingToken('manage', leadId, now)
      const confirm = makeViewingToken('confirm', leadId, now)
      for (const wrong of ['', 'x.0.y', token.replace(leadId, other), `${token}x`, confirm])
        expect(await cancelByLink(db, wrong, now)).toBe(false)
      expect(await confirmByLink(db, token, now)).toBeUndefined()
      expect(await cancelByLink(db, token, slot)).toBe(false)
      expect(await stateOf(leadId, slot)).toBe('past')
    })

    test('called off twice at once it is called off once', async () => {
      const leadId = await book(await slotAt(0))
      const results = await Promise.all(
        Array.from({ length: 10 }, async () => cancelViewing(await getDb(), leadId, 'visitor', now)),
      )
      expect(results.filter(Boolean)).toHaveLength(1)
      expect((await aboutsOf(leadId)).filter((about) => about === 'visit: cancelled')).toHaveLength(1)
    })
  })

  describe('the agency', () => {
    test('moves a viewing: both get the new file, and the former slot is free', async () => {
      const db = await getDb()
      const [slot, target] = [await slotAt(0), await slotAt(5)]
      const leadId = await book(slot)
      expect(await moveViewing(db, leadId, target, now)).toBe('booked')
      expect(await isFree(slot)).toBe(true)
      expect(await isFree(target)).toBe(false)
      const moved = await mailOf(leadId, 'visit: moved')
      expect(moved?.subject).toMatch(/^Uw bezoek is verplaatst: \p{L}+dag \d{1,2} \p{L}+ \d{4}, \d\d:\d\d$/u)
      expect(calendarOf(moved)).toContain('SEQUENCE:1')
      expect(calendarOf(await mailOf(leadId, 'visit: moved, agency'))).toContain('METHOD:PUBLISH')
      expect(await moveViewing(db, leadId, slot, now)).toBe('booked')
      expect((await findViewing(db, leadId, now))?.sequence).toBe(2)
      expect(await cancelViewing(db, leadId, 'agency', now)).toBe(true)
      const cancelled = await mailOf(leadId, 'visit: cancelled')
      expect(calendarOf(cancelled)).toContain('SEQUENCE:3')
      expect(cancelled?.text).toContain('niet ontvangen')
    })

    test('cannot move one to a time at which the agent is elsewhere, or one that has no time', async () => {
      const db = await getDb()
      const [slot, taken] = [await slotAt(0), await slotAt(5)]
      const leadId = await book(slot)
      await book(taken)
      const half = new Date(taken.getTime() + 15 * 60_000)
      for (const wrong of [taken, half]) expect(await moveViewing(db, leadId, wrong, now)).toBe('slot-taken')
      expect(await findViewing(db, leadId, now)).toMatchObject({ state: 'confirmed', startsAt: slot, sequence: 0 })
      expect(await aboutsOf(leadId)).not.toContain('visit: moved')
      expect(await moveViewing(db, await book('other'), slot, now)).toBe('not-open')
      // A quarter later than its own time is no clash with itself.
      expect(await moveViewing(db, leadId, new Date(slot.getTime() + 15 * 60_000), now)).toBe('booked')
    })
  })
})
