/** Viewings that are cancelled or moved, by the visitor or the agency. */
import { describe, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { setLeadStatus } from '@/lib/server/db/repositories/leads/leads'
import { findConfirmedAddresses } from '@/lib/server/db/repositories/viewings/confirmed-addresses'
import { cancelByLink, cancelViewing, confirmByLink, moveByLink, moveViewing } from '@/lib/server/viewings/change-viewing'
import { confirmRequest } from '@/lib/server/viewings/confirm-request'
import { findViewing } from '@/lib/server/viewings/find-viewing'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import {
  aboutsOf,
  book,
  house,
  isFree,
  mailOf,
  now,
  prepareSlots,
  slotAt,
  slotsOf,
  stateOf,
} from '../../support/viewing-slots.ts'
import { askViewing, bookedOf, calendarOf, describeSiteOnBoth, inventedAddress, tokenIn } from '../../support/viewings.ts'

describeSiteOnBoth('changes of viewings', () => {
  prepareSlots()

  describe('cancelling by link', () => {
    test('mails visitor and agent, updates their calendars, and frees the slot for the waiting list', async () => {
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

    test('the link in the mail proves the address, the page after the form does not', async () => {
      const db = await getDb()
      const [typed, clicked] = [inventedAddress(), inventedAddress()]
      const onPage = bookedOf(await askViewing({ email: typed, property: house, slot: await slotAt(0), now }), now)
      expect(await cancelByLink(db, onPage.token, now)).toBe(true)
      const leadId = await book(await slotAt(0), clicked)
      const mail = await mailOf(leadId, 'visit: visitor')
      expect(await cancelByLink(db, tokenIn(mail), now)).toBe(true)
      expect(await findConfirmedAddresses(db, [typed, clicked])).toEqual(new Set([clicked]))
    })

    test('withdraws a request, and a place on the waiting list', async () => {
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

    test('a viewing that has begun, and an altered link or one for something else, change nothing', async () => {
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

    test('concurrent cancellations cancel it once', async () => {
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

    test('moving to the current time does nothing: nobody is mailed', async () => {
      const db = await getDb()
      const slot = await slotAt(0)
      const leadId = await book(slot)
      expect(await moveViewing(db, leadId, slot, now)).toBe('slot-taken')
      expect(await moveByLink(db, makeViewingToken('manage', leadId, now), slot, now)).toBe('slot-taken')
      expect(await aboutsOf(leadId)).toEqual(['visit: agency', 'visit: visitor'])
    })

    test('can move it without limit, which does not count towards the visitor’s five moves', async () => {
      const db = await getDb()
      const [first, second] = [await slotAt(0), await slotAt(5)]
      const leadId = await book(first)
      for (const slot of [second, first, second, first, second, first])
        expect(await moveViewing(db, leadId, slot, now)).toBe('booked')
      const token = makeViewingToken('manage', leadId, now)
      expect(await moveByLink(db, token, second, now)).toBe('booked')
      expect(await moveViewing(db, leadId, first, now)).toBe('booked')
      for (const slot of [second, first, second, first]) expect(await moveByLink(db, token, slot, now)).toBe('booked')
      expect(await moveByLink(db, token, second, now)).toBe('too-often')
    })

    test('cannot move it to a time at which the agent is elsewhere, or move a viewing without a time', async () => {
      const db = await getDb()
      const [slot, taken] = [await slotAt(0), await slotAt(5)]
      const leadId = await book(slot)
      await book(taken)
      const half = new Date(taken.getTime() + 15 * 60_000)
      for (const wrong of [taken, half]) expect(await moveViewing(db, leadId, wrong, now)).toBe('slot-taken')
      expect(await findViewing(db, leadId, now)).toMatchObject({ state: 'confirmed', startsAt: slot, sequence: 0 })
      expect(await aboutsOf(leadId)).not.toContain('visit: moved')
      expect(await moveViewing(db, await book('other'), slot, now)).toBe('not-open')
      // A quarter of an hour after its own time does not conflict with itself.
      expect(await moveViewing(db, leadId, new Date(slot.getTime() + 15 * 60_000), now)).toBe('booked')
    })
  })
})
