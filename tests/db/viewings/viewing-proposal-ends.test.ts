/** A viewing with proposed times waits for its visitor until the visitor or the office changes it. */
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { undoViewing } from '@/lib/server/office/viewings/undo-viewing'
import { moveViewingTo, proposeTimesFor } from '@/lib/server/office/viewings/viewing-actions'
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

describeSiteOnBoth('waiting for the visitor to choose a proposed time', () => {
  prepareViewings()

  async function propose(id: string): Promise<Date> {
    const time = await slotAt(6)
    expect(await proposeTimesFor(await workOn(id), [time], '')).toBe('booked')
    expect(await stateOf(id)).toBe('waiting')
    return time
  }

  test('ends when the visitor chooses', async () => {
    const id = await ask()
    const time = await propose(id)
    expect(await chooseByLink(await getDb(), makeViewingToken('choose', id, now), time, later)).toBe('booked')
    expect(await stateOf(id)).toBe('done')
  })

  test('ends when the visitor withdraws the request', async () => {
    const id = await ask()
    await propose(id)
    expect(await cancelByLink(await getDb(), makeViewingToken('manage', id, now), later)).toBe(true)
    expect(await stateOf(id)).toBe('done')
  })

  test('ends when the visitor moves it to another time; a viewing without proposals is unchanged', async () => {
    const id = await bookViewing({ property: house, slot: await slotAt(0), now })
    const token = makeViewingToken('manage', id, now)
    expect(await moveByLink(await getDb(), token, await slotAt(3), later)).toBe('booked')
    expect(await stateOf(id)).toBe('new')
    await propose(id)
    expect(await moveByLink(await getDb(), token, await slotAt(1), later)).toBe('booked')
    expect(await stateOf(id)).toBe('done')
  })

  test('ends when the office gives it another time; undone, it waits again', async () => {
    const id = await bookViewing({ property: house, slot: await slotAt(0), now })
    await propose(id)
    expect(await moveViewingTo(await workOn(id), await slotAt(2), '')).toBe('booked')
    expect(await stateOf(id)).toBe('done')
    expect(await undoViewing(await workOn(id))).toBe('booked')
    expect(await stateOf(id)).toBe('waiting')
  })
})
