/** A run that is killed at any of its writes is applied either not at all or completely. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import { life } from '../../support/dying-process.ts'
import { runOn } from '../../support/feed-runs.ts'
import { wholeListing } from '../../support/feeds.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()
const readLedger = () => JSON.parse(readFileSync(join(folder, 'feeds', 'demo', 'ledger.json'), 'utf8'))
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8))
const house = (id: number) => ({ ...wholeListing(String(id)), pictures: [{ url: `https://a.be/${id}.png` }] })

afterEach(() => {
  life.writes = Number.POSITIVE_INFINITY
})

describeOnBoth('runs of a feed that die', (db) => {
  test('an absent listing is counted once, whichever write was the last', { timeout: 60_000 }, async () => {
    let hasLived = false
    for (let writes = 0; !hasLived; writes++) {
      expect(writes).toBeLessThan(30)
      rmSync(join(folder, 'feeds'), { recursive: true, force: true })
      const listings = [4_200_001, 4_200_002, 4_200_003].map(house)
      await runOn(db(), listings, { now: at(20) })
      const before = readLedger()
      // One listing is gone, one is new, one has another price.
      const [first, second] = listings
      const next = [{ ...first, price: { amount: 299_000 } }, second, house(4_200_004)]
      life.writes = writes
      hasLived = await runOn(db(), next, { now: at(21) }).then(
        () => true,
        () => false,
      )
      life.writes = Number.POSITIVE_INFINITY
      if (hasLived) break
      expect(readLedger()).toEqual(before)
      await runOn(db(), next, { now: at(21) })
      expect(readLedger().entries['property 4200003'].state).toBe('missing')
    }
    expect(readLedger().lastComplete).toBe(at(21).toISOString())
  })
})
