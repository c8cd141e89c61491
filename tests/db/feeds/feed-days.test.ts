/** Runs of a feed late in the evening: dates are those of Belgium, as everywhere in the content. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FeedListing } from '@/lib/feeds/feed-listing'
import { describeOnBoth } from '../../support/databases.ts'
import { runOn } from '../../support/feed-runs.ts'
import { wholeListing } from '../../support/feeds.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const feeds = join(ownVarFolder(), 'feeds')

const house = (price: number, parts: Partial<FeedListing> = {}): FeedListing => {
  const { changedOn, ...rest } = wholeListing('4200001')
  return { ...rest, price: { amount: price }, ...parts }
}

const readFile = (name: string) => JSON.parse(readFileSync(join(feeds, 'demo', name), 'utf8'))

describe.each([
  ['winter', '2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', '2026-11-20', '2026-11-21'],
  ['summer', '2026-06-20T21:30:00Z', '2026-06-20T22:30:00Z', '2026-06-20', '2026-06-21'],
])('at midnight in %s', (_, before, after, evening, morning) => {
  describeOnBoth('runs of a feed', (db) => {
    beforeEach(async () => {
      rmSync(feeds, { recursive: true, force: true })
      for (const table of ['feed_identity', 'portal_item'] as const) await db().deleteFrom(table).execute()
    })

    test('prices and changes get the date in Belgium', async () => {
      await runOn(db(), [house(300_000)], { now: new Date(before) })
      await runOn(db(), [house(290_000)], { now: new Date(after) })
      expect(readFile('ledger.json').entries['property 4200001']).toMatchObject({
        firstSeen: evening,
        changedOn: morning,
        prices: [
          { date: evening, price: 300_000 },
          { date: morning, price: 290_000 },
        ],
      })
      expect(readFile('properties/4200001.json')).toMatchObject({ ModificationDate: morning })
    })

    test('an absent listing is absent since that date', async () => {
      await runOn(db(), [house(300_000), wholeListing('4200002')], { now: new Date(before) })
      const since = async () => {
        await runOn(db(), [wholeListing('4200002')], { now: new Date(after) })
        return readFile('ledger.json').entries['property 4200001']
      }
      expect(await since()).toMatchObject({ state: 'missing', since: morning })
      expect(await since()).toMatchObject({ state: 'archived', since: morning })
    })

    test('a viewing of yesterday has the status done', async () => {
      const openings = [{ date: evening, from: '10:00', to: '11:00', kind: 'viewing' as const }]
      const rows = () => db().selectFrom('portal_item').select(['date', 'status']).execute()
      await runOn(db(), [house(300_000, { openings })], { now: new Date(before) })
      expect(await rows()).toEqual([{ date: evening, status: 'confirmed' }])
      await runOn(db(), [house(300_000)], { now: new Date(after) })
      expect(await rows()).toEqual([{ date: evening, status: 'done' }])
    })
  })
})
