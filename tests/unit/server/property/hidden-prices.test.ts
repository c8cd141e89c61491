/**
 * A hidden price cannot be distinguished from another, nor from none (rulings 10 and 47): two contents that differ only in what is
 * hidden give the same answer, byte for byte, to whatever visitors and programs may ask.
 */
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import { findListingEvents } from '@/lib/domain/property/listing-events'
import { sortOrders } from '@/lib/domain/search/property-filter'
import { findMisses, toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import { toListingData } from '@/lib/domain/syndication/listing-data'
import { languageCodes } from '@/lib/domain/text/language'
import { emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { type ListingRecords, publishListings } from '@/lib/server/content/snapshot/publish-listings'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { toMapProperties } from '@/lib/server/map/map-properties'
import { listLandingPages } from '@/lib/server/pages/landing-pages'
import { findLandingTexts } from '@/lib/server/pages/landing-texts'
import { landingMetadata } from '@/lib/server/pages/list-metadata'
import { propertyMetadata } from '@/lib/server/pages/metadata'
import { translatorOf } from '@/lib/server/pages/translator'
import { compareProperties, findListed } from '@/lib/server/property/favourites'
import { priceText } from '@/lib/server/property/price-text'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { getPropertyDetail } from '@/lib/server/property/property-detail'
import {
  countFiltered,
  findCityChoices,
  findFirst,
  findLatest,
  findPage,
  findTypeChoices,
} from '@/lib/server/property/property-lists'
import { countChoices } from '@/lib/server/search/facet-counts'
import { findForPanel, findPanelStock, findPanelTypes } from '@/lib/server/search/panel'
import { countListings } from '@/lib/server/subscriptions/saved-searches/count-fitting'
import { getFeed } from '@/lib/server/syndication/feed'
import { getPublicListings } from '@/lib/server/syndication/public-listings'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { rentalTerms } from '@/lib/server/viewings/rental-terms'
import { viewingPlace } from '@/lib/server/viewings/viewing-event'
import { partnerDocuments, toolAnswersAbout, toolAnswersTo, withEmptyDatabase } from '../../../support/answers-to-programs'
import { arbitraryFilter } from '../../../support/arbitrary-query'
import { getRecord, snapshot } from '../../../support/content'

const keys = ['s01', 's02', 's08', 's09', 's12', 's15', 'r01', 'r02', 'r03', 't01', 'f01', 'a01'] as const

withEmptyDatabase()
afterAll(() => {
  globalThis.currentSnapshot = snapshot
})

type State = Pick<ConfidentialProperty, 'publishPrice' | 'publishAddress' | 'marquee' | 'archived' | 'availability'>

const arbitraryState: fc.Arbitrary<State> = fc.record({
  publishPrice: fc.boolean(),
  publishAddress: fc.boolean(),
  marquee: fc.integer({ min: 0, max: 4 }),
  archived: fc.boolean(),
  availability: fc.constantFrom('available' as const, 'sold' as const, 'rented' as const),
})

/** Values for the hidden fields. `price` is zero for a property without one. */
type Secret = { price: number; street: string; nudge: number }

const arbitrarySecret: fc.Arbitrary<Secret> = fc.record({
  price: fc.oneof(fc.constant(0), fc.integer({ min: 100_000, max: 1_500_000 })),
  street: fc.constantFrom('Geheimstraat', 'Verborgenlaan'),
  // Less than half of what a hidden point is rounded to.
  nudge: fc.integer({ min: -40, max: 40 }).map((part) => part / 10_000),
})

const cellOf = (degrees: number) => Math.round(degrees * 100) / 100

const priceUnits = [0, 1, 2, 3, 7] as const

/** Said here once more, and not by the rule under test. */
const hidesPrice = (state: State, ignoreList: readonly number[]) =>
  !state.publishPrice || state.archived || ignoreList.includes(state.marquee)

function withSecret(record: ConfidentialProperty, state: State, { price, street, nudge }: Secret, ignoreList: readonly number[]) {
  const asked = price || undefined
  const hiddenPrice = {
    price,
    priceUnit: priceUnits[price % priceUnits.length] ?? 0,
    priceHistory: price
      ? [
          { date: '2026-01-05', price: price + 1 },
          { date: '2026-02-05', price },
        ]
      : [],
    notaryFee: asked,
    registrationRights: asked,
    totalCosts: asked,
    chargesRenter: asked,
    rentalIncome: asked,
    deposit: asked,
    minimumIncome: asked,
  }
  const hiddenAddress = {
    street,
    houseNumber: String(Math.abs(Math.round(nudge * 10_000))),
    boxNr: '3',
    latitude: cellOf(record.latitude) + nudge,
    longitude: cellOf(record.longitude) - nudge,
  }
  return {
    ...record,
    ...state,
    ...(hidesPrice(state, ignoreList) && hiddenPrice),
    ...(!state.publishAddress && hiddenAddress),
  }
}

const emptyRecords: ListingRecords = { properties: [], takeovers: [], foreign: [], projects: [] }

/** Puts the listings with these secrets in place, as a reload of the content would. */
function show(states: readonly State[], secret: Secret, marqueeIgnoreList: number[]): void {
  const records = keys.map((key, index) => {
    const state = states[index]
    if (!state) throw new Error('a state for each listing')
    return withSecret(getRecord(key), state, secret, marqueeIgnoreList)
  })
  const of = (letters: string) => records.filter(({ recordFile }) => letters.includes(recordFile.charAt(0)))
  const sorted = { ...emptyRecords, properties: of('sra'), takeovers: of('t'), foreign: of('f') }
  const { listings, confidential } = runAtOnce(publishListings(sorted, marqueeIgnoreList))
  globalThis.currentSnapshot = { ...snapshot, ...listings, confidential, site: { ...snapshot.site, marqueeIgnoreList } }
}

/** Everything public about one listing. */
function answersAbout(id: number): unknown[] {
  const property = getSnapshot().propertyById.get(id)
  if (!property) return []
  return languageCodes.map((language) => {
    const detail = getPropertyDetail(property, language)
    return [
      detail,
      toPropertyCard(property, language),
      toMapProperties([property], language),
      toListingData(detail, { absoluteUrl: (path) => path, agencyId: '#agency' }),
      findListingEvents(property),
      propertyMetadata(property, language),
      priceText(property, language, translatorOf(language)),
      rentalTerms(property, language),
      viewingPlace(property, language),
    ]
  })
}

function answersTo(query: ListQuery): Promise<unknown[]> {
  const perGoal = (['sale', 'rent'] as const).map(async (goal) => {
    const criteria = toSearchCriteria(goal, query.filter)
    return [
      await toolAnswersTo(goal, query),
      findPage(goal, query),
      findFirst(goal, query, 10),
      countFiltered(goal, query.filter),
      countChoices(goal, query.filter),
      countListings(criteria),
      [...getSnapshot().propertyById.values()].map((property) => findMisses(criteria, property, snapshot.today)),
    ]
  })
  return Promise.all(perGoal)
}

/** All that can be had without a list's query: home, panel, feeds, documents of portals, the sitemap, favourites and comparison. */
async function standingAnswers(): Promise<unknown[]> {
  const ids = [...getSnapshot().propertyById.keys()]
  const perLanguage = languageCodes.map(async (language) => [
    await getFeed(language),
    await getPublicListings(language),
    await partnerDocuments(language),
    findPanelTypes(language),
    findPanelStock(language),
    findForPanel('antwerpen', language),
    findTypeChoices('sale', language),
    listLandingPages().map((page) => [findLandingTexts(page.goal, page.landing, language), landingMetadata(page, language)]),
    findListed('favourites', ids, language),
    compareProperties(findListed('compare', ids, language).offered, language),
  ])
  return [
    await Promise.all(perLanguage),
    findLatest(4),
    findCityChoices('sale'),
    findCityChoices('rent'),
    buildSitemap(),
    ids.map(answersAbout),
    await Promise.all(ids.map(toolAnswersAbout)),
  ]
}

async function allAnswers(queries: readonly ListQuery[]): Promise<string> {
  return JSON.stringify([await standingAnswers(), await Promise.all(queries.map(answersTo))])
}

/** Bounds that stand close to both secrets, as somebody would set them who halves the span again and again. */
const arbitraryQuery = (secrets: readonly Secret[]): fc.Arbitrary<ListQuery> => {
  const bound = fc.option(fc.constantFrom(...secrets.flatMap(({ price }) => [price - 1, price, price + 1])), { nil: undefined })
  return fc
    .tuple(arbitraryFilter, fc.boolean(), bound, bound, fc.constantFrom(...sortOrders), fc.integer({ min: 1, max: 3 }))
    .map(([filter, isWide, minPrice, maxPrice, sort, page]) => ({
      ...emptyListQuery,
      filter: { ...(isWide ? emptyListQuery.filter : filter), minPrice, maxPrice },
      sort,
      page,
    }))
}

const arbitraryCase = fc
  .tuple(fc.tuple(...keys.map(() => arbitraryState)), fc.subarray([1, 2, 3, 4]), arbitrarySecret, arbitrarySecret)
  .chain(([states, ignoreList, one, other]) =>
    fc
      .array(arbitraryQuery([one, other]), { minLength: 1, maxLength: 4 })
      .map((queries) => ({ states, ignoreList, one, other, queries })),
  )

describe('two contents that differ in what is hidden', () => {
  test('give the same answers', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCase, async ({ states, ignoreList, one, other, queries }) => {
        show(states, one, ignoreList)
        const first = await allAnswers(queries)
        show(states, other, ignoreList)
        expect(await allAnswers(queries)).toBe(first)
      }),
      { numRuns: 30 },
    )
  })

  test('a price that shows is found to the euro: the answers would tell', async () => {
    const states = keys.map(() => ({
      publishPrice: true,
      publishAddress: true,
      marquee: 0,
      archived: false,
      availability: 'available' as const,
    }))
    show(states, { price: 0, street: '', nudge: 0 }, [4])
    const count = (maxPrice: number) => countFiltered('sale', { ...emptyListQuery.filter, reference: '4102311', maxPrice })
    expect([count(984_999), count(985_000)]).toEqual([0, 1])
  })
})
