/** Tool: searches the lists, by filters or by a sentence. */
import 'server-only'
import { z } from 'zod'
import {
  type CityChoice,
  epcLetters,
  lowerBounds,
  noFilter,
  type PropertyFilter,
  pricesInOrder,
  sortOrders,
} from '../../../domain/search/property-filter.ts'
import { tokenise } from '../../../domain/search/tokenise.ts'
import { flags } from '../../../domain/search/yes-no-filters.ts'
import { readSentence } from '../../../domain/sentence/read-sentence.ts'
import { sentenceLimit } from '../../../domain/sentence/words-of-sentence.ts'
import type { PublicListing } from '../../../domain/syndication/public-listing.ts'
import { emptyListQuery } from '../../../routing/list-query.ts'
import { listAddress } from '../../pages/landing-pages.ts'
import { findPage } from '../../property/property-lists.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { getSentencePlaces } from '../../search/sentence-places.ts'
import { toListing } from '../../syndication/public-listings.ts'
import { defineTool, found, languageField, languageOf } from '../tool.ts'

const price = z.int().min(1).max(100_000_000).optional()
const count = z.int().min(1).max(20).optional()

const input = z.object({
  language: languageField,
  goal: z.enum(['sale', 'rent']).optional().describe('For sale or to rent; for sale when neither this nor the words say it'),
  words: z
    .string()
    .max(sentenceLimit)
    .optional()
    .describe(
      'What is looked for in somebody’s own words, in Dutch, French, English or German: "huis met tuin in Berchem tot 500.000"',
    ),
  places: z.array(z.string().max(60)).max(20).optional().describe('Towns or postcodes: "Berchem", "2018"'),
  types: z
    .array(z.int().min(1).max(8))
    .max(8)
    .optional()
    .describe('1 house, 2 apartment, 3 studio, 4 land, 5 yield property, 6 commercial, 7 garage, 8 new or to renovate'),
  minPrice: price.describe('Euro; of a rent, a month'),
  maxPrice: price.describe('Euro; of a rent, a month'),
  minBedrooms: count,
  minBathrooms: count,
  minGarages: count,
  minParkings: count,
  minArea: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe(
      'Square metres of the main area: the living area of a home, the shop or office area of type 6, else the total area',
    ),
  minPlot: z.int().min(1).max(10_000_000).optional().describe('Square metres of ground'),
  epc: z.enum(epcLetters).optional().describe('Worst energy label that still passes'),
  features: z.array(z.enum(flags)).max(flags.length).optional(),
  sort: z.enum(sortOrders).optional(),
  page: z.int().min(1).max(10_000).optional(),
})

type Input = z.infer<typeof input>

/** A town or a postcode; undefined if unknown. */
function findPlace(text: string): readonly CityChoice[] | undefined {
  if (/^\d{4,5}$/.test(text.trim())) return [{ name: '', zip: text.trim() }]
  const place = getSentencePlaces().byName.get(tokenise(text).join(' '))
  return place && place.kind !== 'quarter' ? place.choices : undefined
}

/** Unknown town: there can be no results. */
const nowhere: CityChoice = { name: '', zip: '00000' }

function filterOf(given: Input, read: PropertyFilter): PropertyFilter {
  const places = (given.places ?? []).map(findPlace)
  const cities = places.flatMap((choices) => choices ?? [nowhere])
  const bounds = Object.fromEntries(lowerBounds.map((bound) => [bound, given[bound] ?? read[bound]]))
  return {
    ...read,
    ...bounds,
    cities: cities.length > 0 ? cities : read.cities,
    types: given.types?.length ? given.types.map(String) : read.types,
    ...pricesInOrder({ minPrice: given.minPrice ?? read.minPrice, maxPrice: given.maxPrice ?? read.maxPrice }),
    epc: given.epc ?? read.epc,
    flags: flags.filter((flag) => given.features?.includes(flag) || read.flags.includes(flag)),
  }
}

/** The fields of a listing that help to choose among many. */
const summaryOf = ({ energy, ...listing }: PublicListing) => ({
  id: listing.id,
  url: listing.url,
  title: listing.title,
  type: listing.type,
  availability: listing.availability,
  marker: listing.marker,
  price: listing.price,
  address: listing.address,
  bedrooms: listing.bedrooms,
  livingArea: listing.livingArea,
  officeArea: listing.officeArea,
  storeArea: listing.storeArea,
  totalArea: listing.totalArea,
  plotArea: listing.plotArea,
  energyLabel: energy.label,
})

export const searchTool = defineTool({
  name: 'search',
  title: 'Search properties',
  description:
    'Finds properties for sale or to rent, newest first, a page at a time. Prices and addresses that the owner does not publish are null. Filters win over the same part of the words.',
  input,
  run: (given) => {
    const language = languageOf(given.language)
    const read = given.words ? readSentence(given.words, { language, places: getSentencePlaces() }) : undefined
    const goal = given.goal ?? read?.goal ?? 'sale'
    const filter = filterOf(given, read?.filter ?? noFilter)
    const { items, total, page, pageCount } = findPage(goal, {
      ...emptyListQuery,
      filter,
      sort: given.sort ?? 'newest',
      page: given.page ?? 1,
    })
    const textsOf = (...states: string[]) =>
      (read?.items ?? []).filter(({ state }) => states.includes(state)).map(({ text }) => text)
    return found({
      goal,
      total,
      page,
      pageCount,
      url: absoluteUrl(listAddress(goal, language, { filter })),
      ...(read && {
        understood: textsOf('must', 'excluded'),
        preferred: textsOf('preferred'),
        notUnderstood: textsOf('unknown', 'uncounted'),
      }),
      unknownPlaces: (given.places ?? []).filter((text) => findPlace(text) === undefined),
      properties: items.map((property) => summaryOf(toListing(property, language))),
    })
  },
})
