/** Compares an owner's property with similar ones for sale or to let: asking price per m², and days on the market. */
import 'server-only'
import { isAbroad } from '../../domain/law/country.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { findMainArea } from '../../domain/property/main-area.ts'
import type { IsoDate, PublicProperty } from '../../domain/property/property.ts'
import { findSimilar, likenessOf } from '../../domain/property/similar.ts'
import { amountOf } from '../../domain/search/property-filter.ts'
import { daysBetween } from '../../domain/text/date.ts'
import { formatArea } from '../../domain/text/format-number.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** `href`: page of the property, only for the others. */
export type ComparedHome = { id: number; title: string; area: string; perMetre: number; days: number; href: string | undefined }

type ViewContext = { language: Language; today: IsoDate }

function toCompared(
  property: PublicProperty,
  amount: number | undefined,
  isOwn: boolean,
  { language, today }: ViewContext,
): ComparedHome[] {
  const main = findMainArea(property)
  if (amount === undefined || amount <= 0 || !main || main.area <= 0) return []
  return [
    {
      id: property.id,
      title: property.texts[language].title,
      area: formatArea(main.area, language),
      perMetre: Math.round(amount / main.area),
      days: Math.max(0, daysBetween(property.creationDate, today)),
      href: isOwn ? undefined : propertyHref(getSnapshot().routeTable, property, language),
    },
  ]
}

/** Highest price per m² first; empty when there is nothing to compare with. Of other properties only public data is used. */
export function comparedHomes(own: ConfidentialProperty, language: Language, today: IsoDate): ComparedHome[] {
  const { propertyById, properties } = getSnapshot()
  const shown = propertyById.get(own.id)
  if (!shown || isAbroad(shown)) return []
  const context = { language, today }
  // Only properties of the same type are comparable.
  const isAlike = ({ webIds }: PublicProperty) => webIds.some((type) => shown.webIds.includes(type))
  const alike = properties.filter((other) => other.availability === 'available' && isAlike(other))
  const others = findSimilar(likenessOf(shown), alike)
  const compared = others.flatMap((other) => toCompared(other, amountOf(other), false, context))
  if (compared.length === 0) return []
  return [...toCompared(shown, own.price, true, context), ...compared].toSorted((a, b) => b.perMetre - a.perMetre)
}
