/** Converts a property or project of Omnicasa to a neutral listing. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedListing, FeedProject, FeedState } from '../../feed-listing.ts'
import type {
  FeedAddress,
  FeedAgent,
  FeedDocument,
  FeedFile,
  FeedOpening,
  FeedPrice,
  FeedRoom,
  FeedTexts,
  FeedWord,
} from '../../feed-parts.ts'
import { countryOf } from '../../reading/country-names.ts'
import { readDocumentKind } from '../../reading/document-names.ts'
import { kindNames, nameWord, stateNames } from '../../reading/fact-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { toProjectStatus } from '../../reading/project-status.ts'
import { readRoomKind, readRoomNumber } from '../../reading/room-names.ts'
import { toFacts } from './facts.ts'
import { goals, kinds, mainKinds, newConditions, states } from './words.ts'

/** The country is an Omnicasa number, a vehicle registration code, or a name. */
function countryIn(record: FeedRecord): string | undefined {
  const id = record.text('CountryID')
  return countryOf(record.text('CountryAbbr') ?? countries[id ?? ''] ?? record.text('CountryName') ?? id)
}

/** `GoogleX` is the latitude. */
function toAddress(record: FeedRecord): FeedAddress {
  return filled({
    street: record.text('Street'),
    number: record.text('HouseNumber'),
    box: record.text('BoxNr'),
    zip: record.text('Zip'),
    town: record.text('City'),
    quarter: record.text('District', 'Quarter'),
    country: countryIn(record),
    latitude: record.positive('GoogleX', 'Latitude'),
    longitude: record.number('GoogleY', 'Longitude') || undefined,
    isHidden: record.isNo('PublishAddress') || undefined,
  })
}

const countries: Readonly<Record<string, string>> = { 10: 'BE', 50: 'LU', 70: 'ES' }

/** 0 asking price, 1 per month, 2 per month without VAT, 3 takeover sum, 7 starting from. */
function toPrice(record: FeedRecord): FeedPrice {
  const unit = record.text('PriceUnit')
  const isRent = record.text('Goal') === '1'
  const amount = record.amount('Price', 'StartPrice')
  return filled({
    amount,
    per: amount === undefined ? undefined : isRent || unit === '1' || unit === '2' ? ('month' as const) : ('once' as const),
    isFrom: unit === '7' || undefined,
    isWithoutVat: unit === '2' || undefined,
    isHidden: record.isNo('PublishPrice') || undefined,
    former: record.amount('OldPrice', 'PreviousPrice'),
  })
}

/** The same pictures come in four sizes, as records or as plain addresses: the largest available is used. */
const pictureLists = ['XLargePictureItems', 'LargePictureItems', 'MediumPictureItems', 'SmallPictureItems']
const addressLists = ['XLargePictures', 'LargePictures', 'MediumPictures', 'LargePicture', 'MediumPicture', 'SmallPicture']

function toPictures(record: FeedRecord, language: Language): FeedFile[] {
  const items = pictureLists.map((list) => record.records(list)).find((list) => list.length > 0)
  if (!items)
    return (addressLists.map((list) => record.values(list)).find((list) => list.length > 0) ?? []).map((url) => ({ url }))
  return items.flatMap((item, place) => {
    const url = item.link('Url', 'URL')
    const name = inLanguage(language, item.plain('Description', 'Name'))
    if (url === undefined) return []
    return [
      {
        url,
        order: place + 1,
        ...filled({ id: item.text('ID'), name, width: item.positive('Width'), height: item.positive('Height') }),
      },
    ]
  })
}

function toDocuments(record: FeedRecord, language: Language): FeedDocument[] {
  return record.records('Documents').flatMap((document) => {
    const url = document.link('Url', 'URL')
    const name = document.plain('Name', 'FileName')
    if (url === undefined) return []
    const kind = nameOf(document.text('TypeName') ?? name)
    return [
      {
        url,
        ...filled({ id: document.text('ID'), kind, name: inLanguage(language, name), date: document.day('Date', 'CreatedDate') }),
      },
    ]
  })
}

const nameOf = (name: string | undefined) => (name === undefined ? undefined : readDocumentKind(name))

/** The composition of the property, which is requested with `AddCompositionField`. */
function toRooms(record: FeedRecord, language: Language): FeedRoom[] {
  return record.records('Compositions').flatMap((room) => {
    const name = room.text('Name')
    if (name === undefined) return []
    const known = { floor: room.number('Floor'), number: readRoomNumber(name), area: room.positive('Surface') }
    return [{ kind: readRoomKind(name), ...filled({ ...known, note: inLanguage(language, room.plain('Description')) }) }]
  })
}

function toOpenings(record: FeedRecord): FeedOpening[] {
  return record.records('OpenHouses').flatMap((opening) => {
    const [date, from, to] = [opening.day('Date', 'From'), opening.time('From'), opening.time('To')]
    return date && from && to ? [{ date, from, to, kind: 'open-house' as const }] : []
  })
}

function toAgent(record: FeedRecord): FeedAgent {
  const picture = record.link('ManagerPicture')
  return filled({
    id: record.text('ManagerID', 'AgentID'),
    lastName: record.text('ManagerName'),
    email: record.text('ManagerEmail'),
    phone: record.text('ManagerMobilePhone', 'ManagerDirectPhone'),
    picture: picture === undefined ? undefined : { url: picture },
  })
}

/** The marquee and the agency's own sub-status are more specific than the state, which has no value for "under option". */
function toState(record: FeedRecord): FeedWord<FeedState> | undefined {
  const state = record.word('Status', states) ?? nameWord(record.text('StatusName'), stateNames)
  if (state?.ours !== 'available') return state
  const marquee = record.text('Marquee')
  if (marquee === '2') return { theirs: `Marquee ${marquee}`, ours: 'option' }
  const sub = nameWord(record.text('SubStatusName', 'MarqueeName'), stateNames)
  return sub?.ours === 'option' || sub?.ours === 'sold' || sub?.ours === 'rented' ? sub : state
}

function toTexts(record: FeedRecord, language: Language): FeedTexts {
  const description = [record.plain('DescriptionA', 'Description'), record.plain('DescriptionB')].filter(
    (part) => part !== undefined,
  )
  return filled({
    title: inLanguage(language, record.plain('TypeDescription')),
    description: inLanguage(language, description.join('\n\n') || undefined),
    summary: inLanguage(language, record.plain('ShortDescription')),
    typeName: inLanguage(language, record.text('MainTypeName', 'WebIDName')),
    epcLabel: record.text('EPCLabelText', 'EPCLabel'),
  })
}

function shared(record: FeedRecord, language: Language) {
  return filled({
    reference: record.text('Ident', 'RecordFile'),
    address: toAddress(record),
    texts: toTexts(record, language),
    createdOn: record.day('CreatedDate'),
    changedOn: record.day('LastChangedDate'),
    pictures: toPictures(record, language),
    documents: toDocuments(record, language),
    agent: toAgent(record),
    isPublished: publication[record.answer('PublishInternet', 'PublishWebsite') ?? ''],
    facts: toFacts(record),
  })
}

const publication: Readonly<Record<string, boolean>> = { yes: true, no: false }

const marks: Readonly<Record<string, 'new' | 'new-price'>> = { 1: 'new', 3: 'new-price' }

const filesOf = (record: FeedRecord, ...fields: string[]): FeedFile[] => {
  const url = record.link(...fields)
  return url === undefined ? [] : [{ url }]
}

/** Projects and properties have separate numbering; 0 means none. */
function projectOf(record: FeedRecord): string | undefined {
  const id = record.text('ProjectID')
  return id === undefined || id === '0' ? undefined : id
}

export function toListing(id: string, record: FeedRecord, language: Language): FeedListing {
  const isNew = newConditions.has(record.text('ConditionID') ?? '') || record.text('WebID') === '8'
  return {
    id,
    ...shared(record, language),
    ...filled({
      goal: record.word('Goal', goals),
      kind: record.word('WebID', kinds) ?? nameWord(record.text('WebIDName', 'MainTypeName'), kindNames),
      subKind: record.word('MainTypeID', mainKinds),
      isNewBuild: isNew || undefined,
      state: toState(record),
      stateSince: record.day('MarqueeDate', 'StatusDate'),
      mark: marks[record.text('Marquee') ?? ''],
      price: toPrice(record),
      plans: record.records('PlanItems').flatMap((plan) => filesOf(plan, 'Url')),
      videos: filesOf(record, 'VideoUrl', 'LinkVideo', 'YoutubeLink'),
      tours: filesOf(record, 'VirtualTourUrl', 'LinkVirtualTour', 'VirtualVisitLink'),
      rooms: toRooms(record, language),
      openings: toOpenings(record),
      projectId: projectOf(record),
    }),
  }
}

export function toProject(id: string, record: FeedRecord, language: Language): FeedProject {
  const delivered = record.day('DeliveryDate')
  const texts = { ...toTexts(record, language), ...filled({ title: inLanguage(language, record.plain('Name')) }) }
  return {
    id,
    ...shared(record, language),
    texts,
    ...filled({
      name: record.plain('Name'),
      number: record.text('Ident'),
      status: toProjectStatus(toState(record)),
      deliveredOn: delivered,
    }),
  }
}
