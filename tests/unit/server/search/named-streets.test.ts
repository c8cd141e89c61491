/** Which streets the content knows, and that a hidden one is none of them. */
import { expect, test } from 'vitest'
import { findStreets } from '@/lib/server/search/named-streets'
import { snapshot } from '../../../support/content'

const nameless = { ...snapshot, geography: { ...snapshot.geography, streets: [] } }
const named = (streets: ReturnType<typeof findStreets>, name: string) =>
  streets.filter((street) => street.name.nl.startsWith(`${name},`))

test('a street of a home has its town in each language, and its postcode', () => {
  const [quay, ...others] = named(findStreets(snapshot), 'Loodsbootkaai')
  expect(others).toEqual([])
  expect(quay).toMatchObject({
    kind: 'street',
    name: { nl: 'Loodsbootkaai, Antwerpen', fr: 'Loodsbootkaai, Anvers', en: 'Loodsbootkaai, Antwerp' },
    also: ['2000'],
  })
})

test('a part of a town with a postcode of its own is no town of a street', () => {
  const parts = snapshot.surroundings.points.flatMap(({ kind, name, zips }) =>
    kind === 'quarter' && zips.some((zip) => ['2018', '2020', '2030', '2060'].includes(zip)) ? [name.nl] : [],
  )
  expect(parts).toHaveLength(4)
  const towns = findStreets(snapshot).map(({ name }) => name.nl.split(', ')[1])
  for (const part of parts) expect(towns).not.toContain(part)
})

test('no street of a hidden address is there because of its home', () => {
  const streets = findStreets({ ...nameless, market: { ...snapshot.market, references: [] } })
  const shown = snapshot.properties.flatMap(({ address }) => (address.kind === 'shown' ? [address.street] : []))
  expect(streets.length).toBeGreaterThan(10)
  for (const { name } of streets) expect(shown).toContain(name.nl.split(',')[0])
  const hidden = [...snapshot.confidential.propertyById.values()].filter(({ publishAddress }) => !publishAddress)
  for (const { street } of hidden) if (!shown.includes(street)) expect(named(streets, street)).toEqual([])
})

test('a reference provides its street, the map adds unknown ones, a line of the content wins', () => {
  const [reference] = snapshot.market.references
  expect(named(findStreets(nameless), reference?.street ?? '')).not.toEqual([])
  const line = {
    kind: 'street' as const,
    name: { nl: 'Loodsbootkaai', fr: 'Quai', en: 'Quay', de: 'Kai' },
    latitude: 51,
    longitude: 4,
    also: [],
    zips: ['2000'],
  }
  const surroundings = { ...snapshot.surroundings, points: [...snapshot.surroundings.points, line] }
  const streets = findStreets({ ...snapshot, surroundings })
  expect(named(streets, 'Loodsbootkaai')).toMatchObject([{ latitude: 51, name: { fr: 'Quai, Anvers' } }])
  const drawn = {
    ...snapshot.geography,
    streets: [
      {
        name: 'Nieuwe Dreef',
        line: [
          [4.4, 51.2],
          [4.41, 51.21],
        ] as const,
      },
    ],
  }
  expect(findStreets({ ...snapshot, geography: drawn }).filter(({ name }) => name.nl.startsWith('Nieuwe Dreef'))).toHaveLength(1)
})
