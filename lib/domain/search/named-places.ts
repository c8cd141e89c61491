/** Finds a place to search around by name: a town, a district, a quarter, a station, a street. */

import { distanceBetween, type Spot } from '../map/distance.ts'
import { type PlaceKind, placeKinds } from '../map/points.ts'
import type { Language } from '../text/language.ts'
import { findNearestNames, type NamedWords } from './nearest-names.ts'
import { roundSpot } from './search-shape.ts'
import { createStreetIndex, noStreets } from './streets.ts'
import { tokenise } from './tokenise.ts'

export type NamedPlace = Spot & {
  kind: PlaceKind
  /** For a street with its town: "Loodsbootkaai, Antwerpen". */
  name: Readonly<Record<Language, string>>
  /** Other names and postcodes that refer to it. */
  also: readonly string[]
}

/** The one matching place, or suggestions. */
export type FoundPlace = { kind: 'found'; place: NamedPlace } | { kind: 'unclear'; suggestions: readonly NamedPlace[] }

export type PlaceIndex = {
  find: (text: string) => FoundPlace
  /** The place with exactly this point, as in the query parameters. */
  placeAt: (spot: Spot) => NamedPlace | undefined
  /** The nearest place that is not a street; undefined without places. */
  nearestTo: (spot: Spot) => NamedPlace | undefined
}

/** Words for a station, before or after its name. */
const stationWords = new Set(['station', 'gare', 'bahnhof'])

/** Connecting words, ignored. */
const smallWords = new Set(['de', 'du', 'd', 'of', 'von', 'van', 'la', 'le'])

const keyOf = (words: readonly string[]) => words.join(' ')

function group(places: readonly NamedPlace[]): ReadonlyMap<string, readonly NamedPlace[]> {
  const byName = new Map<string, NamedPlace[]>()
  for (const place of places) {
    const names = [...Object.values(place.name), ...place.also].map((name) => keyOf(tokenise(name)))
    for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), place])
  }
  return byName
}

const spotKey = (spot: Spot) => Object.values(roundSpot({ latitude: spot.latitude, longitude: spot.longitude })).join()

/** Splits the query into the words of a name and whether a station is meant. */
function readAsked(text: string): { words: string[]; isStation: boolean } {
  const all = tokenise(text)
  const rest = all.filter((word) => !stationWords.has(word))
  const isStation = rest.length < all.length && rest.length > 0
  const start = isStation ? rest.findIndex((word) => !smallWords.has(word)) : 0
  return { words: isStation ? rest.slice(Math.max(0, start)) : all, isStation }
}

const isFigure = (word: string) => /^\d+$/.test(word)

const isStreet = ({ kind }: NamedPlace) => kind === 'street'

/** @param all for homonyms, the more usual meaning first within a kind; between kinds the kind decides. */
export function createPlaceIndex(all: readonly NamedPlace[]): PlaceIndex {
  const places = all.filter((place) => !isStreet(place))
  const findStreets = createStreetIndex(all.filter(isStreet))
  const byName = group(places)
  const names = [...byName.keys()].map((name): NamedWords => ({ name, words: name.split(' ') }))
  const bySpot = new Map(all.toReversed().map((place) => [spotKey(place), place]))
  const best = (found: readonly NamedPlace[]) =>
    [...found].sort((a, b) => placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind))[0]

  function find(text: string): FoundPlace {
    const { words, isStation } = readAsked(text)
    const isAsked = ({ kind }: NamedPlace) => !isStation || kind === 'station'
    const exact = best((byName.get(keyOf(words)) ?? []).filter(isAsked))
    if (exact) return { kind: 'found', place: exact }
    const streets = isStation ? noStreets : findStreets(text)
    if (streets.exact) return { kind: 'found', place: streets.exact }
    const near = findNearestNames(names, words).flatMap((name) => {
      const place = best((byName.get(name) ?? []).filter(isAsked))
      return place ? [{ place, isWhole: name.split(' ').length === words.length }] : []
    })
    const suggestions = [...new Set([...near.map(({ place }) => place), ...streets.near])]
    // One word of a longer name is a guess, which the visitor confirms; a different postcode is another place, not a typing error.
    const isClear = suggestions.length === 1 && !words.every(isFigure) && (near[0]?.isWhole ?? streets.isClear)
    const [only] = suggestions
    return isClear && only ? { kind: 'found', place: only } : { kind: 'unclear', suggestions }
  }

  return {
    find,
    placeAt: (spot) => bySpot.get(spotKey(spot)),
    nearestTo: (spot) => {
      let nearest: { place: NamedPlace; metres: number } | undefined
      for (const place of places) {
        const metres = distanceBetween(place, spot)
        if (!nearest || metres < nearest.metres) nearest = { place, metres }
      }
      return nearest?.place
    },
  }
}
