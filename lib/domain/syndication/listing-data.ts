/**
 * A property as schema.org RealEstateListing (JSON-LD); built from public data, so that nothing hidden is included (ruling 10).
 */

import type { EnergyLabel } from '../energy/epc.ts'
import { countryCode } from '../law/country.ts'
import { optionMarquee } from '../property/listing-events.ts'
import type { Goal, Picture, PropertyTexts, PublicProperty } from '../property/property.ts'
import { parseVideoLink } from '../property/video-link.ts'
import { mainArea } from '../search/property-filter.ts'
import { isContentAddress } from '../site/public-folders.ts'
import { titleCaseCity } from '../text/address.ts'

/** The data of a detail page that structured data needs. */
export type Listing = {
  language: string
  property: PublicProperty
  texts: PropertyTexts
  street: string
  url: string
  label: EnergyLabel | undefined
}

/** `absoluteUrl` turns a path into a full address; `agencyId` is the `@id` of the agency on every page. */
export type Addresses = { absoluteUrl: (path: string) => string; agencyId: string }

const functions = {
  sale: 'https://purl.org/goodrelations/v1#Sell',
  rent: 'https://purl.org/goodrelations/v1#LeaseOut',
  takeover: 'https://purl.org/goodrelations/v1#Sell',
} as const satisfies Record<Goal, string>

/** Homes by web type. */
const homeTypes: Readonly<Record<string, string>> = { '1': 'SingleFamilyResidence', '2': 'Apartment', '3': 'Apartment' }

/** Kinds without a schema.org type are a Place with an additional type of this vocabulary. */
const ontology = 'http://www.productontology.org/id/'
const otherTypes: Readonly<Record<string, { '@type': string; additionalType?: string }>> = {
  '4': { '@type': 'Place', additionalType: `${ontology}Land_lot` },
  '5': { '@type': 'Residence' },
  '6': { '@type': 'Place', additionalType: `${ontology}Commercial_property` },
  '7': { '@type': 'ParkingFacility' },
}

const squareMetres = (value: number | undefined) => (value ? { '@type': 'QuantitativeValue', value, unitCode: 'MTK' } : undefined)

/** A figure without a property in the type; undefined when unknown. */
function propertyValue(
  propertyID: string,
  value: number | string | undefined,
  unit: { unitCode?: string; unitText?: string } = {},
) {
  return value ? [{ '@type': 'PropertyValue', propertyID, value, ...unit }] : []
}

function toFigures({ property, label }: Listing) {
  const isHome = property.webId in homeTypes
  const area = mainArea(property)
  return [
    ...propertyValue('plotSize', property.surfaceGround, { unitCode: 'MTK' }),
    ...propertyValue('floorSize', isHome ? undefined : area, { unitCode: 'MTK' }),
    ...propertyValue('energyLabel', label?.letterText),
    ...propertyValue('energyPerformance', property.energyPerformance, { unitText: 'kWh/m²' }),
  ]
}

function toHome(property: PublicProperty) {
  const bathrooms = (property.bathrooms ?? 0) + (property.showerRooms ?? 0)
  return {
    '@type': homeTypes[property.webId],
    numberOfBedrooms: property.bedrooms,
    numberOfBathroomsTotal: bathrooms || undefined,
    yearBuilt: property.constructionYear,
    floorSize: squareMetres(mainArea(property)),
  }
}

/** Undefined members are omitted by JSON.stringify. */
function toPlace(listing: Listing) {
  const { property, texts, street } = listing
  const { address, webId, latitude, longitude, zip, city, countryId } = property
  const figures = toFigures(listing)
  return {
    ...(webId in homeTypes ? toHome(property) : (otherTypes[webId] ?? { '@type': 'Place' })),
    name: texts.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: zip,
      addressLocality: titleCaseCity(city),
      addressCountry: countryCode(countryId) ?? texts.countryName,
    },
    geo: address.kind === 'shown' ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    additionalProperty: figures.length > 0 ? figures : undefined,
  }
}

function toAmount(price: number, goal: Goal) {
  const amount = { price, priceCurrency: 'EUR' }
  const perMonth = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' }
  return goal === 'rent' ? { ...amount, priceSpecification: perMonth } : amount
}

function availabilityOf({ availability, marquee }: PublicProperty): string {
  if (availability !== 'available') return 'SoldOut'
  return marquee === optionMarquee ? 'LimitedAvailability' : 'InStock'
}

function toOffer({ property }: Listing, agencyId: string) {
  const isAvailable = property.availability === 'available'
  return {
    '@type': 'Offer',
    businessFunction: functions[property.goal],
    availability: `https://schema.org/${availabilityOf(property)}`,
    offeredBy: { '@id': agencyId },
    ...(isAvailable && property.price.kind === 'shown' && toAmount(property.price.amount, property.goal)),
  }
}

/** Address of the player of a film; undefined for an unknown provider. */
function playerOf(address: string, absoluteUrl: Addresses['absoluteUrl']) {
  if (isContentAddress(address)) return { contentUrl: absoluteUrl(address) }
  const video = parseVideoLink(address)
  if (video.kind === 'unknown') return undefined
  return video.kind === 'file' ? { contentUrl: video.embedUrl } : { embedUrl: video.embedUrl }
}

/** A film with a player. Its upload date is unknown, so that of the listing is used. */
function toVideo({ property, texts }: Listing, front: Picture | undefined, { absoluteUrl }: Addresses) {
  const { videoUrl } = property
  const player = videoUrl && front && playerOf(videoUrl, absoluteUrl)
  if (!player) return undefined
  return {
    '@type': 'VideoObject',
    name: texts.title,
    description: texts.description,
    thumbnailUrl: absoluteUrl(front.url),
    uploadDate: property.creationDate,
    ...player,
  }
}

/** Structured data of a property's page. */
export function toListingData(listing: Listing, addresses: Addresses) {
  const { property, texts, url, language } = listing
  const { pictures, virtualTourUrl } = property
  return {
    '@type': 'RealEstateListing',
    name: texts.title,
    description: texts.description,
    url,
    inLanguage: language,
    datePosted: property.creationDate,
    dateModified: property.modificationDate,
    image: pictures.map((picture) => addresses.absoluteUrl(picture.url)),
    video: toVideo(listing, pictures[0], addresses),
    about: {
      ...toPlace(listing),
      subjectOf: virtualTourUrl ? { '@type': 'MediaObject', contentUrl: virtualTourUrl } : undefined,
    },
    offers: toOffer(listing, addresses.agencyId),
  }
}
