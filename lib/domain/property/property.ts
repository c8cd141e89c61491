/**
 * A property as visitors may see it (specification 3): camel-cased names, dates resolved, texts per language. A hidden price,
 * street or number does not exist in it; the full record is `ConfidentialProperty`. The fields are those of `property-fields.ts`.
 */
import type { PartOf, RecordOf } from './field.ts'
import type { factFields, priceTermFields, streetFields } from './property-fields.ts'
import type {
  documentFields,
  drawingFields,
  floorPlanFields,
  nearbyFields,
  pictureFields,
  pricePointFields,
  propertyTextFields,
  roomFields,
} from './property-parts.ts'

/** ISO date, `2026-09-14`. */
export type IsoDate = string

export type Picture = PartOf<typeof pictureFields>
export type Room = PartOf<typeof roomFields>
/** Facade of a house; left and right as seen from the street. */
export type HouseSide = NonNullable<Room['side']>
/** A drawing and its size in its own units. */
export type Drawing = PartOf<typeof drawingFields>
export type FloorPlan = PartOf<typeof floorPlanFields>
export type NearbyPlace = PartOf<typeof nearbyFields>
export type PropertyDocument = PartOf<typeof documentFields>
export type PricePoint = PartOf<typeof pricePointFields>
export type PropertyTexts = PartOf<typeof propertyTextFields>

/** Fields that are never hidden. */
export type PropertyFacts = RecordOf<typeof factFields>
export type Goal = PropertyFacts['goal']
export type SmallPicture = NonNullable<PropertyFacts['smallPicture']>
export type Orientation = NonNullable<PropertyFacts['orientationRear']>
export type FloodScore = NonNullable<PropertyFacts['gScore']>

/** Figures from which the price could be calculated; a public property with a hidden price has none. Euro, deposit in months. */
export type PriceTerms = RecordOf<typeof priceTermFields>

/** Euro; for a rental per month. */
export type ShownPrice = { kind: 'shown'; amount: number; unit: number; history: readonly PricePoint[] }
/** Shown instead of the price: the marquee's name, such as sold, or 'on request'. */
export type HiddenPrice = { kind: 'hidden'; by: 'marquee' | 'request' }
export type PublicPrice = ShownPrice | HiddenPrice

export type StreetAddress = RecordOf<typeof streetFields>
export type PublicAddress = ({ kind: 'shown' } & StreetAddress) | { kind: 'hidden' }

export type PublicProperty = PropertyFacts & PriceTerms & { price: PublicPrice; address: PublicAddress }
