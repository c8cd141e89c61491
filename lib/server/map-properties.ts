/** Properties as the map shows them; nothing hidden leaves the server (ruling 10). */
import 'server-only'
import type { Language } from '../domain/language.ts'
import { describePrice, type PriceDescription } from '../domain/price.ts'
import type { Property } from '../domain/property.ts'
import { toPublicProperty } from '../domain/public-property.ts'
import { propertyHref } from '../routing/href.ts'
import { getSnapshot } from './snapshot/current-snapshot.ts'

export type MapProperty = {
  id: number
  latitude: number
  longitude: number
  /** The address is hidden and the point rounded to a hundredth of a degree. */
  isApproximate: boolean
  price: PriceDescription
  title: string
  href: string
  marquee: number
  marqueeName: string
  /** `off` for what is sold or rented. */
  markerKind: 'rest' | 'off'
}

function toMapProperty(property: Property, language: Language): MapProperty {
  const { site, routeTable } = getSnapshot()
  const shown = toPublicProperty(property, site.marqueeIgnoreList)
  const { title, marqueeName } = shown.texts[language]
  return {
    id: shown.id,
    latitude: shown.latitude,
    longitude: shown.longitude,
    isApproximate: !shown.publishAddress,
    price: describePrice(shown, marqueeName, '', site.marqueeIgnoreList),
    title,
    href: propertyHref(routeTable, shown, language),
    marquee: shown.marquee,
    marqueeName,
    markerKind: shown.availability === 'available' ? 'rest' : 'off',
  }
}

/** In the order given: the order of the list is the order of the keyboard on the map. */
export function toMapProperties(properties: readonly Property[], language: Language): MapProperty[] {
  return properties.map((property) => toMapProperty(property, language))
}
