/** A slot reserved for a visitor until the click in the mail. */
import { beforeEach, describe, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findLead } from '@/lib/server/db/repositories/leads/leads'
import { findConfirmedAddresses } from '@/lib/server/db/repositories/viewings/confirmed-addresses'
import { cancelByLink, confirmByLink } from '@/lib/server/viewings/change-viewing'
import { findViewing } from '@/lib/server/viewings/find-viewing'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { releaseExpired } from '@/lib/server/viewings/watch-reservations'
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
import { bookViewing, calendarOf, describeSiteOnBoth, inventedAddress, mailsAbout, tokenIn } from '../../support/viewings.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

/** Reserves the third of the slots allowed without a click, so that the next one has to wait. */
async function fillThird(): Promise<void> {
  const slots = await slotsOf()
  for (const slot of slots.slice(0, Math.floor(slots.length / 3))) await book(slot)
}

describeSiteOnBoth('viewings that wait for the click', () => {
  prepareSlots()

  describe('a slot that waits for the click', () => {
    beforeEach(fillThird)

    test('is confirmed by a mail to the visitor only', async () => {
      const leadId = await book(await slotAt(-1))
      expect(await stateOf(leadId)).toBe('held')
      expect(await aboutsOf(leadId)).toEqual(['visit: visitor'])
      const [mail] = await mailsAbout(leadId)
      expect(mail?.subject).toBe('Bevestig uw bezoek')
      expect(mail?.attachments).toEqual([])
      // Belgian time: half past eleven.
      expect(mail?.text).toMatch(/vóór 11:30 uur met de knop[\s\S]*\/nl\/mijn-bezoek\/bevestigen\/\?token=/)
    })

    test('belongs to the visitor after the click, once; the agent then gets the mail and the file', async () => {
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
      // The office of the property gets a copy.
      expect(agency?.cc).toBe('berchem@scheldelicht.example')
      expect(calendarOf(agency)).toContain('METHOD:PUBLISH')
      expect(await isFree(slot, minutes(40))).toBe(false)
      expect(await findConfirmedAddresses(await getDb(), [email])).toEqual(new Set([email]))
    })

    test('can be confirmed after the half hour while the slot is free', async () => {
      const leadId = await book(await slotAt(-1))
      const token = tokenIn((await mailsAbout(leadId))[0])
      expect(await stateOf(leadId, minutes(30))).toBe('lapsed')
      await releaseExpired(await getDb(), minutes(31))
      expect(await findLead(await getDb(), leadId)).toMatchObject({ status: 'lapsed' })
      expect(await confirmByLink(await getDb(), token, minutes(45))).toMatchObject({ result: 'confirmed' })
      expect(await stateOf(leadId, minutes(45))).toBe('confirmed')
    })

    test('is gone when somebody else took it, and the late click does not change their viewing', async () => {
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

    test('is gone once its time has come, even if free', async () => {
      const slot = await slotAt(-1)
      const leadId = await book(slot)
      await releaseExpired(await getDb(), minutes(31))
      expect(await stateOf(leadId, slot)).toBe('gone')
    })

    test('is withdrawn, not cancelled, before the click: nobody is mailed', async () => {
      const slot = await slotAt(-1)
      const leadId = await book(slot)
      expect(await cancelByLink(await getDb(), makeViewingToken('booked', leadId, now), minutes(5))).toBe(true)
      expect(await stateOf(leadId)).toBe('withdrawn')
      expect(await aboutsOf(leadId)).toEqual(['visit: cancelled', 'visit: visitor'])
      expect((await mailOf(leadId, 'visit: cancelled'))?.subject).toBe('Uw aanvraag is ingetrokken')
      expect((await findViewing(await getDb(), leadId, now))?.startsAt).toEqual(slot)
    })

    test('the click does not exceed the limit of viewings per visitor', async () => {
      const email = inventedAddress()
      const [first, second] = [await book(await slotAt(-1), email), await book(await slotAt(-1), email)]
      await releaseExpired(await getDb(), minutes(30))
      const later = (await slotsOf(minutes(30))).slice(0, 2)
      for (const slot of later) await bookViewing({ property: house, slot, now: minutes(30), email })
      for (const leadId of [first, second]) {
        const token = tokenIn((await mailsAbout(leadId))[0])
        expect(await confirmByLink(await getDb(), token, minutes(31))).toMatchObject({ result: 'viewings-here' })
      }
    })

    test('the waiting list is notified when a reservation expires', async () => {
      const slots = await slotsOf()
      for (const slot of slots) await book(slot)
      const waiting = await book('waiting-list')
      expect(await releaseExpired(await getDb(), minutes(29))).toBe(0)
      expect(await releaseExpired(await getDb(), minutes(30))).toBe(1)
      expect(await releaseExpired(await getDb(), minutes(31))).toBe(0)
      expect(await aboutsOf(waiting)).toContain('visit: free')
    })
  })
})
