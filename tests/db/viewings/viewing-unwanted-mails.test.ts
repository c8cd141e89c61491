/** Mails that a stranger can cause to an address typed with a viewing: no more than by any form, and none after a report. */
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { saveUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import { findClosedAddresses, mailsPerDay, recipientKey } from '@/lib/server/mail/recipient-limits'
import { cancelByLink, moveByLink } from '@/lib/server/viewings/change-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { notifyWaiting } from '@/lib/server/viewings/waiting-list'
import { getProperty, snapshot } from '../../support/content.ts'
import { askViewing, bookedOf, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-21T10:00:00Z')
const house = getProperty('s01')

const report = async (email: string) => saveUnwanted(await getDb(), recipientKey(email), 'visit', now)

/** A booking with an unverified address. */
async function book(email: string) {
  const [slot] = (await findFreeSlots(await getDb(), house, now)) ?? []
  if (!slot) throw new Error('no free slot')
  return bookedOf(await askViewing({ email, property: house, slot, now }), now)
}

const nextSlot = async () => (await findFreeSlots(await getDb(), house, now))?.[0] ?? now

const about = async (leadId: string, email: string) => {
  const mails = await mailsAbout(leadId)
  return { visitor: mails.filter(({ to }) => to === email).length, agency: mails.filter(({ to }) => to !== email).length }
}

describeSiteOnBoth('mails about viewings', () => {
  test('a reported address gets no mail for changes from the page after the form; the agency does', async () => {
    const email = inventedAddress()
    const { token, leadId } = await book(email)
    const before = await about(leadId, email)
    await report(email)
    expect(await moveByLink(await getDb(), token, await nextSlot(), now, 'network')).toBe('booked')
    expect(await cancelByLink(await getDb(), token, now, 'network')).toBe(true)
    expect(await about(leadId, email)).toEqual({ visitor: before.visitor, agency: before.agency + 2 })
  })

  test('moving and cancelling count towards the limits of forms, except by a link in a mail', async () => {
    const email = inventedAddress()
    const { token, leadId } = await book(email)
    const before = await about(leadId, email)
    const db = await getDb()
    for (let count = 0; count < mailsPerDay.fromNetwork; count += 1)
      await findClosedAddresses(db, [{ email, isOther: false }], 'network', now)
    expect(await moveByLink(db, token, await nextSlot(), now, 'network')).toBe('booked')
    expect((await about(leadId, email)).visitor).toBe(before.visitor)
    expect(await moveByLink(db, makeViewingToken('manage', leadId, now), await nextSlot(), now, 'network')).toBe('booked')
    expect((await about(leadId, email)).visitor).toBe(before.visitor + 1)
  })

  test('an address added to a waiting list by a stranger can end its mails by a report', async () => {
    const [email, other] = [inventedAddress(), inventedAddress()]
    for (const address of [email, other]) await askViewing({ email: address, property: house, slot: 'waiting-list', now })
    await report(email)
    expect(await notifyWaiting(await getDb(), house.id, now)).toMatchObject({ notified: 1 })
  })
})
