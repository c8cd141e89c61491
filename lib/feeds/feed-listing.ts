/**
 * The neutral listing: what a feed contains about a property or project, in standard terms, before any decision of this site.
 * Everything except the feed's own id is optional: what a feed does not contain is left out, never guessed.
 * The facts are derived from the table of property fields, so that a new field is available here at once.
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

/** Fields that have their own place below, or that only this site knows. */
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

/**
 * Rooms, areas, energy, planning, costs: with the names and units of the table of property fields (m², kWh per m² and year,
 * euro).
 */
export type FeedFacts = { readonly [Key in Exclude<FactKey, (typeof placedElsewhere)[number]>]?: Said<PropertyFields[Key]> }

export type FeedGoal = 'sale' | 'rent' | 'takeover'

/**
 * Kind of property. The composer derives the web types from it, or from the table of the source if that contains the feed's word.
 */
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

/** `draft` and `withdrawn` are not published. */
export type FeedState = 'available' | 'option' | 'sold' | 'rented' | 'draft' | 'withdrawn'

type FeedRecord = {
  /** The feed's own id, as text; constant for the lifetime of the listing. */
  readonly id: string
  /** The agency's own reference. */
  readonly reference?: string
  readonly address?: FeedAddress
  readonly texts?: FeedTexts
  readonly createdOn?: Day
  readonly changedOn?: Day
  readonly pictures?: readonly FeedFile[]
  readonly documents?: readonly FeedDocument[]
  readonly agent?: FeedAgent
  /** The agency's page about it on another site. */
  readonly url?: string
  /** Values without a field on this site, by the feed's names and in its spelling. */
  readonly foreign?: Readonly<Record<string, string>>
}

export type FeedListing = FeedRecord & {
  readonly goal?: FeedWord<FeedGoal>
  readonly kind?: FeedWord<FeedKind>
  /** A more specific word for the kind; looked up in the table of a source before `kind`. */
  readonly subKind?: FeedWord<FeedKind>
  /** New build, or sold to be renovated: adds web type 8 to the others. */
  readonly isNewBuild?: boolean
  readonly isInvestment?: boolean
  readonly state?: FeedWord<FeedState>
  /** Date since which it is under option, sold or rented. */
  readonly stateSince?: Day
  /** Set by the agency, such as "new" or "new price". */
  readonly mark?: 'new' | 'new-price'
  /** Whether the agency wants it published on its site. */
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
  /** The feed's id of the project that it is a unit of. */
  readonly projectId?: string
}

type UnitFields = typeof unitFields

/** A unit that the feed gives inside its project. A unit given as a listing has `projectId` instead. */
export type FeedUnit = {
  readonly id: string
  readonly name?: string
  readonly kind?: FeedWord<ChoiceOf<UnitFields['kind']>>
  readonly floor?: number
  readonly bedrooms?: number
  /** m², as are terrace and garden. */
  readonly area?: number
  readonly terrace?: number
  readonly garden?: number
  readonly price?: FeedPrice
  readonly state?: FeedWord<FeedState>
  readonly plans?: readonly FeedFile[]
  /** Shown if the project has no pictures. */
  readonly pictures?: readonly FeedFile[]
}

export type FeedProject = FeedRecord & {
  readonly name?: string
  readonly number?: string
  readonly isPublished?: boolean
  readonly status?: FeedWord<'planned' | 'for-sale' | 'under-construction' | 'delivered'>
  /** Delivery date; the site shows the quarter. */
  readonly deliveredOn?: Day
  /** Percentage of each price that is land. */
  readonly landShare?: number
  readonly facts?: FeedFacts
  readonly units?: readonly FeedUnit[]
}
