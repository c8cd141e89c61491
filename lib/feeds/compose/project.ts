/**
 * Composes a neutral project and its units into a content file. Fields that the content requires and no feed contains must come
 * from overrides.
 */
import { projectFields, unitFields, unitPriceFields } from '../../domain/project/project-fields.ts'
import type { FeedListing, FeedProject, FeedState, FeedUnit } from '../feed-listing.ts'
import type { FeedFile } from '../feed-parts.ts'
import { type ComposeContext, type Remarks, remarksOf } from './context.ts'
import { composeFacts, fits } from './facts.ts'
import { inTableOrder } from './file-order.ts'
import { composePictures, inOrder } from './files.ts'
import { composePlace } from './place.ts'
import { isNoPrice } from './price.ts'
import { type Composed, findAgent } from './property.ts'
import { withSourceDefaults } from './source-defaults.ts'
import { countryNameOf, toRecords } from './texts.ts'
import { findWord } from './words.ts'

type UnitKind = (typeof unitFields.kind.choices)[number]
type UnitState = (typeof unitPriceFields.state.choices)[number]

const unitState: Readonly<Record<FeedState, UnitState>> = {
  available: 'free',
  option: 'option',
  sold: 'sold',
  rented: 'sold',
  draft: 'sold',
  withdrawn: 'sold',
}

const unitKinds: Readonly<Record<string, UnitKind>> = {
  house: 'house',
  villa: 'house',
  farm: 'house',
  apartment: 'apartment',
  studio: 'studio',
  shop: 'commercial',
  office: 'commercial',
  industrial: 'commercial',
}

/**
 * Converts a unit that the feed gives as a separate listing. Which area is used depends on the kind: an office has no living
 * area.
 */
export function unitOfListing(listing: FeedListing): FeedUnit {
  const { id, reference, facts = {}, price, state, plans, pictures, address, texts } = listing
  const { floor, bedrooms, surfaceTerrace, surfaceGarden } = facts
  const area = facts.surfaceLiving ?? facts.surfaceOffice ?? facts.surfaceStore ?? facts.surfaceTotal
  const kind = [listing.subKind, listing.kind].find((word) => word?.ours) ?? listing.kind
  const ours = kind?.ours && unitKinds[kind.ours]
  const name = reference ?? address?.box ?? Object.values(texts?.title ?? {})[0]
  return {
    id,
    ...(name !== undefined && { name }),
    ...(kind && { kind: { theirs: kind.theirs, ...(ours && { ours }) } }),
    ...(floor !== undefined && { floor }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(area !== undefined && { area }),
    ...(surfaceTerrace !== undefined && { terrace: surfaceTerrace }),
    ...(surfaceGarden !== undefined && { garden: surfaceGarden }),
    ...(price && { price }),
    ...(state && { state }),
    ...(plans && { plans }),
    ...(pictures && { pictures }),
  }
}

const states = Object.keys(unitState) as FeedState[]

/** Sold units show no price, so a hidden price may be stored for them; a rent is never used as the price of a unit. */
function amountOf({ price }: FeedUnit, state: UnitState): number | undefined {
  const isShown = state !== 'sold'
  if (isShown && price?.amount !== undefined && isNoPrice(price.amount)) return undefined
  const isUnpublishable = price?.isHidden || (price?.currency ?? 'EUR') !== 'EUR'
  return (isUnpublishable && isShown) || (price?.per ?? 'once') !== 'once' ? undefined : price?.amount
}

/** Undefined after a remark when a required field is missing, or when the kind is not a unit (parking space, cellar). */
function toUnit(unit: FeedUnit, context: ComposeContext, remarks: Remarks) {
  const { source } = context
  const kind = unit.kind ? findWord(unit.kind, 'unitKind', unitFields.kind.choices, source, remarks) : 'apartment'
  if (kind === undefined) return []
  const state = unitState[findWord<FeedState>(unit.state, 'state', states, source, remarks) ?? 'available']
  const amount = amountOf(unit, state)
  // A house is on the ground floor even if the feed does not say so.
  const floor = unit.floor ?? (kind === 'house' ? 0 : undefined)
  const required = { Kind: kind, Floor: floor, Bedrooms: unit.bedrooms ?? 0, Area: unit.area, Price: amount }
  const isWhole =
    fits(unitFields.floor, floor) &&
    fits(unitFields.area, unit.area) &&
    fits(unitFields.bedrooms, required.Bedrooms) &&
    fits(unitPriceFields.price, amount)
  if (!isWhole) {
    remarks.add('gap', 'units', 'expected floor, area, bedrooms and price of the unit', unit.name ?? unit.id)
    return []
  }
  return [
    {
      ID: context.unitIdOf(unit.id),
      Name: unit.name ?? unit.id,
      ...required,
      Terrace: unit.terrace ?? 0,
      Garden: unit.garden ?? 0,
      State: state,
    },
  ]
}

function deliveryOf(day: string | undefined): string | undefined {
  const [year, month] = (day ?? '').split('-').map(Number)
  return year && month ? `${year}-Q${Math.ceil(month / 3)}` : undefined
}

/** Plans of units become pictures of the project: the content links plans to units only together with their rooms. */
const planPictures = (units: readonly FeedUnit[]): FeedFile[] => units.flatMap(({ plans = [] }) => inOrder(plans))

type Pictured = { readonly pictures?: readonly FeedFile[] }

/** A project without pictures of its own shows those of its units. */
export function picturesOf({ pictures = [] }: Pictured, units: readonly Pictured[]): readonly FeedFile[] {
  return pictures.length > 0 ? pictures : units.flatMap((unit) => unit.pictures ?? [])
}

/** Fields that the content requires of every project, by the names used in content files. */
const asked = [
  ...(['ProjectNumber', 'Status', 'Delivery', 'Name'] as const),
  ...(['GScore', 'PScore', 'FloodReportDate', 'Permit', 'Destination', 'ELevel'] as const),
]

function reportMissing(file: Readonly<Record<string, unknown>>, remarks: Remarks): void {
  for (const name of asked) {
    if (file[name] === undefined) remarks.add('held-back', name, 'expected from the feed or from overrides')
  }
}

function textFields({ texts = {} }: FeedProject) {
  const description = texts.description ?? {}
  const intro =
    texts.summary ?? Object.fromEntries(Object.entries(description).map(([language, text]) => [language, firstSentence(text)]))
  return { Intro: intro, Description: description }
}

const longestIntro = 300

const firstSentence = (text: string) =>
  /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0]?.slice(0, longestIntro) ?? text.slice(0, longestIntro)

const statuses = projectFields.status.choices

/** @param units those inside the project, and those that are separate listings. */
export function composeProject(project: FeedProject, units: readonly FeedUnit[], context: ComposeContext): Composed {
  const { source } = context
  const remarks = remarksOf(project.id)
  const place = composePlace(project.address ?? {}, context, remarks)
  const { PublishAddress, ...placed } = place.fields
  const composed = {
    ID: context.id,
    RecordFile: `p${String(context.id % 100).padStart(2, '0')}`,
    ProjectNumber: project.number ?? project.reference ?? String(context.id),
    Published: project.isPublished !== false,
    Status: findWord(project.status, 'status', statuses, source, remarks),
    Delivery: deliveryOf(project.deliveredOn),
    CreationDate: project.createdOn ?? context.firstSeen,
    AgentID: findAgent(project.agent, context, remarks),
    Name: project.name ?? Object.values(project.texts?.title ?? {})[0],
    PublicAddress: PublishAddress,
    ...placed,
    LandShare: fits(projectFields.landShare, project.landShare) ? project.landShare : undefined,
    EPCLabelText: project.texts?.epcLabel,
    ...composeFacts(project.facts ?? {}, source, remarks, projectFields),
    Pictures: composePictures([...picturesOf(project, units), ...planPictures(units)], context),
    Units: units.flatMap((unit) => toUnit(unit, context, remarks)),
    Languages: toRecords({ ...countryNameOf(place.namelessCountry, context), ...textFields(project) }, context),
  }
  const file = inTableOrder(withSourceDefaults(composed, source, projectFields), projectFields)
  reportMissing(file, remarks)
  return { folder: 'projects', file, prices: [], remarks: remarks.list, words: remarks.words }
}
