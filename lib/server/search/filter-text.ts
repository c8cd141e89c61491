/** Labels of active filters: for chips, empty lists, saved searches and their mails. */
import 'server-only'
import type { Spot } from '../../domain/map/distance.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { Circle } from '../../domain/search/search-shape.ts'
import { capitalise } from '../../domain/text/capitalise.ts'
import { formatDecimal } from '../../domain/text/format-number.ts'
import type { Language } from '../../domain/text/language.ts'
import type { FilterPart } from '../../routing/list-links.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { typeName } from '../pages/landing-texts.ts'
import { nearestPlace, placeAt, placeName } from './named-places.ts'

/** Messages of `FilterBar`, keys without that namespace. */
export type FilterWords = (key: string, values?: Record<string, string | number>) => string

type Range = { minPrice: number | undefined; maxPrice: number | undefined }

/** "Tot € 400.000"; empty without bounds. */
export function priceRangeText({ minPrice, maxPrice }: Range, t: FilterWords): string {
  if (minPrice && maxPrice) return t('priceBetween', { from: formatPrice(minPrice), to: formatPrice(maxPrice) })
  if (minPrice) return t('priceFrom', { price: formatPrice(minPrice) })
  return maxPrice ? t('priceTo', { price: formatPrice(maxPrice) }) : ''
}

/** The label of a type; one without a name (8 in fr, en) has the title of its page, or its number (ruling 16). */
const typeText = (webId: string, language: Language, t: FilterWords) =>
  getSnapshot().types.find((type) => type.webId === webId)?.name[language] || typeName(webId, language) || `${t('type')} ${webId}`

const counted = {
  minBedrooms: 'bedroomsFilter',
  minBathrooms: 'bathroomsFilter',
  minGarages: 'garagesFilter',
  minParkings: 'parkingsFilter',
  minArea: 'areaFilter',
  minPlot: 'plotFilter',
} as const

/** "Binnen 5 km van Mechelen"; around an unnamed point, the nearest named place. */
/** The centre of a circle, where the radius is shown separately: "Station Antwerpen-Berchem"; undefined for an unnamed point. */
export function circlePlace(middle: Spot, language: Language, t: FilterWords): string | undefined {
  const place = placeAt(middle)
  return place && capitalise(placeName(place, language, t))
}

function circleText({ kilometres, ...middle }: Circle, language: Language, t: FilterWords): string {
  const distance = formatDecimal(kilometres, language)
  const place = placeAt(middle)
  if (place) return t('aroundFilter', { distance, place: placeName(place, language, t) })
  const nearest = nearestPlace(middle)
  if (!nearest) return t('aroundPointFilter', { distance })
  return t('aroundNearFilter', { distance, place: placeName(nearest, language, t) })
}

export function filterText(part: FilterPart, language: Language, t: FilterWords): string {
  switch (part.kind) {
    case 'city':
      return `${part.name} ${part.zip}`.trim()
    case 'type':
      return typeText(part.webId, language, t)
    case 'price':
      return priceRangeText(part, t)
    case 'epc':
      return t('epcFilter', { label: part.letter })
    case 'flag':
      return t(`flags.${part.flag}`)
    case 'since':
      return t('sinceFilter', { count: part.days })
    case 'text':
      return t('textFilter', { text: part.text })
    case 'reference':
      return t('referenceFilter', { reference: part.reference })
    case 'bounds':
      return t('boundsFilter')
    case 'area':
      return t(part.of > 1 ? 'areasFilter' : 'drawnFilter', { number: part.number })
    case 'circle':
      return circleText(part, language, t)
    default:
      return t(counted[part.kind], { count: part.count })
  }
}
