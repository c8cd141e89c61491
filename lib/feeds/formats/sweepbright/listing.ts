/** Converts a SweepBright estate to a neutral listing. Vendors, buyers, notes and mandates are never read. */

import type { Language } from '../../../domain/text/language.ts'
import type { FeedGoal, FeedListing, FeedProject, FeedState } from '../../feed-listing.ts'
import type { FeedAddress, FeedAgent, FeedFile, FeedOpening, FeedPrice, FeedRoom } from '../../feed-parts.ts'
import { readDocumentKind } from '../../reading/document-names.ts'
import { kindNames, nameWord } from '../../reading/fact-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage, type Words, wordsOf } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { toProjectStatus } from '../../reading/project-status.ts'
import { readRoomKind } from '../../reading/room-names.ts'
import { readArea, toFacts } from './facts.ts'

const goals: Words<FeedGoal> = wordsOf({ sale: ['sale'], rent: ['let', 'rent'] })

const states: Words<FeedState> = wordsOf({
  available: ['available'],
  option: ['option', 'under_contract', 'agreement', 'under_offer'],
  sold: ['sold'],
  rented: ['rented'],
  draft: ['prospect', 'estimate'],
  withdrawn: ['lost', 'archived', 'withdrawn'],
})

function toAddress(estate: FeedRecord): FeedAddress {
  const number = [estate.text('location.number'), estate.text('location.addition')].filter((part) => part !== undefined).join('')
  return filled({
    street: estate.text('location.street'),
    number: number || undefined,
    box: estate.text('location.box'),
    zip: estate.text('location.postal_code'),
    town: estate.text('location.city'),
    quarter: estate.text('location.borough', 'location.neighbourhood'),
    country: estate.text('location.country')?.toUpperCase(),
    latitude: estate.number('location.geo.latitude'),
    longitude: estate.number('location.geo.longitude'),
    isHidden: estate.isYes('location.hidden') || undefined,
  })
}

const periods: Readonly<Record<string, NonNullable<FeedPrice['per']>>> = { week: 'week', month: 'month', year: 'year' }

function toPrice(estate: FeedRecord): FeedPrice {
  const amount = estate.amount('price.amount')
  const isRent = estate.text('negotiation') === 'let'
  return filled({
    amount,
    currency: estate.text('price.currency')?.toUpperCase(),
    per: amount === undefined ? undefined : isRent ? (periods[estate.text('rent_period') ?? ''] ?? 'month') : 'once',
    isHidden: estate.isYes('price.hidden') || undefined,
    former: estate.amount('price_previous.amount'),
  })
}

/** File addresses expire, so files are identified by their id. */
function toFiles(
  estate: FeedRecord,
  list: string,
  language: Language,
): (FeedFile & { description?: string; isPrivate?: boolean })[] {
  return estate.records(list).flatMap((file) => {
    const url = file.link('url')
    const description = file.plain('description') ?? file.text('filename')
    if (url === undefined) return []
    const name = inLanguage(language, file.plain('description'))
    const known = { id: file.text('id'), tag: file.text('id'), order: file.number('ordinal'), name, description }
    return [{ url, ...filled({ ...known, isPrivate: file.isYes('private') || undefined }) }]
  })
}

const bare = ({ description: _, isPrivate: __, ...file }: ReturnType<typeof toFiles>[number]): FeedFile => file

function toRooms(estate: FeedRecord): FeedRoom[] {
  return estate.records('rooms').flatMap((room) => {
    const type = room.text('type')
    if (type === undefined) return []
    const known = { number: room.positive('ordinal'), area: readArea(room, 'size', 'unit'), floor: room.number('floor') }
    return [{ kind: readRoomKind(type), ...filled({ ...known, note: room.texts('size_description') }) }]
  })
}

function toOpenings(estate: FeedRecord): FeedOpening[] {
  return estate.records('open_homes').flatMap((opening) => {
    const [date, from, to] = [opening.day('start_date'), opening.time('start_date'), opening.time('end_date')]
    return date && from && to ? [{ date, from, to, kind: 'open-house' as const }] : []
  })
}

function toAgent(estate: FeedRecord): FeedAgent {
  const agent = estate.record('negotiator')
  const picture = agent.link('photo_url')
  return filled({
    id: agent.text('id'),
    firstName: agent.text('first_name'),
    lastName: agent.text('last_name'),
    email: agent.text('email'),
    phone: agent.text('phone'),
    picture: picture === undefined ? undefined : { url: picture },
  })
}

const foreignFields = [
  'legal.property_and_land.flood_risk',
  'legal.regulations.heritage_list',
  'legal.regulations.registered_building',
  'legal.regulations.renovation_obligation',
  'legal.regulations.expropriation_plan',
  'legal.regulations.asbestos_certificate',
  'legal.regulations.asbestos_certificate_reference',
] as const

const foreignOf = (estate: FeedRecord): Record<string, string> =>
  Object.fromEntries(
    foreignFields.flatMap((path): [string, string][] => {
      const value = estate.text(path) ?? estate.answer(path)
      return value === undefined ? [] : [[path, value]]
    }),
  )

const linksOf = (url: string | undefined): FeedFile[] => (url === undefined ? [] : [{ url }])

function shared(estate: FeedRecord, language: Language) {
  return filled({
    reference: estate.text('settings.reference', 'mandate.number'),
    address: toAddress(estate),
    texts: filled({
      title: estate.texts('description_title'),
      description: estate.texts('description'),
      summary: estate.texts('short_description'),
      typeName: inLanguage('en', estate.text('sub_type', 'type')),
      epcLabel: estate.text('legal.energy.epc_category', 'epc_category'),
    }),
    createdOn: estate.day('created_at', 'mandate.start_date'),
    changedOn: estate.day('updated_at'),
    pictures: toFiles(estate, 'images', language).map(bare),
    documents: toFiles(estate, 'documents', language).map(({ description, ...file }) => ({
      ...file,
      ...filled({ kind: description === undefined ? undefined : readDocumentKind(description) }),
    })),
    agent: toAgent(estate),
    isPublished: estate.text('publish_status') === undefined ? undefined : estate.text('publish_status') === 'public',
    facts: toFacts(estate),
    foreign: foreignOf(estate),
  })
}

export function toListing(
  id: string,
  estate: FeedRecord,
  language: Language,
  projectId = estate.text('project_id'),
): FeedListing {
  const isNew = estate.text('general_condition') === 'new'
  return {
    id,
    ...shared(estate, language),
    ...filled({
      goal: estate.word('negotiation', goals),
      kind: nameWord(estate.text('type'), kindNames),
      subKind: nameWord(estate.text('sub_type'), kindNames),
      isNewBuild: isNew || undefined,
      state: estate.word('status', states),
      price: toPrice(estate),
      plans: toFiles(estate, 'plans', language).map(bare),
      videos: linksOf(estate.link('video_url')),
      tours: linksOf(estate.link('virtual_tour_url')),
      rooms: toRooms(estate),
      openings: toOpenings(estate),
      projectId,
    }),
  }
}

export function toProject(id: string, estate: FeedRecord, language: Language): FeedProject {
  const names = estate.texts('description_title')
  const name = names?.[language] ?? names?.nl ?? names?.fr ?? names?.en
  return { id, ...shared(estate, language), ...filled({ name, status: toProjectStatus(estate.word('status', states)) }) }
}
