/** An owner's property is compared with similar ones only. */
import { expect, test } from 'vitest'
import { comparedHomes } from '@/lib/server/portal/compared-homes'
import { getRecord, snapshot } from '../../../support/content'

test('only homes of its kind, the highest price per m² first', () => {
  globalThis.currentSnapshot = snapshot
  const own = getRecord('s11')
  const homes = comparedHomes(own, 'nl', snapshot.today)
  expect(homes.length).toBeGreaterThan(1)
  expect(homes.map(({ perMetre }) => perMetre)).toEqual(homes.map(({ perMetre }) => perMetre).toSorted((a, b) => b - a))
  for (const { id } of homes) expect(snapshot.propertyById.get(id)?.webIds.some((type) => own.webIds.includes(type))).toBe(true)
  // The only studio.
  expect(comparedHomes(getRecord('s04'), 'nl', snapshot.today)).toEqual([])
})
