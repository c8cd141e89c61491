/** A catalogue of home listings for Meta. Price and picture are required: properties without them are left out. */
import { findRegion } from '../law/region.ts'
import type { PublicProperty } from '../property/property.ts'
import { formatStreet, titleCaseCity } from '../text/address.ts'
import type { Language } from '../text/language.ts'
import { type PartnerFeed, type PartnerListing, shownPrice, totalBathrooms } from './partner-listing.ts'
import { element, known, writeXml, type XmlElement } from './xml-element.ts'

/** By web type; others are `other`. */
const types: Readonly<Record<string, string>> = { '1': 'house', '2': 'apartment', '3': 'apartment', '4': 'land' }

const regions = { brussels: 'Brussels', wallonia: 'Wallonia', flanders: 'Flanders' } as const

/** Limits of the catalogue: length of a description, number of pictures. */
const maxDescription = 5000
const mostPictures = 20

/** For a hidden street the town, with the rounded public point. */
function addressOf(property: PublicProperty, boxWord: string): XmlElement {
  const town = titleCaseCity(property.city)
  const region = findRegion(property.zip, property.countryId)
  const country = property.texts.en.countryName
  const parts = {
    addr1: formatStreet(property.address, boxWord) || town,
    city: town,
    region: region ? regions[region] : country,
    country,
    postal_code: property.zip,
  }
  return element(
    'address',
    Object.entries(parts).map(([name, value]) => element('component', value, { name })),
    { format: 'simple' },
  )
}

function toListing({ property, url, pictures }: PartnerListing, price: number, language: Language, boxWord: string): XmlElement {
  const texts = property.texts[language]
  const way = property.goal === 'rent' ? 'for_rent' : 'for_sale'
  return element('listing', [
    known('home_listing_id', property.id),
    known('name', texts.title),
    known('availability', way),
    known('description', texts.description.slice(0, maxDescription)),
    addressOf(property, boxWord),
    known('latitude', property.latitude),
    known('longitude', property.longitude),
    // Required: the town, where the quarter is unknown or the address hidden.
    known('neighborhood', (property.address.kind === 'shown' && property.quarter) || titleCaseCity(property.city)),
    ...pictures.slice(0, mostPictures).map((picture) => element('image', [known('url', picture)])),
    known('listing_type', `${way}_by_agent`),
    known('num_baths', totalBathrooms(property)),
    known('num_beds', property.bedrooms),
    known('price', `${price} EUR`),
    known('property_type', types[property.webId] ?? 'other'),
    known('url', url),
    known('year_built', property.constructionYear),
  ])
}

export function writeHomeListings({ language, agency, listings }: PartnerFeed, boxWord: string): string {
  const priced = listings.flatMap((listing) => {
    const price = shownPrice(listing.property)
    return price === undefined || listing.pictures.length === 0 ? [] : [toListing(listing, price, language, boxWord)]
  })
  return writeXml(
    element('listings', [known('title', agency.name), element('link', [], { rel: 'self', href: agency.url }), ...priced]),
  )
}
