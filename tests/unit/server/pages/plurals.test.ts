/** One of something is not called by the word for many: in mails, on chips and in the names of saved searches. */
import { expect, test } from 'vitest'
import type { Language } from '@/lib/domain/text/language'
import { parseListQuery } from '@/lib/routing/list-query'
import { translatorOf } from '@/lib/server/pages/translator'
import { nameSearchCriteria } from '@/lib/server/subscriptions/saved-searches/describe-criteria'

const criteriaFor = (count: number) => {
  const { filter } = parseListQuery(new URLSearchParams())
  const least = { minBedrooms: count, minBathrooms: count, minGarages: count, minParkings: count }
  return { goal: undefined, filter: { ...filter, ...least } }
}

test.each<[Language, number, string[]]>([
  ['nl', 1, ['1+ slaapkamer', '1+ badkamer', '1+ garage', '1+ parkeerplaats']],
  ['nl', 2, ['2+ slaapkamers', '2+ badkamers', '2+ garages', '2+ parkeerplaatsen']],
  ['fr', 1, ['1 chambre ou plus', '1 salle de bains ou plus', '1 garage ou plus', '1 place de parking ou plus']],
  ['fr', 2, ['2 chambres ou plus', '2 salles de bains ou plus', '2 garages ou plus', '2 places de parking ou plus']],
  ['en', 1, ['1+ bedroom', '1+ bathroom', '1+ garage', '1+ parking space']],
  ['en', 2, ['2+ bedrooms', '2+ bathrooms', '2+ garages', '2+ parking spaces']],
  ['de', 1, ['1+ Schlafzimmer', '1+ Badezimmer', '1+ Garage', '1+ Stellplatz']],
  ['de', 2, ['2+ Schlafzimmer', '2+ Badezimmer', '2+ Garagen', '2+ Stellplätze']],
])('%s: a search for at least %i names %j', (language, count, names) => {
  const parts = nameSearchCriteria(criteriaFor(count), language).split(' · ')
  expect(parts).toEqual(expect.arrayContaining(names))
})

test.each<[Language, string, string]>([
  ['nl', '1 pand dat', '2 panden die'],
  ['fr', '1 bien qui correspond ', '2 biens qui correspondent '],
  ['en', '1 property that fits ', '2 properties that fit '],
  ['de', '1 Objekt, das', '2 Objekte, die'],
])('%s: the mail about one listing and about two', (language, one, two) => {
  const title = (count: number) => translatorOf(language)('Alerts.titles.several', { count })
  expect([title(1), title(2)]).toEqual([expect.stringContaining(one), expect.stringContaining(two)])
})

test.each<[Language, string]>([
  ['nl', 'binnen 1 dag.'],
  ['fr', 'dans 1 jour au plus tard'],
  ['en', 'no later than 1 day from'],
  ['de', 'spätestens nach 1 Tag.'],
])('%s: data that are kept for a day', (language, words) => {
  expect(translatorOf(language)('Forms.rental-application.retention', { days: 1 })).toContain(words)
})
