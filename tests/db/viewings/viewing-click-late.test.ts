/** A late click in the mail about a slot: what is no longer available is not booked. */
import { beforeEach, expect, test } from 'vitest'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { getDb } from '@/lib/server/db/client'
import { saveSettings } from '@/lib/server/db/repositories/viewings/agent-calendars'
import { confirmByLink } from '@/lib/server/viewings/change-viewing'
import { releaseExpired } from '@/lib/server/viewings/watch-reservations'
import { snapshot } from '../../support/content.ts'
import { book, house, now, prepareSlots, slotAt, slotsOf, stateOf } from '../../support/viewing-slots.ts'
import { describeSiteOnBoth, mailsAbout, tokenIn } from '../../support/viewings.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

async function lapsed() {
  const slots = await slotsOf()
  for (const slot of slots.slice(0, Math.floor(slots.length / 3))) await book(slot)
  const slot = await slotAt(-1)
  const leadId = await book(slot)
  const token = tokenIn((await mailsAbout(leadId))[0])
  await releaseExpired(await getDb(), minutes(31))
  return { leadId, token, slot }
}

describeSiteOnBoth('a late click', () => {
  prepareSlots()
  beforeEach(async () => {
    globalThis.currentSnapshot = snapshot
    await (await getDb()).deleteFrom('agent_calendar').execute()
  })

  test('does not book a home that was sold meanwhile', async () => {
    const { leadId, token } = await lapsed()
    const propertyById = new Map(snapshot.propertyById).set(house.id, { ...house, availability: 'sold' })
    globalThis.currentSnapshot = { ...snapshot, propertyById }
    expect(await stateOf(leadId, minutes(40))).toBe('gone')
    expect((await confirmByLink(await getDb(), token, minutes(40)))?.result).not.toBe('confirmed')
  })

  test('does not book a day that the agent took off meanwhile', async () => {
    const { leadId, token, slot } = await lapsed()
    const { date } = toLocalTime(slot)
    const hours = [{ weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' }]
    const settings = { hours, leadTime: 24, travel: 0, absences: [{ from: date, to: date }] }
    expect(await saveSettings(await getDb(), house.agentId, 0, settings)).toBe(true)
    expect(await stateOf(leadId, minutes(40))).toBe('gone')
    expect((await confirmByLink(await getDb(), token, minutes(40)))?.result).not.toBe('confirmed')
  })
})
