/** Undoing decisions about offers: by whom and until when. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContenderForm } from '@/lib/domain/office/contenders'
import { getDb } from '@/lib/server/db/client'
import { findLead } from '@/lib/server/db/repositories/leads/leads'
import { findListingVersion } from '@/lib/server/db/repositories/office/office-listings'
import { takeDueMessage } from '@/lib/server/db/repositories/outbox/outbox'
import { changeListingState } from '@/lib/server/office/listings/listing-actions'
import { accept } from '@/lib/server/office/offers/make-decision'
import { undoDecision } from '@/lib/server/office/offers/undo-decision'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { house, now, prepareOffers, rental, staff } from '../../support/office-offers.ts'
import { askViewing, bookedOf, bookViewing, describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

describeSiteOnBoth('undone decisions of the office', () => {
  const { content, addOffers, addApplications, view, decidingOn, trail, statusOf } = prepareOffers()

  const undoing = (leadId: string, form: ContenderForm = 'purchase-offer') => ({
    ...{ leadId, form },
    propertyId: form === 'purchase-offer' ? house.id : rental.id,
  })

  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  async function acceptRik() {
    await addOffers()
    const db = await getDb()
    const [slot] = (await findFreeSlots(db, house, now)) ?? []
    if (!slot) throw new Error('no free slot')
    const booked = await bookViewing({ email: inventedAddress(), property: house, slot, now })
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId
    const before = await db.selectFrom('appointment').selectAll().where('lead_id', '=', booked).execute()
    await db.updateTable('outbox').set({ status: 'sent', message: 'null' }).execute()
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'rik'), now)).toBe('done')
    return { db, slot, booked, asked, before }
  }

  test('letters wait a quarter of an hour, and the times of viewings are reserved as long', async () => {
    const { db, slot } = await acceptRik()
    const held = await db.selectFrom('outbox').select(['due_at', 'decision_id']).where('status', '=', 'queued').execute()
    expect(held.length).toBeGreaterThanOrEqual(5)
    expect(new Set(held.map(({ due_at, decision_id }) => `${due_at} ${decision_id}`))).toEqual(
      new Set([`${minutesLater(15).toISOString()} rik`]),
    )
    expect(await takeDueMessage(db, 'bulk', minutesLater(14))).toBeUndefined()
    expect(await findFreeSlots(db, house, minutesLater(14))).not.toContainEqual(slot)
    expect(await findFreeSlots(db, house, minutesLater(16))).toContainEqual(slot)
    expect((await view('purchase-offer')).decision).toMatchObject({ leadId: 'rik', until: minutesLater(15) })
  })

  test('an acceptance is undone: no letter is sent; offers, viewings, property and the owner’s item are restored', async () => {
    const { db, booked, asked, before } = await acceptRik()
    await db.deleteFrom('audit').execute()
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('done')
    expect(await db.selectFrom('outbox').select('subject').where('status', '=', 'queued').execute()).toEqual([])
    for (const id of ['rik', 'grace', 'hugo']) expect(await statusOf(id)).toBe('new')
    expect([await statusOf(booked), await statusOf(asked)]).toEqual(['confirmed', 'requested'])
    expect((await findLead(db, booked))?.payload).not.toHaveProperty('FORMER_MOMENT')
    expect(await db.selectFrom('appointment').selectAll().where('lead_id', '=', booked).execute()).toEqual(before)
    expect(await db.selectFrom('viewing_proposal').selectAll().where('lead_id', '=', booked).execute()).toEqual([])
    expect(existsSync(join(content(), 'overrides', `${house.id}.json`))).toBe(false)
    expect(await db.selectFrom('portal_item').select('id').execute()).toEqual([])
    expect((await trail()).toSorted()).toEqual(
      [
        ...['rik', 'grace', 'hugo'].map((id) => `tookBack offer ${id}`),
        ...[booked, asked].map((id) => `tookBack viewing ${id}`),
        `tookBack listing ${house.id}`,
      ].toSorted(),
    )
    const shown = await view('purchase-offer')
    expect([shown.decision, shown.contenders.filter(({ isOpen }) => isOpen).length]).toEqual([undefined, 3])
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('late')
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'grace'), now)).toBe('done')
  })

  test('is too late once a letter is being sent, or after a colleague changed the state of the property', async () => {
    const { db } = await acceptRik()
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(15))).toBe('late')
    // The clock of another server is ahead.
    await takeDueMessage(db, 'bulk', minutesLater(16))
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('late')
    await db.updateTable('outbox').set({ attempts: 0, lease_ends_at: null }).execute()
    const { version } = await findListingVersion(db, staff, house.id)
    const states = { from: 'option', to: 'sold' } as const
    expect(await changeListingState(db, staff, { id: house.id, version }, states, now)).toBe('done')
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('newer')
    expect([await statusOf('rik'), await statusOf('hugo')]).toEqual(['approved', 'rejected'])
  })

  test('of two concurrent attempts to undo one succeeds; an application works as an offer does', async () => {
    await addApplications()
    const db = await getDb()
    expect(await accept(db, staff, await decidingOn('rental-application', 'nadia'), now)).toBe('done')
    const both = await Promise.all([1, 2].map(() => undoDecision(db, staff, undoing('nadia', 'rental-application'), now)))
    expect(both.toSorted()).toEqual(['done', 'late'])
    expect([await statusOf('nadia'), await statusOf('samir')]).toEqual(['new', 'new'])
  })
})
