/**
 * The document that another site of this software publishes at `/api/listings.json` (docs/api.md), once per language. Facts have
 * our own field names; sites of an older release give the planning answers only as abbreviations. Documents come without their
 * files, which are sent only on request.
 */
import type { Language } from '../../domain/text/language.ts'
import type { FeedAccess, FeedConversation, FeedFormat, FeedPayload } from '../adapter.ts'
import type { FeedFacts, FeedGoal, FeedKind, FeedListing, FeedState } from '../feed-listing.ts'
import type { FeedAnswer, FeedPrice, FeedWord } from '../feed-parts.ts'
import { countryOf } from '../reading/country-names.ts'
import { nameWord, stateNames } from '../reading/fact-names.ts'
import { type FeedRecord, feedRecord } from '../reading/feed-record.ts'
import { inLanguage, languageOf, scoreWords, type WordOf, type Words, wordsOf } from '../reading/feed-words.ts'
import { filled } from '../reading/filled.ts'
import { readOwnFacts } from '../reading/own-facts.ts'
import { isRaw } from '../reading/raw-value.ts'
import { readItems, readJsonFeed } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { toParts } from './listings-json/parts.ts'

const goals: Words<FeedGoal> = wordsOf({ sale: ['sale'], rent: ['rent'], takeover: ['takeover'] })
const states: Words<FeedState> = wordsOf({ available: ['available'], sold: ['sold'], rented: ['rented'] })
const kinds: Words<FeedKind> = wordsOf(
  { house: [1], apartment: [2], studio: [3], plot: [4], investment: [5], shop: [6], garage: [7] },
  [8],
)

/** Legal abbreviations: which question each answers, and how. */
const codes = {
  permit: ['Vg', 'Gvg'],
  preemptiveRights: ['Vkr', 'Gvkr'],
  allotmentPermit: ['Vv', 'Gvv'],
  summons: ['Dv', 'Gdv'],
} as const

const destinations: readonly WordOf<'destination'>[] = ['Wg', 'Wp', 'Wug', 'Ag', 'Ng', 'Igb', 'Wche', 'Rg', 'Wglk']

function planningFacts(listing: FeedRecord): FeedFacts {
  const said = new Set(listing.values('planning'))
  const answers = Object.entries(codes).flatMap(([name, [yes, no]]): [string, FeedAnswer][] =>
    said.has(yes) ? [[name, 'yes']] : said.has(no) ? [[name, 'no']] : [],
  )
  const destination = destinations.find((code) => said.has(code))
  return {
    ...Object.fromEntries(answers),
    ...filled({
      judicialDecision: said.has('Gmo') ? ('no' as const) : undefined,
      destination: destination && { theirs: destination, ours: destination },
    }),
  }
}

function toFacts(listing: FeedRecord): FeedFacts {
  return {
    ...planningFacts(listing),
    ...readOwnFacts(listing.record('facts')),
    ...filled({
      bedrooms: listing.count('bedrooms'),
      bathrooms: listing.count('bathrooms'),
      showerRooms: listing.count('showerRooms'),
      toilets: listing.count('toilets'),
      garages: listing.count('garages'),
      parkings: listing.count('parkings'),
      surfaceLiving: listing.positive('livingArea'),
      surfaceTotal: listing.positive('totalArea'),
      surfaceGround: listing.positive('plotArea'),
      surfaceGarden: listing.positive('gardenArea'),
      surfaceTerrace: listing.positive('terraceArea'),
      surfaceOffice: listing.positive('officeArea'),
      surfaceStore: listing.positive('storeArea'),
      constructionYear: listing.positive('constructionYear'),
      renovationYear: listing.positive('renovationYear'),
      energyPerformance: listing.positive('energy.performance'),
      epcCode: listing.text('energy.code'),
      pScore: listing.word('flood.parcel', scoreWords),
      gScore: listing.word('flood.building', scoreWords),
      chargesRenter: listing.count('price.charges'),
    }),
  }
}

/** No price means that it is not published. */
function toPrice(listing: FeedRecord, state: FeedState | undefined): FeedPrice {
  const amount = listing.amount('price.amount')
  return filled({
    amount,
    currency: listing.text('price.currency'),
    per: amount === undefined ? undefined : listing.text('price.period') === 'month' ? ('month' as const) : ('once' as const),
    isFrom: listing.isYes('price.isStartingFrom') || undefined,
    isHidden: (amount === undefined && state !== 'sold' && state !== 'rented') || undefined,
  })
}

const number = String.raw`(\d\S*(?:\s+[a-z]{1,2})?)`
const withBox = new RegExp(String.raw`^(.+)\s+${number}\s+(?:bus|bte|box)\s+(\S.*)$`, 'i')
const withoutBox = new RegExp(String.raw`^(.+)\s+${number}$`, 'i')

/** Limit in characters, longer than any address. */
const longestStreet = 200

/** Splits "Kerkstraat 12 bus 3": the number is the last word with a digit, because streets may be named after dates. */
function streetOf(listing: FeedRecord): { street?: string; number?: string; box?: string } {
  const whole = (listing.text('address.street') ?? '').slice(0, longestStreet)
  const [, street, houseNumber, box] = withBox.exec(whole) ?? withoutBox.exec(whole) ?? []
  return filled({ street: street ?? (whole || undefined), number: houseNumber, box })
}

/** "Under option" is a marker here, not an availability. */
function stateOf(listing: FeedRecord): FeedWord<FeedState> | undefined {
  const state = listing.word('availability', states)
  const marker = nameWord(listing.text('marker'), stateNames)
  return state?.ours === 'available' && marker?.ours === 'option' ? marker : state
}

function toListing(id: string, listing: FeedRecord, language: Language): FeedListing {
  const typeIds = listing.values('typeIds')
  const state = stateOf(listing)
  const pictures = listing.records('pictures').flatMap((picture, place) => {
    const url = picture.link('url')
    const name = inLanguage(language, picture.text('text'))
    return url === undefined
      ? []
      : [{ url, order: place + 1, ...filled({ name, width: picture.positive('width'), height: picture.positive('height') }) }]
  })
  return {
    id,
    ...filled({
      goal: listing.word('goal', goals),
      kind: nameOfKind(typeIds),
      isNewBuild: typeIds.includes('8') || undefined,
      state,
      address: filled({
        ...streetOf(listing),
        zip: listing.text('address.zip'),
        town: listing.text('address.city'),
        quarter: listing.text('address.quarter'),
        country: countryOf(listing.text('address.country')),
        latitude: listing.number('address.latitude'),
        longitude: listing.number('address.longitude'),
        isHidden: listing.isNo('address.isPublished') || undefined,
      }),
      texts: filled({
        title: inLanguage(language, listing.text('title')),
        description: inLanguage(language, listing.plain('description')),
        typeName: inLanguage(language, listing.text('type')),
        epcLabel: listing.text('energy.label'),
      }),
      createdOn: listing.day('listedOn'),
      changedOn: listing.day('modifiedOn'),
      price: toPrice(listing, state?.ours),
      facts: toFacts(listing),
      pictures,
      agent: filled({
        lastName: listing.text('agent.name'),
        email: listing.text('agent.email'),
        phone: listing.text('agent.phone'),
      }),
      ...toParts(listing, language),
      url: listing.link('url'),
    }),
  }
}

function nameOfKind(typeIds: readonly string[]): FeedWord<FeedKind> | undefined {
  const id = typeIds.find((type) => kinds[type] !== null)
  const ours = id === undefined ? undefined : kinds[id]
  return id === undefined ? undefined : { theirs: id, ...(ours && { ours }) }
}

/** Requests the document in each language of the source. */
function* converse(access: FeedAccess): FeedConversation {
  const address = new URL(access.address)
  const requests = access.languages.map((language) => {
    address.searchParams.set('lng', language)
    return { name: `listings-${language}`, url: address.href, language }
  })
  const answers = yield requests
  const failed = answers.find(({ status }) => status >= 300)
  if (failed) return unreadable(failed.payload, `expected listings.json, found status ${failed.status}`)
  return answers.map(({ payload }, place): FeedPayload => ({ ...payload, ...filled({ language: access.languages[place] }) }))
}

export const listingsJson: FeedFormat = {
  name: 'listings.json',
  converse,
  read: (payloads, { defaultLanguage }) =>
    readJsonFeed(payloads, (value, payload, remarks) => {
      if (!isRaw(value) || !Array.isArray(value['listings'])) return unreadable(payload, 'expected a document with listings')
      const document = feedRecord(value, { remarks })
      const language = languageOf(document.text('language')) ?? payload.language ?? defaultLanguage
      const read = (listing: FeedRecord, id: string) => ({ kind: 'listing', listing: toListing(id, listing, language) }) as const
      return { kind: 'items', items: readItems(document.records('listings'), 'id', read, remarks) }
    }),
}
