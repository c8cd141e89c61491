/** The data of a property's detail page in one language. */
import 'server-only'
import type { MovingInCosts } from '../../domain/costs/moving-in-costs.ts'
import { type EnergyLabel, labelOf } from '../../domain/energy/epc.ts'
import { isAbroad } from '../../domain/law/country.ts'
import type { RenovationDuty } from '../../domain/law/legal-figures.ts'
import { hasRenovationDuty } from '../../domain/law/renovation-duty.ts'
import { hasLight } from '../../domain/light/light.ts'
import { findPageFacts, type PageFacts } from '../../domain/property/page-facts.ts'
import { describePrice, type PriceDescription } from '../../domain/property/price.ts'
import type { PropertyTexts, PublicProperty } from '../../domain/property/property.ts'
import { formsOf, type PropertyForm } from '../../domain/property/property-forms.ts'
import { areAllNear, findSimilar, type Likeness, likenessOf } from '../../domain/property/similar.ts'
import { formatStreet, formatTown } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { listPathFor, localizedHref, propertyHref, propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { isEnabled } from '../pages/feature.ts'
import { findTownPage } from '../pages/landing-pages.ts'
import { linkHref } from '../pages/link-href.ts'
import { findCrumbs } from '../pages/pages.ts'
import { langOf } from '../pages/text-language.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { type AgentContact, toAgentContact } from './agent-contact.ts'
import { type PropertyCardData, toPropertyCard } from './property-card.ts'
import { findMovingInCosts, findPurchase, type PageQuery, type PurchaseDetail } from './property-costs.ts'
import { findInPostcode } from './property-lists.ts'

export type NamedLink = { name: string; href: string }

/** Without a name if the town has no page: then it is the whole list. */
type TownList = { name: string | undefined; href: string }

export type PropertyDetail = {
  language: Language
  property: PublicProperty
  texts: PropertyTexts
  /** Empty while the address is hidden. */
  street: string
  town: string
  price: PriceDescription
  label: EnergyLabel | undefined
  /** Each is shown in one place of the page. */
  facts: PageFacts
  /** Only where the renovation duty applies to the buyer. */
  renovationDuty: RenovationDuty | undefined
  /** Total costs of buying; only if for sale with a public price. */
  purchase: PurchaseDetail | undefined
  /** Costs before moving in; only if to let. */
  movingIn: MovingInCosts | undefined
  agent: AgentContact
  agency: NamedLink
  /** Today, ISO: availability dates are relative to it. */
  today: string
  /** Full address of this page. */
  url: string
  /** The page to print. */
  brochureHref: string
  /** The forms available for the property now. */
  formHrefs: Partial<Readonly<Record<PropertyForm, string>>>
  /** The page of the town; the whole list if there is none, as for takeovers and properties abroad. */
  townList: TownList
  legendHref: string
  similar: PropertyCardData[]
  /** Language of title and description if it differs from the page's. */
  written: { title: { lang?: Language }; description: { lang?: Language } }
}

/** A published property (archived ones included) by the number in the address. */
export function findProperty(id: string): PublicProperty | undefined {
  return /^\d{1,12}$/.test(id) ? getSnapshot().propertyById.get(Number(id)) : undefined
}

/** Numbers of the properties whose pages are made in advance. */
export function listPropertyIds(): string[] {
  return [...getSnapshot().propertyById.values()].filter(({ archived }) => !archived).map(({ id }) => String(id))
}

/** Who answers for the property; the agency itself when the agent is not known. */
export function findAgent(property: Pick<PublicProperty, 'agentId'>, language: Language): AgentContact {
  const { agents, site } = getSnapshot()
  const agent = agents.find(({ id }) => id === property.agentId)
  if (agent) return toAgentContact(agent, language)
  const [registrationNumber = ''] = site.legal.registrationNumbers
  return {
    name: site.name,
    initials: site.name.charAt(0),
    role: '',
    registrationNumber,
    drawing: undefined,
    phone: site.contact.phone,
    email: site.contact.email,
    href: undefined,
  }
}

/** The page of the property's town; the whole list when none stands, and for collections of their own (rulings 7 and 14). */
export function townList(property: Pick<PublicProperty, 'goal' | 'city' | 'countryId'>, language: Language): TownList {
  const list = localizedHref(getSnapshot().routeTable, listPathFor(property), language)
  return findTownPage(property, language) ?? { name: undefined, href: list }
}

/** From home over the list and the page of the town, while it stands, to this page. */
export function propertyCrumbs(property: PublicProperty, language: Language): NamedLink[] {
  const town = findTownPage(property, language) ?? []
  const self = { name: property.texts[language].title, href: propertyHref(getSnapshot().routeTable, property, language) }
  return [...findCrumbs(listPathFor(property), language), town, self].flat()
}

/** Those of the same postcode are enough in most cases: comparing all of 100 000 takes 50 ms. */
function findSimilarHere(own: Likeness, candidates: readonly PublicProperty[]): PublicProperty[] {
  const near = findSimilar(own, findInPostcode(own.goal, own.zip))
  return areAllNear(own, near) ? near : findSimilar(own, candidates)
}

export function similarCards(own: Likeness & { countryId: number }, language: Language): PropertyCardData[] {
  const { properties, takeovers, foreignProperties } = getSnapshot()
  const found = isAbroad(own)
    ? findSimilar(own, foreignProperties)
    : findSimilarHere(own, own.goal === 'takeover' ? takeovers : properties)
  return found.map((other) => toPropertyCard(other, language))
}

/**
 * What the page of `property` shows in `language`.
 * @param query of the address: fills in the calculator.
 */
export function getPropertyDetail(property: PublicProperty, language: Language, query: PageQuery = {}): PropertyDetail {
  const { site, today, routeTable, legalFigures } = getSnapshot()
  const texts = property.texts[language]
  const label = labelOf(property, texts.epcLabelText)
  const purchase = findPurchase(property, language, query)
  const movingIn = findMovingInCosts(property)
  return {
    language,
    property,
    texts,
    street: formatStreet(property.address, boxWords[language]),
    town: formatTown(property, texts.countryName),
    price: describePrice(property.price, texts.marqueeName, texts.priceUnitText),
    label,
    facts: findPageFacts(property, {
      light: isEnabled('light') && hasLight(property),
      scale: label?.kind === 'picture' && property.energyPerformance > 0,
      calculator: isEnabled('calculator') && (purchase ?? movingIn) !== undefined,
    }),
    renovationDuty: hasRenovationDuty(property, legalFigures.renovationDuty) ? legalFigures.renovationDuty : undefined,
    purchase,
    movingIn,
    agent: findAgent(property, language),
    agency: { name: site.name, href: absoluteUrl(linkHref('home', language)) },
    today,
    url: absoluteUrl(propertyHref(routeTable, property, language)),
    brochureHref: propertyPageHref(routeTable, property, 'brochure', language),
    formHrefs: Object.fromEntries(
      formsOf(property).map((form) => [form, propertyPageHref(routeTable, property, form, language)]),
    ),
    townList: townList(property, language),
    legendHref: linkHref('planning-legend', language),
    similar: similarCards({ ...likenessOf(property), countryId: property.countryId }, language),
    written: { title: langOf(texts.title, language), description: langOf(texts.description, language) },
  }
}
