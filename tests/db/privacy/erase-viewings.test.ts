/** Erasing a person with a coming viewing: the agent is notified that nobody comes, without the name. */
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { snapshot } from '../../support/content.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { aboutsOf, book, house, isFree, now, prepareSlots, slotAt, slotsOf } from '../../support/viewing-slots.ts'
import { calendarOf, describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const agent = snapshot.agents.find(({ id }) => id === house.agentId)

const erased = async () => queuedMails(await getDb(), { about: 'visit: erased, agency' })

describeSiteOnBoth('erasing a person with a viewing', () => {
  prepareSlots()
  beforeEach(async () => {
    await (await getDb()).deleteFrom('outbox').execute()
  })

  test('removes it from the calendar of the agent, whose mail names nobody; nobody else is mailed', async () => {
    const [slot, email, db] = [await slotAt(3), inventedAddress(), await getDb()]
    const leadId = await book(slot, email)
    expect(await erasePerson(db, email.toUpperCase(), now)).toMatchObject({ leads: 1 })
    expect(await isFree(slot)).toBe(true)
    const mails = await queuedMails(db)
    expect(mails).toMatchObject([{ about: 'visit: erased, agency', to: agent?.email }])
    const [mail] = mails
    expect(mail?.subject).toContain(String(house.id))
    expect(calendarOf(mail).split('\r\n')).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${leadId}@localhost`]),
    )
    const rows = await db.selectFrom('outbox').select(['message', 'lead_id']).execute()
    expect(JSON.stringify([rows, mails])).not.toMatch(new RegExp(`${email}|Peeters|0470|\\bAn\\b`, 'i'))
    expect(mail?.replyTo).toBeUndefined()
  })

  test('sends no mail about requests unknown to the agent and past viewings, and notifies the waiting list of the free slot', async () => {
    const db = await getDb()
    const [over, asked, email] = [inventedAddress(), inventedAddress(), inventedAddress()]
    const slot = await slotAt(0)
    await book(slot, over)
    await book('other', asked)
    await erasePerson(db, asked, now)
    await erasePerson(db, over, new Date(slot.getTime() + 60_000))
    const held = await book(await slotAt(5), email)
    await db.updateTable('lead').set({ status: 'pending' }).where('id', '=', held).execute()
    await erasePerson(db, email, now)
    expect(await erased()).toEqual([])
    const last = inventedAddress()
    await book(await slotAt(1), last)
    for (const other of await slotsOf()) await book(other)
    const waiting = await book('waiting-list')
    await erasePerson(db, last, now)
    expect(await aboutsOf(waiting)).toContain('visit: free')
    expect(await erased()).toHaveLength(1)
  })
})
