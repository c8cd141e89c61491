/** The data of a property card. */
import 'server-only'
import type { EpcRegion } from '../../domain/energy/epc.ts'
import { labelOf } from '../../domain/energy/epc.ts'
import type { EpcLabel } from '../../domain/energy/epc-scale.ts'
import { findMainArea, type MainAreaKind } from '../../domain/property/main-area.ts'
import { describePrice, type PriceDescription } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formatStreet, formatTown } from '../../domain/text/address.ts'
import { formatArea } from '../../domain/text/format-number.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findTownPage } from '../pages/landing-pages.ts'
import { langOf } from '../pages/text-language.ts'

/** `count` selects singular or plural of the name. */
export type CardFact = { kind: 'bedrooms' | MainAreaKind | 'ground' | 'garden' | 'terrace'; value: string; count?: number }

export type PropertyCardData = {
  id: number
  href: string
  title: string
  /** Language of the title if it differs from the page's. */
  written: { lang?: Language }
  address: string
  /** The last segment of the address of the town's page; undefined without such a page. */
  town: { text: string; href: string } | undefined
  price: PriceDescription
  marquee: number
  marqueeName: string
  isUnavailable: boolean
  epc: { region: EpcRegion; label: EpcLabel; letterText: string } | undefined
  picture: { src: string; alt: string; width: number; height: number } | undefined
  facts: CardFact[]
}

/** At most three facts: bedrooms, the main area, then ground, garden or terrace. */
function factsOf(property: PublicProperty, language: Language): CardFact[] {
  const main = findMainArea(property)
  const outside = (['garden', 'terrace', 'ground'] as const).flatMap((kind): CardFact[] => {
    const figure = { garden: property.surfaceGarden, terrace: property.surfaceTerrace, ground: property.surfaceGround }[kind]
    return figure ? [{ kind, value: formatArea(figure, language) }] : []
  })
  const facts: CardFact[] = []
  if (property.bedrooms) facts.push({ kind: 'bedrooms', value: String(property.bedrooms), count: property.bedrooms })
  if (main) facts.push({ kind: main.kind, value: formatArea(main.area, language) })
  return [...facts, ...outside].slice(0, 3)
}

/** The card of a property in a language. */
export function toPropertyCard(property: PublicProperty, language: Language): PropertyCardData {
  const { routeTable } = getSnapshot()
  const texts = property.texts[language]
  const label = labelOf(property, texts.epcLabelText)
  const [front] = property.pictures
  const street = formatStreet(property.address, boxWords[language])
  const townText = formatTown(property, texts.countryName)
  const townPage = findTownPage(property, language)
  return {
    id: property.id,
    href: propertyHref(routeTable, property, language),
    title: texts.title,
    written: langOf(texts.title, language),
    address: [street, townText].filter(Boolean).join(', '),
    town: townPage && { text: townText, href: townPage.href },
    price: describePrice(property.price, texts.marqueeName, texts.priceUnitText),
    marquee: property.marquee,
    marqueeName: texts.marqueeName,
    isUnavailable: property.availability !== 'available',
    epc: label?.kind === 'picture' ? { region: label.region, label: label.label, letterText: label.letterText } : undefined,
    picture: front && { src: front.url, alt: front.alt[language], width: front.width, height: front.height },
    facts: factsOf(property, language),
  }
}
