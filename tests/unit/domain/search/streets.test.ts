/** Finding a street by its name, with or without number, postcode and town. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlaceIndex, type NamedPlace } from '@/lib/domain/search/named-places'

const place = (kind: NamedPlace['kind'], nl: string, longitude: number, fr = nl, also: readonly string[] = []): NamedPlace => ({
  kind,
  name: { nl, fr, en: nl, de: nl },
  latitude: 51,
  longitude,
  also,
})

const antwerp = place('town', 'Antwerpen', 4.4, 'Anvers', ['2000', '2018'])
const quay = place('street', 'Loodsbootkaai, Antwerpen', 4.41, 'Loodsbootkaai, Anvers', ['2000'])
const long = place('street', 'Lodewijk Haverbekestraat, Borgerhout', 4.44, undefined, ['2140'])
const churchBerchem = place('street', 'Kerkstraat, Berchem', 4.42, undefined, ['2600'])
const churchDeurne = place('street', 'Kerkstraat, Deurne', 4.46, undefined, ['2100'])
const law = place('street', 'Wetstraat, Brussel', 4.37, 'Rue de la Loi, Bruxelles', ['1000'])
const counted = place('street', '11 Novemberlaan, Deurne', 4.47, undefined, ['2100'])
const index = createPlaceIndex([antwerp, quay, long, churchBerchem, churchDeurne, law, counted])

const found = (to: NamedPlace) => ({ kind: 'found', place: to })

describe('an address', () => {
  test.each([
    ['Loodsbootkaai', quay],
    ['loodsbootkaai 8', quay],
    ['Loodsbootkaai 8, 2000 Antwerpen', quay],
    ['Loodsbootkaai 8 bus 12, 2000 Antwerpen', quay],
    ['8, Loodsbootkaai, 2000 Anvers', quay],
    ['Loodsbootkai 8', quay],
    ['Lodewijk Haverbekestraat 58', long],
    ['Kerkstraat 12, 2600 Berchem', churchBerchem],
    ['Kerkstraat 12 Deurne', churchDeurne],
    // If postcode and town contradict each other, the postcode counts: districts are often called by the name of the city.
    ['Kerkstraat 3, 2600 Antwerpen', churchBerchem],
    ['Wetstraat 16', law],
    ['rue de la loi 16 1000 bruxelles', law],
    ['11 Novemberlaan 4', counted],
    ['Antwerpen', antwerp],
  ])('%s', (text, expected) => {
    expect(index.find(text)).toEqual(found(expected))
  })

  test('that may be in several towns gives suggestions', () => {
    expect(index.find('Kerkstraat 12')).toEqual({ kind: 'unclear', suggestions: [churchBerchem, churchDeurne] })
  })

  test('in a town without that street gives suggestions from elsewhere', () => {
    expect(index.find('Loodsbootkaai 8, 9000 Gent')).toEqual({ kind: 'unclear', suggestions: [quay] })
    expect(index.find('Kerkstraat Gent')).toEqual({ kind: 'unclear', suggestions: [churchBerchem, churchDeurne] })
  })

  test('with only numbers gives nothing', () => {
    expect(index.find('12 bus 3')).toEqual({ kind: 'unclear', suggestions: [] })
  })
})

test('a street has a point of its own, and never names a nearby point', () => {
  expect(index.placeAt(quay)).toBe(quay)
  expect(index.nearestTo(quay)).toBe(antwerp)
})

test('every street is found by its name with its town, whatever the number', () => {
  fc.assert(
    fc.property(fc.constantFrom(quay, long, churchBerchem, churchDeurne), fc.integer({ min: 1, max: 999 }), (street, number) => {
      const [name, town] = street.name.nl.split(', ')
      expect(index.find(`${name} ${number}, ${street.also[0]} ${town}`)).toEqual(found(street))
    }),
  )
})
