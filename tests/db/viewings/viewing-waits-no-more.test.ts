/** A viewing for which times were proposed waits for its visitor, and no longer than until the visitor does something about it. */
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { undoViewing } from '@/lib/server/office/viewings/undo-viewing'
import { moveViewingTo, proposeTimesFor } from '@/lib/server/office/viewings/viewing-work'
import { cancelByLink, chooseByLink, moveByLink } from '@/lib/server/viewings/change-viewing'
import { makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { snapshot } from '../../support/content.ts'
import { ask, house, inDays, now, prepareViewings, workOn } from '../../support/office-viewings.ts'
import { slotAt } from '../../support/viewing-slots.ts'
import { bookViewing, describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const later = inDays(0.1)

const stateOf = async (id: string) =>
  (await (await getDb()).selectFrom('lead').select('state').where('id', '=', id).executeTakeFirst())?.state

describeSiteOnBoth('a viewing that waits for its visitor', () => {
  prepareViewings()

  async function propose(id: string): Promise<Date> {
    const time = await slotAt(6)
    expect(await proposeTimesFor(await workOn(id), [time], '')).toBe('booked')
    expect(await stateOf(id)).toBe('waiting')
    return time
  }

  test('is done once the visitor chose', async () => {
    const id = await ask()
    const time = await propose(id)
    expect(await chooseByLink(await getDb(), makeViewingToken('choose', id, now), time, later)).toBe('booked')
    expect(await stateOf(id)).toBe('done')
  })

  test('and once the visitor takes the request back', async () => {
    const id = await ask()
    await propose(id)
    expect(await cancelByLink(await getDb(), makeViewingToken('manage', id, now), later)).toBe(true)
    expect(await stateOf(id)).toBe('done')
  })

  test('and once the visitor moves it to a time of their own; one that waited for nobody stays as it was', async () => {
    const id = await bookViewing({ property: house, slot: await slotAt(0), now })
    const token = makeViewingToken('manage', id, now)
    expect(await moveByLink(await getDb(), token, await slotAt(3), later)).toBe('booked')
    expect(await stateOf(id)).toBe('new')
    await propose(id)
    expect(await moveByLink(await getDb(), token, await slotAt(1), later)).toBe('booked')
    expect(await stateOf(id)).toBe('done')
  })

  test('and once the office gives it another time; taken back, it waits again', async () => {
    const id = await bookViewing({ property: house, slot: await slotAt(0), now })
    await propose(id)
    expect(await moveViewingTo(await workOn(id), await slotAt(2), '')).toBe('booked')
    expect(await stateOf(id)).toBe('done')
    expect(await undoViewing(await workOn(id))).toBe('booked')
    expect(await stateOf(id)).toBe('waiting')
  })
})
