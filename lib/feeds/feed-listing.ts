/**
 * The neutral listing: what a feed says of a property or a project, in the terms of the field, before this site decides anything.
 * Everything is optional but the feed's own number: what a feed does not say is left out, never guessed.
 *
 * The facts follow from the table of our own fields, so that a field added there has its place here at once.
 */
import type { unitFields } from '../domain/project/project-fields.ts'
import type { Field } from '../domain/property/field.ts'
import type { propertyFields } from '../domain/property/property-fields.ts'
import type {
  ChoiceOf,
  Day,
  FeedAddress,
  FeedAgent,
  FeedAnswer,
  FeedDocument,
  FeedFile,
  FeedOpening,
  FeedPlace,
  FeedPlan,
  FeedPrice,
  FeedRoom,
  FeedStatistics,
  FeedTexts,
  FeedWord,
} from './feed-parts.ts'

type Said<F> = F extends { kind: 'yes-no' }
  ? FeedAnswer
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'text' | 'date' | 'link' }
      ? string
      : F extends { kind: 'choice' }
        ? FeedWord<ChoiceOf<F>>
        : never

/** Fields of ours that have a place of their own below, or that only this site knows. */
export const placedElsewhere = [
  'id',
  'recordFile',
  'goal',
  'webId',
  'webIds',
  'marquee',
  'marqueeDate',
  'published',
  'archived',
  'availability',
  'creationDate',
  'modificationDate',
  'agentId',
  'zip',
  'city',
  'countryId',
  'latitude',
  'longitude',
  'quarter',
  'street',
  'houseNumber',
  'boxNr',
  'publishAddress',
  'publishPrice',
  'price',
  'priceUnit',
  'priceHistory',
  'videoUrl',
  'virtualTourUrl',
] as const satisfies readonly (keyof typeof propertyFields)[]

type PropertyFields = typeof propertyFields
type SimpleKind = Extract<Field, { kind: 'yes-no' | 'number' | 'text' | 'date' | 'link' | 'choice' }>['kind']
type FactKey = {
  [Key in keyof PropertyFields]: PropertyFields[Key] extends { kind: SimpleKind } ? Key : never
}[keyof PropertyFields]

/** Rooms, surfaces, energy, planning, costs: each under the name and in the unit of our own table (m2, kWh per m2 and year, euro). */
export type FeedFacts = { readonly [Key in Exclude<FactKey, (typeof placedElsewhere)[number]>]?: Said<PropertyFields[Key]> }

export type FeedGoal = 'sale' | 'rent' | 'takeover'

/** What it is. The composer makes the web types of it, by the table of the source where that has the feed's own word. */
export type FeedKind =
  | 'house'
  | 'villa'
  | 'farm'
  | 'apartment'
  | 'studio'
  | 'plot'
  | 'investment'
  | 'shop'
  | 'office'
  | 'industrial'
  | 'garage'
  | 'other'

/** `draft` and `withdrawn` are not shown. */
export type FeedState = 'available' | 'option' | 'sold' | 'rented' | 'draft' | 'withdrawn'

type FeedRecord = {
  /** The feed's own number, as text; it stays the same as long as the thing is the same. */
  readonly id: string
  /** What the agency calls it. */
  readonly reference?: string
  readonly address?: FeedAddress
  readonly texts?: FeedTexts
  readonly createdOn?: Day
  readonly changedOn?: Day
  readonly pictures?: readonly FeedFile[]
  readonly documents?: readonly FeedDocument[]
  readonly agent?: FeedAgent
  /** The agency's own page elsewhere. */
  readonly url?: string
  /** What we have no field for, by the feed's names, values as it writes them. */
  readonly foreign?: Readonly<Record<string, string>>
}

export type FeedListing = FeedRecord & {
  readonly goal?: FeedWord<FeedGoal>
  readonly kind?: FeedWord<FeedKind>
  /** A further word for what it is, looked up before `kind` in the table of a source. */
  readonly subKind?: FeedWord<FeedKind>
  /** Built new or sold to be renovated: the eighth web type stands beside the others. */
  readonly isNewBuild?: boolean
  readonly isInvestment?: boolean
  readonly state?: FeedWord<FeedState>
  /** Since when it is under option, sold or rented. */
  readonly stateSince?: Day
  /** Set by the agency itself, such as "new" or "new price". */
  readonly mark?: 'new' | 'new-price'
  /** For the public: whether the agency wants it on its site. */
  readonly isPublished?: boolean
  readonly price?: FeedPrice
  readonly facts?: FeedFacts
  readonly plans?: readonly FeedPlan[]
  readonly videos?: readonly FeedFile[]
  readonly tours?: readonly FeedFile[]
  readonly rooms?: readonly FeedRoom[]
  readonly nearby?: readonly FeedPlace[]
  readonly openings?: readonly FeedOpening[]
  readonly statistics?: readonly FeedStatistics[]
  /** The project that it is a unit of, by the feed's number. */
  readonly projectId?: string
}

type UnitFields = typeof unitFields

/** A unit that the feed gives inside its project. One that it gives as a listing has `projectId` there instead. */
export type FeedUnit = {
  readonly id: string
  readonly name?: string
  readonly kind?: FeedWord<ChoiceOf<UnitFields['kind']>>
  readonly floor?: number
  readonly bedrooms?: number
  /** m2, as terrace and garden are. */
  readonly area?: number
  readonly terrace?: number
  readonly garden?: number
  readonly price?: FeedPrice
  readonly state?: FeedWord<FeedState>
  readonly plans?: readonly FeedFile[]
  /** Shown where the project has none. */
  readonly pictures?: readonly FeedFile[]
}

export type FeedProject = FeedRecord & {
  readonly name?: string
  readonly number?: string
  readonly isPublished?: boolean
  readonly status?: FeedWord<'planned' | 'for-sale' | 'under-construction' | 'delivered'>
  /** Day of delivery; the site shows the quarter. */
  readonly deliveredOn?: Day
  /** Per cent of each price that is land. */
  readonly landShare?: number
  readonly facts?: FeedFacts
  readonly units?: readonly FeedUnit[]
}
