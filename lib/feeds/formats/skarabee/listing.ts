/** Converts a publication of Skarabee's Weblink to a neutral listing. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedGoal, FeedListing, FeedProject } from '../../feed-listing.ts'
import type { FeedAddress, FeedAgent, FeedFile, FeedPrice, FeedText, FeedTexts, FeedWord } from '../../feed-parts.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage, languageOf } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { toProjectStatus } from '../../reading/project-status.ts'
import type { FeedItem } from '../../reading/to-reading.ts'
import { toFacts } from './facts.ts'
import { toDocuments, toFiles, toNearby, toOpenings, toRooms } from './parts.ts'
import { genres, kinds, states, types } from './words.ts'

type Publication = {
  readonly publication: FeedRecord
  readonly property: FeedRecord
  readonly language: Language
  readonly agents: Agents
}
export type Agents = ReadonlyMap<string, FeedAgent>

function toAddress({ publication, property }: Publication): FeedAddress {
  const address = property.record('Address')
  const number = [address.count('HouseNumber') || undefined, address.text('HouseNumberExtension')].filter(
    (part) => part !== undefined,
  )
  return filled({
    street: address.text('Street'),
    number: number.join('') || undefined,
    box: address.text('MailBox'),
    zip: address.text('City.@ZipCode'),
    town: address.text('City'),
    country: address.text('CountryID'),
    // X is the longitude, Y the latitude.
    latitude: address.number('Position.@Y'),
    longitude: address.number('Position.@X'),
    isHidden: publication.isYes('Info.HideAddress') || publication.isYes('Info.HideHouseNumber') || undefined,
  })
}

const periods: Readonly<Record<string, NonNullable<FeedPrice['per']>>> = {
  PRICE_PER_MONTH: 'month',
  PRICE_PER_YEAR: 'year',
  TOTAL: 'once',
}

function toPrice({ publication, property }: Publication, goal: FeedGoal | undefined): FeedPrice {
  const name = goal === 'rent' ? 'RentPrice' : 'SalePrice'
  const minimum = property.amount(`Financials.${name}.Amount.@Minimum`, 'Financials.MinimumPrice.Amount.@Value')
  const amount = property.amount('Price') ?? property.amount(`Financials.${name}.Amount.@Value`) ?? minimum
  const since = property.day('PriceLastModified')
  const onRequest = publication.isYes('Info.HidePrice') || property.text('PriceIndication') === 'ON_REQUEST'
  return filled({
    amount,
    currency: property.text('Currency'),
    per: amount === undefined ? undefined : (periods[property.text('PriceType') ?? ''] ?? (goal === 'rent' ? 'month' : 'once')),
    isFrom: (amount !== undefined && amount === minimum) || undefined,
    isHidden: onRequest || undefined,
    former: goal === 'rent' ? property.amount('Financials.PreviousRentPrice.Amount.@Value') : undefined,
    history: amount !== undefined && since !== undefined ? [{ date: since, amount }] : undefined,
  })
}

/** Flashes are texts per language; a list without languages has the language of the account. */
function readFlashes(property: FeedRecord, part: 'Title' | 'Text', fallback: Language): FeedText | undefined {
  const flashes = [...property.records('AllFlashes.Flash'), ...property.records('Flashes.Flash')]
  const found = flashes.flatMap((flash): [Language, string][] => {
    const text = flash.plain(part)
    return text === undefined ? [] : [[languageOf(flash.text('@LanguageID')) ?? fallback, text]]
  })
  // The first text of a language counts: `AllFlashes` has priority over `Flashes`.
  return found.length > 0 ? Object.fromEntries(found.reverse()) : undefined
}

const toTexts = ({ property, language }: Publication): FeedTexts =>
  filled({
    title: readFlashes(property, 'Title', language),
    description: readFlashes(property, 'Text', language),
    typeName: inLanguage(language, property.plain('Typo.Genre', 'Typo.Sort')),
    epcLabel: labelOf(property.text('Energy.Class')),
  })

const labels: Readonly<Record<string, string>> = { A_3PLUS: 'A+++', A_4PLUS: 'A++++', A_5PLUS: 'A+++++' }
const labelOf = (label: string | undefined) =>
  label === undefined || /^(?:UNDEFINED|BLANK|ECR|PN|O)$/.test(label) ? undefined : (labels[label] ?? label)

function goalOf(property: FeedRecord): FeedWord<FeedGoal> | undefined {
  const status = property.text('Status')
  if (status === undefined || status === 'UNDEFINED') return undefined
  if (property.isYes('TakeOver')) return { theirs: 'TakeOver', ours: 'takeover' }
  if (/RENT/.test(status)) return { theirs: status, ours: 'rent' }
  return /SALE|SOLD/.test(status) ? { theirs: status, ours: 'sale' } : { theirs: status }
}

const foreignFields = [
  'FloodProneArea',
  'DelimitedFloodplainOrRiverbank',
  'UrbanDevelopment.ProtectedMonument',
  'RenovationDuty',
  'IsProtected',
  'HasSolarPanels',
  'CadastrallIncomeIndexed',
]

const foreignOf = (property: FeedRecord): Record<string, string> =>
  Object.fromEntries(
    foreignFields.flatMap((field): [string, string][] => {
      const value = property.text(field)
      return value === undefined || value === 'UNDEFINED' || value === '-1' ? [] : [[field, value]]
    }),
  )

function shared(parts: Publication) {
  const { publication, property, language, agents } = parts
  const login = property.text('ResponsibleLoginId', 'SalesRepresentativeLoginId')
  return filled({
    reference: property.text('Reference'),
    address: toAddress(parts),
    texts: toTexts(parts),
    createdOn: publication.day('Info.Created') ?? property.day('Created'),
    changedOn: publication.day('Info.Modified') ?? property.day('Modified'),
    pictures: toFiles(publication, 'Pictures.Picture', language),
    documents: toDocuments(publication, language),
    agent: login === undefined || login === '-1' ? undefined : (agents.get(login) ?? { id: login }),
    isPublished: publication.isNo('Info.Enabled') ? false : publication.isYes('Info.Enabled') || undefined,
    url: property.link('SiteUrl'),
    facts: toFacts(property),
    foreign: foreignOf(property),
  })
}

const linksOf = (record: FeedRecord, ...fields: string[]): FeedFile[] =>
  fields.flatMap((field) => {
    const url = record.link(field)
    return url === undefined ? [] : [{ url }]
  })

function toListing(id: string, parts: Publication): FeedListing {
  const { publication, property, language } = parts
  const goal = goalOf(property)
  const projectId = property.text('Project.PublicationID')
  return {
    id,
    ...shared(parts),
    ...filled({
      goal,
      kind: property.word('Typo.Sort', kinds) ?? property.word('Type', types),
      subKind: property.word('Typo.Genre', genres),
      isNewBuild: property.isYes('NewEstate') || undefined,
      isInvestment: property.isYes('IsYieldProperty') || undefined,
      state: property.word('Status', states),
      stateSince: property.day('Dates.Sold', 'ConditionalSoldDate'),
      price: toPrice(parts, goal?.ours),
      plans: toFiles(publication, 'FloorPlans.FloorPlan', language),
      videos: linksOf(property, 'VideoUrl'),
      tours: linksOf(property, 'VirtualUrl', 'VRURL').slice(0, 1),
      rooms: toRooms(property, language),
      nearby: toNearby(property),
      openings: toOpenings(property),
      projectId: projectId === '0' || projectId === '-1' ? undefined : projectId,
    }),
  }
}

function toProject(id: string, parts: Publication): FeedProject {
  const { property } = parts
  return {
    id,
    ...shared(parts),
    ...filled({
      name: property.text('Project.Name'),
      number: property.text('Reference'),
      status: toProjectStatus(property.word('Status', states)),
      deliveredOn: property.day('Project.StopBuilding'),
    }),
  }
}

export function toItem(publication: FeedRecord, id: string, language: Language, agents: Agents): FeedItem {
  const property = publication.record('Property')
  const parts = { publication, property, language, agents }
  return property.text('PropertyType') === 'PROJECT'
    ? { kind: 'project', project: toProject(id, parts) }
    : { kind: 'listing', listing: toListing(id, parts) }
}
