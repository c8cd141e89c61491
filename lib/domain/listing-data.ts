/** A property as schema.org's RealEstateListing; made from what visitors may see, so nothing hidden gets in (ruling 10). */
import { titleCaseCity } from './address.ts'
import { isAbroad } from './country.ts'
import type { Goal, PropertyTexts, PublicProperty } from './property.ts'
import { mainArea } from './property-filter.ts'

/** The part of a detail page that search engines are told of. */
export type Listing = {
  language: string
  property: PublicProperty
  texts: PropertyTexts
  street: string
  url: string
  agency: { name: string; href: string }
  agent: { name: string; phone: string }
}

const functions = {
  sale: 'https://purl.org/goodrelations/v1#Sell',
  rent: 'https://purl.org/goodrelations/v1#LeaseOut',
  takeover: 'https://purl.org/goodrelations/v1#Sell',
} as const satisfies Record<Goal, string>

/** schema.org types by web type; places of business are plain places. */
const placeTypes: Readonly<Record<string, string>> = { '1': 'SingleFamilyResidence', '2': 'Apartment', '3': 'Apartment' }

/** Undefined members disappear when the object becomes JSON. */
function toPlace({ property, texts, street }: Listing) {
  const { address, webId, latitude, longitude, zip, city } = property
  const area = mainArea(property)
  return {
    '@type': placeTypes[webId] ?? 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: zip,
      addressLocality: titleCaseCity(city),
      addressCountry: isAbroad(property) ? texts.countryName : 'BE',
    },
    geo: address.kind === 'shown' ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    ...(webId in placeTypes && {
      numberOfBedrooms: property.bedrooms,
      yearBuilt: property.constructionYear,
      floorSize: area === undefined ? undefined : { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
    }),
  }
}

function toAmount(price: number, goal: Goal) {
  const amount = { price, priceCurrency: 'EUR' }
  const perMonth = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' }
  return goal === 'rent' ? { ...amount, priceSpecification: perMonth } : amount
}

function toOffer({ property, agency, agent }: Listing) {
  const isAvailable = property.availability === 'available'
  return {
    '@type': 'Offer',
    businessFunction: functions[property.goal],
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    offeredBy: { '@type': 'RealEstateAgent', name: agency.name, url: agency.href, telephone: agent.phone },
    ...(isAvailable && property.price.kind === 'shown' && toAmount(property.price.amount, property.goal)),
  }
}

/** @param absoluteUrl makes a full address of a path. */
export function toListingData(listing: Listing, absoluteUrl: (path: string) => string) {
  const { property, texts, url, language } = listing
  return {
    '@type': 'RealEstateListing',
    name: texts.title,
    description: texts.description,
    url,
    inLanguage: language,
    datePosted: property.creationDate,
    image: property.pictures.map((picture) => absoluteUrl(picture.url)),
    about: toPlace(listing),
    offers: toOffer(listing),
  }
}
