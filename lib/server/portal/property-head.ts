/** Data of the header on every page of a property in the portal. */
import 'server-only'
import { type EnergyLabel, labelOf } from '../../domain/energy/epc.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { findListingEvents, type ListingEvent } from '../../domain/property/listing-events.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { IsoDate, Picture, PropertyFacts, PublicProperty, StreetAddress } from '../../domain/property/property.ts'
import { toPublicProperty } from '../../domain/property/public-property.ts'
import { formatStreet, titleCaseCity } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Marquee number of "under option" (ruling 9). */
const optionMarquee = 2

export type PropertyState = {
  kind: 'sale' | 'rent' | 'takeover' | 'option' | 'sold' | 'rented' | 'archived'
  /** Since when; undefined where the content does not say. */
  date: IsoDate | undefined
}

export type PropertyHead = {
  id: number
  street: string
  town: string
  state: PropertyState
  price: string
  isRent: boolean
  label: EnergyLabel | undefined
  picture: Picture | undefined
  /** The property's page on the site; undefined once it is no longer published. */
  advertHref: string | undefined
}

function findState({ archived, availability, marquee, marqueeDate, goal, creationDate }: PropertyFacts): PropertyState {
  if (archived) return { kind: 'archived', date: undefined }
  if (availability !== 'available') return { kind: availability, date: marqueeDate }
  if (marquee === optionMarquee) return { kind: 'option', date: marqueeDate }
  return { kind: goal, date: creationDate }
}

/** `Schildersgildestraat 24`: shown to owners even if hidden from visitors. Uses a non-breaking space before the box number. */
function ownStreet(property: StreetAddress, language: Language): string {
  const box = boxWords[language]
  return formatStreet({ ...property, kind: 'shown' }, box).replace(` ${box} `, ` ${box}\u00a0`)
}

/** `Schildersgildestraat 24, Antwerpen` */
export function ownAddress(property: StreetAddress & Pick<PropertyFacts, 'city'>, language: Language): string {
  return `${ownStreet(property, language)}, ${titleCaseCity(property.city)}`
}

export function toPropertyHead(property: ConfidentialProperty, language: Language): PropertyHead {
  return {
    id: property.id,
    street: ownStreet(property, language),
    town: titleCaseCity(property.city),
    state: findState(property),
    price: formatPrice(property.price),
    isRent: property.goal === 'rent',
    label: labelOf(property, property.texts[language].epcLabelText),
    picture: property.pictures[0],
    advertHref: property.archived ? undefined : propertyHref(getSnapshot().routeTable, property, language),
  }
}

/** The property as its owner may see it: with price and address, even if hidden from visitors or sold. */
export const toOwnersProperty = (property: ConfidentialProperty): PublicProperty =>
  toPublicProperty({ ...property, publishPrice: true, publishAddress: true, archived: false }, [])

/** All changes of price and state, oldest first. */
export const findOwnEvents = (property: ConfidentialProperty): ListingEvent[] => findListingEvents(toOwnersProperty(property))
