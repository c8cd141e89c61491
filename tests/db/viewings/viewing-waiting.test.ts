/** The waiting list is notified of new free slots: a further day of the calendar, or hours that an agent adds. */
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findLead, setLeadPayload } from '@/lib/server/db/repositories/leads/leads'
import { saveUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import { saveSettings } from '@/lib/server/db/repositories/viewings/agent-calendars'
import { recipientKey } from '@/lib/server/mail/recipient-limits'
import { notifyLeftWaiting } from '@/lib/server/viewings/waiting-list'
import { snapshot } from '../../support/content.ts'
import { aboutsOf, book, house, now, prepareSlots, slotsOf } from '../../support/viewing-slots.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

const freeMails = async (leadId: string) => (await aboutsOf(leadId)).filter((about) => about === 'visit: free').length

/** All slots taken, and a visitor on the waiting list. */
async function waitForFull(): Promise<string> {
  for (const slot of await slotsOf()) await book(slot)
  return book('waiting-list')
}

describeSiteOnBoth('the waiting list', () => {
  prepareSlots()
  beforeEach(async () => {
    await (await getDb()).deleteFrom('agent_calendar').execute()
  })

  test('is notified of the next day that can be chosen; once, while a slot mailed before is still free', async () => {
    const db = await getDb()
    const waiting = await waitForFull()
    expect(await notifyLeftWaiting(db, now)).toBe(0)
    // A week later there are new days at the end.
    expect(await notifyLeftWaiting(db, days(7))).toBe(1)
    expect(await notifyLeftWaiting(db, days(7))).toBe(0)
    expect(await notifyLeftWaiting(db, days(9))).toBe(0)
    expect(await freeMails(waiting)).toBe(1)
    // The slots mailed before are taken: nothing is left to choose from.
    await setLeadPayload(db, waiting, { SLOT: 'waiting-list', TOLD_MOMENTS: [now.toISOString()] })
    expect(await notifyLeftWaiting(db, days(9))).toBe(1)
  })

  test('does not notify an address that reported a mail', async () => {
    const db = await getDb()
    const waiting = await waitForFull()
    const email = (await findLead(db, waiting))?.email ?? ''
    await saveUnwanted(db, recipientKey(email), 'visit', now)
    expect(await notifyLeftWaiting(db, days(7))).toBe(0)
    expect(await freeMails(waiting)).toBe(0)
  })

  test('is notified of hours that the agent adds', async () => {
    const db = await getDb()
    const waiting = await waitForFull()
    const hours = [{ weekdays: [7], from: '09:00', to: '12:00' }]
    expect(await saveSettings(db, house.agentId, 0, { hours, leadTime: 24, travel: 0, absences: [] })).toBe(true)
    expect(await notifyLeftWaiting(db, now)).toBe(1)
    expect(await freeMails(waiting)).toBe(1)
  })
})
