/** The demo data of the office. */
import { expect, test } from 'vitest'
import { countSubscribers, findSubscriberPage } from '@/lib/server/db/repositories/office/office-subscribers'
import { makeDemoStaff, seedDemoOffice } from '@/lib/server/office/demo/demo-office'
import { getToday } from '@/lib/server/office/today/today'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { now, staff } from '../../support/office-today.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

globalThis.currentSnapshot = snapshot

describeOnBoth('the demo of the office', (db) => {
  test('creates two accounts, with a new password at each start, and open work relative to today', async () => {
    const people = await makeDemoStaff(db(), 'een lang wachtwoord', now)
    await seedDemoOffice(db(), people, now)
    const again = await makeDemoStaff(db(), 'een ander lang wachtwoord', now)
    expect(again).toEqual(people)
    expect(people.map(({ rank }) => rank).toSorted()).toEqual(['agent', 'manager'])
    const later = new Date(now.getTime() + 9 * 86_400_000)
    await seedDemoOffice(db(), again, later)
    const { waiting, viewings, issues } = await getToday(db(), staff, { whose: 'all', language: 'nl', now: later })
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(
      new Set(['answer', 'viewing', 'offer', 'application', 'testimonial']),
    )
    expect(new Set(waiting.map(({ group }) => group)).has('late')).toBe(true)
    expect(viewings).toHaveLength(4)
    expect(issues.offers.map(({ endsOn }) => endsOn)).toEqual(['2026-11-29', '2026-12-01'])
    const demo = await db().selectFrom('staff').select('is_demo').execute()
    expect(demo).toEqual([{ is_demo: 1 }, { is_demo: 1 }])
  })

  test('creates subscribers with matching searches once, however often it starts, without mails', async () => {
    const people = await makeDemoStaff(db(), 'een lang wachtwoord', now)
    await seedDemoOffice(db(), people, now)
    const first = await countSubscribers(db(), staff, undefined)
    await seedDemoOffice(db(), people, now)
    expect(first).toBeGreaterThan(8)
    expect(await countSubscribers(db(), staff, undefined)).toBe(first)
    const [newest] = await findSubscriberPage(db(), staff, undefined, 1)
    expect(newest?.since.toISOString().slice(0, 10)).toBe('2026-11-18')
    expect(await db().selectFrom('outbox').select('id').where('subscriber_id', 'is not', null).execute()).toEqual([])
  })
})
