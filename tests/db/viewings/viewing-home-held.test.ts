/**
 * A viewing whose home is held back or was removed from the content: it stays valid, and visitor and office can still change it.
 */
import { afterEach, describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { formsOf } from '@/lib/domain/property/property-forms'
import { reminderTime } from '@/lib/domain/viewings/reminder'
import { getDb } from '@/lib/server/db/client'
import { undoViewing } from '@/lib/server/office/viewings/undo-viewing'
import { cancelViewingFor, moveViewingTo } from '@/lib/server/office/viewings/viewing-actions'
import { cancelByLink, confirmByLink, moveByLink } from '@/lib/server/viewings/change-viewing'
import { confirmRequest } from '@/lib/server/viewings/confirm-request'
import { findViewing } from '@/lib/server/viewings/find-viewing'
import { remindVisitors } from '@/lib/server/viewings/remind-visitors'
import { makeSheetToken } from '@/lib/server/viewings/sheet-links'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { describeViewing } from '@/lib/server/viewings/viewing-page'
import { findSheet } from '@/lib/server/viewings/viewing-sheet'
import { releaseExpired } from '@/lib/server/viewings/watch-reservations'
import { snapshot } from '../../support/content.ts'
import { workOn } from '../../support/office-viewings.ts'
import { aboutsOf, book, house, mailOf, now, prepareSlots, slotAt, slotsOf, stateOf } from '../../support/viewing-slots.ts'
import { bookViewing, calendarOf, describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const without = new Map([...snapshot.propertyById].filter(([id]) => id !== house.id))

/** Not published, as when the office withholds it. */
function holdBack(property: PublicProperty = house) {
  const drafts = { ...snapshot.drafts, propertyById: new Map([[property.id, { ...property, published: false }]]) }
  globalThis.currentSnapshot = { ...snapshot, propertyById: without, drafts }
}

/** In no file any more, or in an unreadable one. */
const takeAway = () => {
  globalThis.currentSnapshot = { ...snapshot, propertyById: without }
}

const ways = [
  ['held back', () => holdBack(), house.texts.nl.title, 1],
  ['removed from the content', takeAway, `Ref. ${house.id}`, 0],
] as const

/** With its confirmation mail sent. */
async function booked(slot: Date | 'other'): Promise<string> {
  const leadId = await book(slot)
  await (await getDb()).updateTable('outbox').set({ status: 'sent', message: 'null' }).where('lead_id', '=', leadId).execute()
  return leadId
}

describeSiteOnBoth('a viewing of an unpublished home', () => {
  prepareSlots()
  afterEach(() => {
    globalThis.currentSnapshot = snapshot
  })

  describe.each(ways)('%s', (_, hide, title, reminders) => {
    test('has its page, which names the home and links to no missing page', async () => {
      const [slot, db] = [await slotAt(3), await getDb()]
      const leadId = await booked(slot)
      hide()
      const viewing = await findViewing(db, leadId, now)
      expect(viewing).toMatchObject({ state: 'confirmed', startsAt: slot, property: { id: house.id, agentId: house.agentId } })
      const page = viewing && describeViewing(viewing, 'nl')
      expect(page?.property.texts.nl.title).toBe(title)
      expect(page).toMatchObject({ shown: undefined, propertyHref: undefined, againHref: undefined })
      for (const field of ['price', 'pictures', 'documents']) expect(page?.property).not.toHaveProperty(field)
      const sheet = await findSheet(db, makeSheetToken('mail', leadId, now), 'nl', now)
      expect(sheet?.stops).toMatchObject([{ id: leadId, card: undefined, documents: [], documentsHref: undefined }])
    })

    test('is cancelled by its visitor: both are mailed, with the updated calendar file', async () => {
      const leadId = await booked(await slotAt(3))
      const { email } = (await findViewing(await getDb(), leadId, now))?.lead ?? {}
      hide()
      expect(await cancelByLink(await getDb(), makeViewingToken('manage', leadId, now), now)).toBe(true)
      expect(await stateOf(leadId)).toBe('cancelled')
      const [visitor, agent] = [await mailOf(leadId, 'visit: cancelled'), await mailOf(leadId, 'visit: cancelled, agency')]
      expect(visitor?.to).toBe(email)
      expect(agent?.to).toBe(snapshot.agents.find(({ id }) => id === house.agentId)?.email)
      for (const mail of [visitor, agent]) {
        expect(calendarOf(mail)).toContain('METHOD:CANCEL')
        expect(mail?.html).not.toContain(`/${house.id}/`)
      }
    })

    test('is moved and cancelled by the office, which can be undone', async () => {
      const [slot, other] = [await slotAt(3), await slotAt(6)]
      const leadId = await booked(slot)
      hide()
      expect(await moveViewingTo(await workOn(leadId), other, '')).toBe('booked')
      expect(calendarOf(await mailOf(leadId, 'visit: moved'))).toContain(title)
      expect(await undoViewing(await workOn(leadId))).toBe('booked')
      expect(await cancelViewingFor(await workOn(leadId), '')).toBe('booked')
      expect(await stateOf(leadId)).toBe('cancelled')
    })

    test('has its reminder as long as the office has the home', async () => {
      const slot = await slotAt(-1)
      await booked(slot)
      hide()
      expect(await remindVisitors(await getDb(), reminderTime(slot))).toBe(reminders)
    })

    test('cannot be moved by the visitor, and late clicks are rejected', async () => {
      const db = await getDb()
      const [first, other] = [await slotAt(3), await slotAt(6)]
      const leadId = await booked(first)
      hide()
      expect(await moveByLink(db, makeViewingToken('manage', leadId, now), other, now)).toBe('slot-taken')
      await db.updateTable('lead').set({ status: 'pending' }).where('id', '=', leadId).execute()
      const heldUntil = new Date(now.getTime() + 600_000).toISOString()
      await db.updateTable('appointment').set({ held_until: heldUntil }).where('lead_id', '=', leadId).execute()
      expect(await stateOf(leadId)).toBe('gone')
      expect((await confirmByLink(db, makeViewingToken('confirm', leadId, now), now))?.result).toBe('slot-taken')
    })
  })

  test('frees its slot without a click: those waiting for another home of the agent are notified', async () => {
    const db = await getDb()
    const other = [...snapshot.propertyById.values()].find(
      (property) => property.id !== house.id && property.agentId === house.agentId && formsOf(property).includes('visit'),
    )
    if (!other) throw new Error('the agent shows one home')
    for (const slot of await slotsOf()) await book(slot)
    const waiting = await bookViewing({ property: other, slot: 'waiting-list', now })
    holdBack()
    expect(await releaseExpired(db, new Date(now.getTime() + 31 * 60_000))).toBe(1)
    expect(await aboutsOf(waiting)).toContain('visit: free')
  })

  test('shows no unpublished address, and a request can get a time while the office has the home', async () => {
    const db = await getDb()
    const [request, late] = [await booked('other'), await booked('other')]
    holdBack({ ...house, address: { kind: 'hidden' } })
    const viewing = await findViewing(db, request, now)
    expect(viewing && describeViewing(viewing, 'nl').place).toBe('2000 Antwerpen')
    expect(await confirmRequest(db, request, await slotAt(4), now)).toBe('booked')
    const mail = await mailOf(request, 'visit: confirmed')
    expect(mail?.text).toContain('2000 Antwerpen')
    expect(mail?.text).not.toContain(house.address.kind === 'shown' ? house.address.street : '2000')
    takeAway()
    expect(await confirmRequest(db, late, await slotAt(5), now)).toBe('gone')
  })
})
