/** Converts a Whise estate to a neutral listing, or to the project that other estates are units of. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedListing, FeedProject, FeedState } from '../../feed-listing.ts'
import type {
  FeedAddress,
  FeedAgent,
  FeedDocument,
  FeedFile,
  FeedPlace,
  FeedPrice,
  FeedRoom,
  FeedText,
  FeedTexts,
  FeedWord,
} from '../../feed-parts.ts'
import { countryOf } from '../../reading/country-names.ts'
import { readDocumentKind } from '../../reading/document-names.ts'
import type { FeedRecord, RemarkSink } from '../../reading/feed-record.ts'
import { inLanguage, languageOf, toWord } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { toProjectStatus } from '../../reading/project-status.ts'
import { readNumber } from '../../reading/read-number.ts'
import { readRoomKind, readRoomNumber } from '../../reading/room-names.ts'
import type { FeedItem } from '../../reading/to-reading.ts'
import { type Detail, detailRecord, readDetails } from './details.ts'
import { type Estate, toFacts } from './facts.ts'
import { countries, currencyOf, goals, goalsOfStates, kinds, newBuilds, newStates, states, subKinds } from './words.ts'

/** Texts are a list of records with a language, in the languages that were requested. */
function readTexts(estate: FeedRecord, field: string, fallback: Language): FeedText | undefined {
  const found = estate.records(field).flatMap((text): [Language, string][] => {
    const content = text.plain('content')
    return content === undefined ? [] : [[languageOf(text.text('languageId')) ?? fallback, content]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function toTexts({ estate, detail }: Estate, language: Language): FeedTexts {
  return filled({
    title: inLanguage(language, detail.plain('1914') ?? estate.plain('name')),
    description: readTexts(estate, 'longDescription', language) ?? readTexts(estate, 'shortDescription', language),
    summary: readTexts(estate, 'sms', language) ?? readTexts(estate, 'shortDescription', language),
    typeName: inLanguage(language, estate.text('subCategory.name', 'category.name')),
    epcLabel: detail.text('2056') ?? estate.text('energyClass'),
  })
}

/** By its number; a number that no public client lists is resolved by the country's name if given. */
function countryIn(estate: FeedRecord): string | undefined {
  const id = estate.text('country.id')
  return countryOf(countries[id ?? ''] ?? estate.text('country.name') ?? id)
}

/** Whise stores the latitude in its detail "x". */
function toAddress({ estate, detail }: Estate): FeedAddress {
  return filled({
    street: estate.text('address'),
    number: estate.text('number'),
    box: estate.text('box'),
    zip: estate.text('zip'),
    town: estate.text('city'),
    quarter: detail.text('label:quarter'),
    country: countryIn(estate),
    latitude: estate.number('latitude') ?? detail.number('1849'),
    longitude: estate.number('longitude') ?? detail.number('1850'),
    isHidden: estate.isNo('displayAddress') || undefined,
  })
}

function toPrice({ estate }: Estate, isRent: boolean): FeedPrice {
  const amount = estate.amount('price')
  const since = estate.day('priceChangeDateTime')
  return filled({
    amount,
    currency: currencyOf(estate.text('currency')),
    per: amount === undefined ? undefined : isRent ? ('month' as const) : ('once' as const),
    isHidden: estate.isNo('displayPrice') || undefined,
    history: amount !== undefined && since !== undefined ? [{ date: since, amount }] : undefined,
  })
}

function toPictures(estate: FeedRecord): FeedFile[] {
  return estate.records('pictures').flatMap((picture) => {
    const url = picture.link('urlXXL', 'urlLarge', 'urlSmall')
    if (url === undefined) return []
    return [{ url, ...filled({ id: picture.text('id'), tag: picture.text('updateDateTime'), order: picture.number('order') }) }]
  })
}

function toDocuments(estate: FeedRecord, language: Language): FeedDocument[] {
  return estate.records('documents').flatMap((document) => {
    const url = document.link('url', 'urlFile', 'link')
    if (url === undefined) return []
    const name = document.plain('description', 'content', 'name', 'fileName')
    const written = languageOf(document.text('languageId')) ?? language
    return [
      {
        url,
        ...filled({
          id: document.text('id'),
          tag: document.text('updateDateTime'),
          order: document.number('order'),
          kind: name === undefined ? undefined : readDocumentKind(name),
          name: inLanguage(written, name),
          date: document.day('updateDateTime', 'createDateTime'),
        }),
      },
    ]
  })
}

function toAgent(estate: FeedRecord, language: Language): FeedAgent {
  const agent = estate.record('representatives')
  const picture = agent.link('picture', 'pictureUrl')
  return filled({
    id: agent.text('id'),
    firstName: agent.text('firstName'),
    lastName: agent.text('lastName', 'name'),
    email: agent.text('email'),
    phone: agent.text('mobile', 'mobilePhone', 'phone', 'telephone'),
    registrationNumber: agent.text('registrationNumber', 'ipi', 'biv'),
    function: inLanguage(language, agent.text('function')),
    picture: picture === undefined ? undefined : { url: picture },
  })
}

/** Built, net and terrace area: not rooms. */
const wholeSurfaces = new Set(['27', '407', '874'])

/** Areas named after a room. */
function toRooms(details: readonly Detail[]): FeedRoom[] {
  const surfaces = details.filter(({ id, type }) => type === 'surface' && !wholeSurfaces.has(id))
  return surfaces.flatMap(({ label, value }): FeedRoom[] => {
    const area = readNumber(value)
    const kind = readRoomKind(label)
    if (area === undefined || area <= 0 || kind.ours === undefined) return []
    return [{ kind, area, ...filled({ number: readRoomNumber(label) }) }]
  })
}

/** Distances in metres; Whise gives kinds of places, not individual ones. */
const placeKinds = { 108: 'supermarket', 109: 'primary-school', 110: 'bus', 111: 'centre' } as const

function toNearby(detail: FeedRecord): FeedPlace[] {
  return Object.entries(placeKinds).flatMap(([id, ours]): FeedPlace[] => {
    const metres = detail.positive(id)
    return metres === undefined ? [] : [{ kind: { theirs: id, ours }, metres }]
  })
}

/** Archived counts as withdrawn, unless the estate is marked as sold or rented. */
function toState(estate: FeedRecord): FeedWord<FeedState> | undefined {
  const state = estate.word('purposeStatus.id', states)
  const isArchived = estate.text('status.id') === '5'
  return isArchived && state?.ours !== 'sold' && state?.ours !== 'rented' ? { theirs: 'status 5', ours: 'withdrawn' } : state
}

/** Flood zones and other values without a field here, under the names used by Whise's public clients. */
const foreignDetails = {
  possibleFlood: '2222',
  floodArea: '2223',
  indexedCadastralIncome: '496',
  soilCertificate: '820',
} as const

function toForeign({ detail }: Estate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(foreignDetails).flatMap(([name, id]): [string, string][] => {
      const value = detail.text(id)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function shared(parts: Estate, language: Language) {
  const { estate } = parts
  return filled({
    reference: estate.text('referenceNumber'),
    address: toAddress(parts),
    texts: toTexts(parts, language),
    createdOn: estate.day('putOnlineDateTime', 'createDateTime'),
    changedOn: estate.day('updateDateTime'),
    pictures: toPictures(estate),
    documents: toDocuments(estate, language),
    agent: toAgent(estate, language),
    isPublished: estate.text('displayStatusId') === undefined ? undefined : estate.text('displayStatusId') !== '1',
    facts: toFacts(parts),
    foreign: toForeign(parts),
  })
}

const linksOf = (estate: FeedRecord, ...fields: string[]): FeedFile[] =>
  fields.flatMap((field) => {
    const url = estate.link(field)
    return url === undefined ? [] : [{ url }]
  })

function toListing(id: string, parts: Estate, language: Language): FeedListing {
  const { estate, detail, details } = parts
  const goal = estate.word('purpose.id', goals) ?? toWord(estate.text('purposeStatus.id'), goalsOfStates)
  const isNew = newBuilds.has(estate.text('subCategory.id') ?? '') || newStates.has(estate.text('state.id') ?? '')
  return {
    id,
    ...shared(parts, language),
    ...filled({
      goal,
      kind: estate.word('category.id', kinds),
      subKind: estate.word('subCategory.id', subKinds),
      isNewBuild: isNew || undefined,
      isInvestment: estate.isYes('investmentEstate') || undefined,
      state: toState(estate),
      price: toPrice(parts, goal?.ours === 'rent'),
      tours: linksOf(estate, 'linkVirtualVisit', 'link3DModel'),
      videos: linksOf(estate, 'linkVideo', 'videoUrl'),
      rooms: toRooms(details),
      nearby: toNearby(detail),
      projectId: estate.text('parentId'),
    }),
  }
}

function toProject(id: string, parts: Estate, language: Language): FeedProject {
  const { estate, detail } = parts
  return {
    id,
    ...shared(parts, language),
    ...filled({
      name: detail.plain('1914') ?? estate.plain('name'),
      number: estate.text('referenceNumber'),
      status: toProjectStatus(toState(estate)),
      deliveredOn: estate.day('availabilityDateTime'),
    }),
  }
}

/** Status 6 is deleted. */
export function toItem(estate: FeedRecord, id: string, sink: RemarkSink, language: Language): FeedItem {
  if (estate.text('status.id') === '6') return { kind: 'gone', id }
  const details = readDetails(estate.raw)
  const parts = { estate, details, detail: detailRecord(details, { ...sink, id }) }
  return estate.isYes('canHaveChildren')
    ? { kind: 'project', project: toProject(id, parts, language) }
    : { kind: 'listing', listing: toListing(id, parts, language) }
}
