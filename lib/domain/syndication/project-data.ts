/** A new-build project as schema.org structured data: the building, its units and their prices. Sold units have no price. */

import { countryCode } from '../law/country.ts'
import { countUnits, type ProjectTexts, type PublicProject, type PublicUnit, priceRange } from '../project/project.ts'
import { titleCaseCity } from '../text/address.ts'
import type { Language } from '../text/language.ts'
import type { Addresses } from './listing-data.ts'

/** The data of a project's page that structured data needs. */
export type ProjectListing = {
  language: Language
  project: PublicProject
  texts: ProjectTexts
  /** Empty while the address is hidden. */
  street: string
  url: string
}

const unitTypes = {
  apartment: 'Apartment',
  penthouse: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  commercial: 'Place',
} as const satisfies Record<PublicUnit['kind'], string>

function toUnitOffer({ name: names, kind, bedrooms, area, price, state }: PublicUnit, language: Language) {
  const name = names[language]
  const isHome = kind !== 'commercial'
  return {
    '@type': 'Offer',
    name,
    availability: `https://schema.org/${state === 'free' ? 'InStock' : state === 'option' ? 'LimitedAvailability' : 'SoldOut'}`,
    ...(price !== undefined && { price, priceCurrency: 'EUR' }),
    itemOffered: {
      '@type': unitTypes[kind],
      name,
      ...(isHome && { numberOfBedrooms: bedrooms, floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    },
  }
}

/** Offers with a price as long as a unit is available: an offer without a price would be invalid. */
function toOffers({ project, language }: ProjectListing, agencyId: string) {
  const range = priceRange(project)
  if (!range) return undefined
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: range.from,
    highPrice: range.to,
    offerCount: project.units.length - countUnits(project, 'sold'),
    offeredBy: { '@id': agencyId },
    offers: project.units.filter(({ state }) => state !== 'sold').map((unit) => toUnitOffer(unit, language)),
  }
}

function toBuilding({ project, street }: ProjectListing) {
  const { address, latitude, longitude, zip, city, countryId, units } = project
  return {
    '@type': units.some(({ kind }) => kind === 'apartment' || kind === 'penthouse') ? 'ApartmentComplex' : 'Residence',
    name: project.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: zip,
      addressLocality: titleCaseCity(city),
      addressCountry: countryCode(countryId),
    },
    geo: address.kind === 'shown' ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    accommodationFloorPlan: {
      '@type': 'FloorPlan',
      numberOfAccommodationUnits: units.length,
      numberOfAvailableAccommodationUnits: countUnits(project, 'free'),
    },
  }
}

/** Structured data of a project's page. */
export function toProjectData(listing: ProjectListing, { absoluteUrl, agencyId }: Addresses) {
  const { project, url, language, texts } = listing
  return {
    '@type': 'RealEstateListing',
    name: project.name,
    description: texts.description,
    url,
    inLanguage: language,
    datePosted: project.creationDate,
    image: project.pictures.map((picture) => absoluteUrl(picture.url)),
    about: toBuilding(listing),
    offers: toOffers(listing, agencyId),
  }
}
