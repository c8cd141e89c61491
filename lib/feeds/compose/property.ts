/** Composes a neutral listing into a content file: the same listing, source and history give the same bytes. */
import { isAbroad } from '../../domain/law/country.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import type { FeedRemark } from '../adapter.ts'
import type { FeedGoal, FeedKind, FeedListing, FeedState } from '../feed-listing.ts'
import type { FeedAgent } from '../feed-parts.ts'
import type { FeedSource } from '../feed-source.ts'
import { type ComposeContext, type PricePoint, type Remarks, remarksOf, type UsedWord } from './context.ts'
import { composeFacts } from './facts.ts'
import { type FeedFileFields, inTableOrder } from './file-order.ts'
import { composeDocuments, composePictures, composePlans } from './files.ts'
import { composePlace } from './place.ts'
import { type ComposedPrice, composePrice } from './price.ts'
import { composeNearby, composeOpenings, composeRooms } from './rooms.ts'
import { withSourceDefaults } from './source-defaults.ts'
import { composeTexts } from './texts.ts'
import { findWord, lookUp } from './words.ts'

export type ListingFolder = 'properties' | 'takeovers' | 'foreign' | 'projects'

export type Composed = {
  folder: ListingFolder
  file: FeedFileFields
  prices: readonly PricePoint[]
  goal?: FeedGoal | undefined
  remarks: readonly FeedRemark[]
  words: readonly UsedWord[]
}

const goals = ['sale', 'rent', 'takeover'] as const satisfies readonly FeedGoal[]
const states = ['available', 'option', 'sold', 'rented', 'draft', 'withdrawn'] as const satisfies readonly FeedState[]

const webIdOf: Readonly<Record<FeedKind, string | undefined>> = {
  house: '1',
  villa: '1',
  farm: '1',
  apartment: '2',
  studio: '3',
  plot: '4',
  investment: '5',
  shop: '6',
  office: '6',
  industrial: '6',
  garage: '7',
  other: undefined,
}
const kinds = Object.keys(webIdOf) as FeedKind[]

/** Kind for a web type, for listings whose kind is known only from the `types` table of the source. */
const kindOf: Readonly<Record<string, FeedKind>> = {
  '1': 'house',
  '2': 'apartment',
  '3': 'studio',
  '4': 'plot',
  '5': 'investment',
  '6': 'shop',
  '7': 'garage',
}

/**
 * The narrower word (`subKind`) has priority; for each word the table of the source is used first, then the adapter's
 * interpretation.
 */
function typesOf(listing: FeedListing, source: FeedSource, remarks: Remarks): { kind: FeedKind; webIds: readonly string[] } {
  const said = [listing.subKind, listing.kind].flatMap((word) => word ?? [])
  const inTable = said.find(({ theirs }) => lookUp(source.types, theirs) !== undefined)
  const stated = inTable && lookUp(source.types, inTable.theirs)
  const known = said.find(({ ours }) => ours !== undefined && webIdOf[ours] !== undefined)
  const byTable = known?.ours ?? kindOf[stated?.split(',')[0] ?? '']
  const kind = byTable ?? findWord(said[0], 'kind', kinds, source, remarks) ?? 'other'
  if (byTable !== undefined) remarks.addWord('kind', (inTable ?? known)?.theirs ?? '', stated ?? byTable)
  const base = stated ?? webIdOf[kind]
  if (base === undefined) remarks.add('held-back', 'kind', 'expected a type that "types" of the source knows', said[0]?.theirs)
  const all = [...(base?.split(',') ?? []), ...(listing.isInvestment ? ['5'] : []), ...(listing.isNewBuild ? ['8'] : [])]
  return { kind, webIds: [...new Set(all)] }
}

/** Markers by number: 0 none, 1 new, 2 under option, 3 new price, 4 sold or rented. */
function stateFields(listing: FeedListing, state: FeedState, today: string) {
  const isOver = state === 'sold' || state === 'rented'
  const mark = listing.mark === 'new' ? 1 : listing.mark === 'new-price' ? 3 : 0
  const marquee = isOver ? 4 : state === 'option' ? 2 : mark
  return {
    Marquee: marquee,
    ...(listing.stateSince !== undefined && marquee > 0 && listing.stateSince <= today && { MarqueeDate: listing.stateSince }),
    Published: listing.isPublished !== false && state !== 'draft',
    Archived: state === 'withdrawn',
    Availability: isOver ? state : 'available',
  }
}

/** This site's agent, by the table of the source or by mail address; undefined, after a remark, for an unknown one. */
export function findAgent(agent: FeedAgent | undefined, { source, agentsByMail }: ComposeContext, remarks: Remarks) {
  const names = [agent?.id, agent?.email].flatMap((name) => name ?? [])
  const stated = names.flatMap((name) => lookUp(source.agents, name) ?? [])[0]
  const found = stated ?? (agent?.email && agentsByMail.get(agent.email.trim().toLowerCase()))
  const [name] = names
  if (name !== undefined) remarks.addWord('agent', name, found || undefined)
  if (!found && names.length > 0) remarks.add('gap', 'agent', 'expected an agent that "agents" of the source knows', agent?.id)
  return found || undefined
}

function folderOf(goal: FeedGoal, countryId: number): ListingFolder {
  if (goal === 'takeover') return 'takeovers'
  return isAbroad({ countryId }) ? 'foreign' : 'properties'
}

/** Pictures, followed by the plans that belong to no storey. */
function mediaFields(listing: FeedListing, storeys: ReadonlySet<number>, context: ComposeContext, remarks: Remarks) {
  const { plans, pictures } = composePlans(listing.plans ?? [], storeys, context)
  const link = (url: string | undefined) => (url !== undefined && URL.canParse(url) ? url : undefined)
  return {
    Pictures: [...composePictures(listing.pictures ?? [], context), ...pictures],
    FloorPlans: plans,
    VideoUrl: link(listing.videos?.[0]?.url),
    VirtualTourUrl: link(listing.tours?.[0]?.url),
    Documents: composeDocuments(listing.documents ?? [], context, remarks),
  }
}

/** Values written when neither the feed nor the source has one. */
const unknown = { EnergyPerformance: 0 }

/** When a listing changes between sale and rent its price history restarts today, because a rent is not a reduced price. */
function priceOf(listing: FeedListing, goal: FeedGoal | undefined, context: ComposeContext, remarks: Remarks): ComposedPrice {
  const { goalBefore, today } = context
  const price = listing.price ?? {}
  if (goal === undefined || goalBefore === undefined || goal === goalBefore)
    return composePrice(price, goal ?? 'sale', context, remarks)
  const { history: _, former: __, ...asked } = price
  return composePrice(asked, goal, { ...context, prices: [], firstSeen: today }, remarks)
}

/** Always returns a file; a listing that cannot be published has a remark `held-back`. */
export function composeProperty(listing: FeedListing, context: ComposeContext): Composed {
  const { source, today } = context
  const remarks = remarksOf(listing.id)
  const goal = findWord(listing.goal, 'goal', goals, source, remarks)
  if (goal === undefined) remarks.add('held-back', 'goal', 'expected sale, rent or takeover', listing.goal?.theirs)
  const { kind, webIds } = typesOf(listing, source, remarks)
  const state = findWord(listing.state, 'state', states, source, remarks) ?? 'available'
  const place = composePlace(listing.address ?? {}, context, remarks)
  const price = priceOf(listing, goal, context, remarks)
  const rooms = composeRooms(listing.rooms ?? [], context, remarks)
  const what = { kind, town: place.town, country: place.namelessCountry }
  const file = {
    ID: context.id,
    Goal: goal && goals.indexOf(goal),
    WebIDs: webIds.length > 0 ? webIds.join(',') : undefined,
    ...stateFields(listing, state, today),
    CreationDate: listing.createdOn ?? context.firstSeen,
    ModificationDate: listing.changedOn ?? listing.createdOn ?? context.firstSeen,
    AgentID: findAgent(listing.agent, context, remarks),
    ...place.fields,
    ...price.fields,
    ...composeFacts(listing.facts ?? {}, source, remarks),
    ...mediaFields(listing, new Set(rooms.map(({ Floor }) => Floor)), context, remarks),
    OpenHouses: composeOpenings(listing.openings ?? []),
    Rooms: rooms,
    Nearby: composeNearby(listing.nearby ?? [], context, remarks),
    Languages: composeTexts(listing.texts ?? {}, what, context, remarks),
  }
  return {
    folder: folderOf(goal ?? 'sale', Number(place.fields['CountryID'])),
    file: inTableOrder(
      withSourceDefaults(file, { ...source, defaults: { ...unknown, ...source.defaults } }, propertyFields),
      propertyFields,
    ),
    prices: price.prices,
    goal: goal ?? context.goalBefore,
    remarks: remarks.list,
    words: remarks.words,
  }
}
