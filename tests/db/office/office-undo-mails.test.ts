/** Undoing a change affects only the mails of that change: earlier mails are sent, and mails sent long ago do not prevent it. */
import { expect, test } from 'vitest'
import { reminderTime } from '@/lib/domain/viewings/reminder'
import { getDb } from '@/lib/server/db/client'
import { changeListingState, overrideField } from '@/lib/server/office/listings/listing-actions'
import { undoListing } from '@/lib/server/office/listings/undo-listing'
import { undoViewing } from '@/lib/server/office/viewings/undo-viewing'
import { confirmViewingAt, moveViewingTo } from '@/lib/server/office/viewings/viewing-actions'
import { cancelViewing } from '@/lib/server/viewings/change-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { remindVisitors } from '@/lib/server/viewings/remind-visitors'
import { snapshot } from '../../support/content.ts'
import { now, prepareListings, rental, staff } from '../../support/office-listings.ts'
import { ask, house, inDays, workOn } from '../../support/office-viewings.ts'
import { slotAt } from '../../support/viewing-slots.ts'
import { bookViewing, describeSiteOnBoth, mailsAbout } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const aboutsOf = async (id: string) => (await mailsAbout(id)).map(({ about }) => about)

const sendAll = async () => (await getDb()).updateTable('outbox').set({ status: 'sent', message: 'null' }).execute()

describeSiteOnBoth('mails of undone changes', () => {
  const { seen } = prepareListings()

  test('undoing a move preserves the mail of the confirmation before it', async () => {
    const [id, first, second] = [await ask(), await slotAt(0), await slotAt(4)]
    await confirmViewingAt(await workOn(id), first, '')
    expect(await moveViewingTo(await workOn(id), second, '')).toBe('booked')
    expect(await undoViewing(await workOn(id))).toBe('booked')
    const abouts = await aboutsOf(id)
    expect(abouts).toContain('visit: confirmed')
    expect(abouts).not.toContain('visit: moved')
  })

  test('a move is undone although the confirmation was mailed from the office before', async () => {
    const [id, first, second] = [await ask(), await slotAt(0), await slotAt(4)]
    await confirmViewingAt(await workOn(id), first, '')
    await sendAll()
    const later = inDays(0.1)
    expect(await moveViewingTo(await workOn(id, later), second, '')).toBe('booked')
    expect(await undoViewing(await workOn(id, later))).toBe('booked')
  })

  test('after undoing a move the visitor is reminded once, whether the reminder waited or was sent', async () => {
    const db = await getDb()
    for (const isSent of [false, true]) {
      const slot = (await findFreeSlots(db, house, now))?.find((free) => reminderTime(free) > inDays(1)) ?? now
      const id = await bookViewing({ property: house, slot, now })
      const morning = reminderTime(slot)
      await remindVisitors(db, morning)
      if (isSent) await sendAll()
      expect(await moveViewingTo(await workOn(id, morning), await slotAt(-1), '')).toBe('booked')
      expect(await undoViewing(await workOn(id, morning))).toBe('booked')
      await remindVisitors(db, new Date(morning.getTime() + 300_000))
      const reminders = db
        .selectFrom('outbox')
        .select('status')
        .where('lead_id', '=', id)
        .where('subject', '=', 'visit: reminder')
      expect(await reminders.execute()).toEqual([{ status: isSent ? 'sent' : 'queued' }])
      expect(await cancelViewing(db, id, 'agency', morning)).toBe(true)
    }
  })

  test('undoing a field of a property preserves mails about its letting', async () => {
    const db = await getDb()
    const booked = await bookViewing({ property: rental, slot: (await findFreeSlots(db, rental, now))?.[0] ?? now, now })
    await changeListingState(db, staff, await seen(rental.id), { from: 'online', to: 'sold' }, now)
    const change = async () => overrideField(db, staff, await seen(rental.id), { path: 'Floor', value: '3' }, now)
    expect(await change()).toBe('done')
    expect(await undoListing(db, staff, await seen(rental.id), now)).toBe('done')
    expect(await aboutsOf(booked)).toContain('visit: cancelled')
    await sendAll()
    expect(await change()).toBe('done')
    expect(await undoListing(db, staff, await seen(rental.id), now)).toBe('done')
  })
})
