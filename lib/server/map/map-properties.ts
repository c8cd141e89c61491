/** Properties as the map shows them. */
import 'server-only'
import { describePrice, type PriceDescription } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

export type MapProperty = {
  id: number
  latitude: number
  longitude: number
  /** The address is hidden: the point is rounded to 0.01 degree. */
  isApproximate: boolean
  price: PriceDescription
  title: string
  href: string
  marquee: number
  marqueeName: string
  /** `off` for sold or rented properties. */
  markerKind: 'rest' | 'off'
}

function toMapProperty(property: PublicProperty, language: Language): MapProperty {
  const { title, marqueeName } = property.texts[language]
  return {
    id: property.id,
    latitude: property.latitude,
    longitude: property.longitude,
    isApproximate: property.address.kind === 'hidden',
    price: describePrice(property.price, marqueeName, ''),
    title,
    href: propertyHref(getSnapshot().routeTable, property, language),
    marquee: property.marquee,
    marqueeName,
    markerKind: property.availability === 'available' ? 'rest' : 'off',
  }
}

/** Keeps the order of the list, which is the keyboard order on the map. */
export function toMapProperties(properties: readonly PublicProperty[], language: Language): MapProperty[] {
  return properties.map((property) => toMapProperty(property, language))
}
