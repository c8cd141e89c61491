/** The reminder mail on the day before a viewing: once, and only while the viewing is active. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { reminderTime } from '@/lib/domain/viewings/reminder'
import { getDb } from '@/lib/server/db/client'
import { saveUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import { recipientKey } from '@/lib/server/mail/recipient-limits'
import { cancelViewing, moveViewing, proposeViewingTimes } from '@/lib/server/viewings/change-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { remindVisitors } from '@/lib/server/viewings/remind-visitors'
import { getProperty } from '../../support/content.ts'
import { messages } from '../../support/site-texts.ts'
import { askViewing, bookViewing, calendarOf, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const house = getProperty('s01')

/** Free slots some days ahead, so that a reminder is due. */
async function slotAt(place: number): Promise<Date> {
  const slots = (await findFreeSlots(await getDb(), house, now)) ?? []
  const slot = slots.filter((each) => reminderTime(each).getTime() > now.getTime() + 86_400_000).at(place)
  if (!slot) throw new Error('no slot left')
  return slot
}

const book = (slot: Date, email?: string) => bookViewing({ property: house, slot, now, ...(email && { email }) })
const remind = async (at: Date) => remindVisitors(await getDb(), at)
const remindersOf = async (leadId: string) => (await mailsAbout(leadId)).filter(({ about }) => about === 'visit: reminder')
const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000)

describeSiteOnBoth('reminders of viewings', () => {
  beforeEach(async () => {
    await (await getDb()).deleteFrom('lead').execute()
    // Mails are rendered when they are sent.
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('are sent on the morning of the day before, once, also with several servers and after a restart', async () => {
    const slot = await slotAt(0)
    const leadId = await book(slot)
    expect(await remind(before(reminderTime(slot), 1))).toBe(0)
    const mails = await Promise.all([1, 2, 3].map(() => remind(reminderTime(slot))))
    expect(mails.toSorted()).toEqual([0, 0, 1])
    expect(await remind(before(slot, 180))).toBe(0)
    const [mail] = await remindersOf(leadId)
    expect(mail?.subject).toMatch(/^Herinnering aan uw bezoek: .*, \d\d:\d\d$/)
    expect(mail?.text).toContain(`om ${toLocalTime(slot).time} uur`)
    expect(mail?.text).toMatch(/\/nl\/mijn-bezoek\/\?token=/)
    expect(calendarOf(mail)).toContain('METHOD:PUBLISH')
  })

  test('give as their reason that the viewing was agreed: there may have been no form', async () => {
    const slot = await slotAt(0)
    const visitor = inventedAddress()
    const leadId = await book(slot, visitor)
    const db = await getDb()
    const textsOf = async (about: string) =>
      (await mailsAbout(leadId))
        .filter((mail) => mail.to === visitor && mail.about === about)
        .map(({ text }) => text.replace(/\s+/g, ' '))
    const agreed = expect.stringContaining(messages.nl.Forms.visit.agreedWhy)
    await remind(reminderTime(slot))
    expect(await textsOf('visit: reminder')).toEqual([agreed])
    expect(await moveViewing(db, leadId, await slotAt(5), now)).toBe('booked')
    expect(await textsOf('visit: moved')).toEqual([agreed])
    expect(await proposeViewingTimes(db, leadId, [await slotAt(7)], now)).toBe('booked')
    expect(await textsOf('visit: proposed')).toEqual([agreed])
    expect(await cancelViewing(db, leadId, 'agency', now)).toBe(true)
    expect(await textsOf('visit: cancelled')).toEqual([agreed])
  })

  test('are not sent for cancelled viewings, for those without a time, or booked on the day before', async () => {
    const [first, second] = [await slotAt(0), await slotAt(1)]
    const cancelled = await book(first)
    expect(await cancelViewing(await getDb(), cancelled, 'visitor', now)).toBe(true)
    await askViewing({ property: house, slot: 'other', now })
    await bookViewing({ property: house, slot: second, now: reminderTime(second) })
    expect(await remind(reminderTime(second))).toBe(0)
  })

  test('are sent again for another time, and waiting ones are not sent', async () => {
    const [first, second] = [await slotAt(0), await slotAt(-1)]
    const leadId = await book(first)
    expect(await remind(reminderTime(first))).toBe(1)
    await moveViewing(await getDb(), leadId, second, reminderTime(first))
    expect(await remindersOf(leadId)).toEqual([])
    expect(await remind(reminderTime(second))).toBe(1)
    expect((await remindersOf(leadId))[0]?.text).toContain(`om ${toLocalTime(second).time} uur`)
    await cancelViewing(await getDb(), leadId, 'agency', before(second, 300))
    expect(await remindersOf(leadId)).toEqual([])
  })

  test('are sent two hours before the viewing at the latest', async () => {
    const slot = await slotAt(0)
    await book(slot)
    expect(await remind(before(slot, 119))).toBe(0)
    expect(await remind(before(slot, 121))).toBe(1)
  })

  test('are not sent shortly before the viewing, nor to an address that reported a mail', async () => {
    const [slot, other] = [await slotAt(0), await slotAt(1)]
    const leadId = await book(slot)
    expect(await remind(before(slot, 90))).toBe(0)
    await cancelViewing(await getDb(), leadId, 'agency', now)
    const email = inventedAddress()
    await book(other, email)
    await saveUnwanted(await getDb(), recipientKey(email), 'visit', now)
    expect(await remind(before(other, 200))).toBe(0)
  })

  test('that waited until the viewing began are empty', async () => {
    const slot = await slotAt(0)
    const leadId = await book(slot)
    expect(await remind(reminderTime(slot))).toBe(1)
    vi.setSystemTime(new Date(slot.getTime() + 60_000))
    expect(await remindersOf(leadId)).toEqual([])
  })
})
