/** The waiting list in the office: only those who still wait. */
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { countRequestedViewings, findRequestedViewings } from '@/lib/server/db/repositories/office/office-viewings'
import { snapshot } from '../../support/content.ts'
import { house, inDays, now, prepareViewings, staff } from '../../support/office-viewings.ts'
import { slotAt } from '../../support/viewing-slots.ts'
import { askViewing, bookedOf, bookViewing, describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

describeSiteOnBoth('the waiting list in the office', () => {
  prepareViewings()

  test('excludes visitors who got a viewing of the property since', async () => {
    const db = await getDb()
    const wait = async (email: string) =>
      bookedOf(await askViewing({ email, property: house, slot: 'waiting-list', now }), now).leadId
    const [served, waits] = [await wait('an@voorbeeld.example'), await wait('bo@voorbeeld.example')]
    const look = async () => [
      (await countRequestedViewings(db, staff, [house.id])).waiting,
      (await findRequestedViewings(db, staff, [house.id], 'waiting', 20)).map(({ leadId }) => leadId).toSorted(),
    ]
    expect(await look()).toEqual([2, [served, waits].toSorted()])
    await bookViewing({ email: 'an@voorbeeld.example', property: house, slot: await slotAt(0), now: inDays(0.1) })
    expect(await look()).toEqual([1, [waits]])
    expect((await countRequestedViewings(db, staff, undefined)).requested).toBe(0)
  })
})
