/** Finding a place by name. */
import { describe, expect, test } from 'vitest'
import { createPlaceIndex, type NamedPlace } from '@/lib/domain/search/named-places'

const place = (kind: NamedPlace['kind'], nl: string, longitude: number, fr = nl, also: readonly string[] = []): NamedPlace => ({
  kind,
  name: { nl, fr, en: nl, de: nl },
  latitude: 51,
  longitude,
  also,
})

const mechelen = place('town', 'Mechelen', 4.48, 'Malines', ['2800'])
const mechelenStation = place('station', 'Mechelen', 4.4827, 'Malines')
const berchem = place('district', 'Berchem', 4.429, 'Berchem', ['2600'])
const berchemStation = place('station', 'Antwerpen-Berchem', 4.4325, 'Anvers-Berchem', ['Berchem'])
const borsbeek = place('town', 'Borsbeek', 4.486)
const index = createPlaceIndex([mechelenStation, mechelen, berchem, berchemStation, borsbeek])

const found = (to: NamedPlace) => ({ kind: 'found', place: to })

describe('a text', () => {
  test.each([
    ['mechelen', mechelen],
    ['MALINES', mechelen],
    ['2800', mechelen],
    ['Mechlen', mechelen],
    ['station Mechelen', mechelenStation],
    ['gare de Malines', mechelenStation],
    ['Mechelen station', mechelenStation],
    ['Berchem', berchem],
    ['station Berchem', berchemStation],
    ["gare d'Anvers-Berchem", berchemStation],
    ['Antwerpen-Berchem', berchemStation],
  ])('%s', (text, expected) => {
    expect(index.find(text)).toEqual(found(expected))
  })

  test.each(['2801', '280', '3800', '1000'])('%s is another postcode, not a mistyped one', (text) => {
    expect(index.find(text).kind).toBe('unclear')
  })

  test('that may refer to several places gives suggestions', () => {
    expect(index.find('Bercem Antwerpen')).toEqual(found(berchemStation))
    expect(index.find('Anvers')).toEqual({ kind: 'unclear', suggestions: [berchemStation] })
    expect(index.find('b')).toMatchObject({ kind: 'unclear' })
    expect(index.find('Kerkstraat 12')).toEqual({ kind: 'unclear', suggestions: [] })
    expect(index.find('')).toEqual({ kind: 'unclear', suggestions: [] })
  })
})

test('a point is named by the place at that point, else by the nearest', () => {
  expect(index.placeAt({ latitude: 51.00001, longitude: 4.429 })).toBe(berchem)
  expect(index.placeAt({ latitude: 51.01, longitude: 4.429 })).toBeUndefined()
  expect(index.nearestTo({ latitude: 51.01, longitude: 4.43 })).toBe(berchem)
})
