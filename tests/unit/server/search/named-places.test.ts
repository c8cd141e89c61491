/** Places of the content: a postcode that several share means the part of the town that it is of. */
import { beforeEach, expect, test } from 'vitest'
import { distanceBetween } from '@/lib/domain/map/distance'
import { findPlace } from '@/lib/server/search/named-places'
import { snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

function place(text: string) {
  const found = findPlace(text)
  if (found.kind !== 'found') throw new Error(`"${text}" is unclear`)
  return found.place
}

test.each(['2018', '2020', '2060'])('%s is where its homes are, not the middle of the town', (zip) => {
  const found = place(zip)
  const homes = snapshot.properties.filter((property) => property.zip === zip)
  expect(homes).not.toEqual([])
  for (const home of homes) expect(distanceBetween(found, home)).toBeLessThan(1500)
  expect(distanceBetween(found, place('Antwerpen'))).toBeGreaterThan(1500)
  expect(found.name).toMatchObject({ nl: `Antwerpen ${zip}`, fr: `Anvers ${zip}`, en: `Antwerp ${zip}` })
})

test.each([
  ['2030', 'Luchtbal'],
  ['2050', 'Linkeroever'],
  ['2000', 'Antwerpen'],
  ['2040', 'Antwerpen'],
  ['2600', 'Berchem'],
])('%s is %s', (zip, name) => {
  expect(place(zip).name.nl).toBe(name)
})

test.each(['Antwerpen 2018', '2018 Antwerpen', 'anvers 2018'])('"%s" is the same as the postcode', (text) => {
  expect(place(text)).toEqual(place('2018'))
})

test.each(['Antwerpen', 'Anvers', 'Antwerp'])('"%s" stays the town', (text) => {
  expect(place(text).kind).toBe('town')
})
