/** Kyero version 3, elements in the order of its documentation. The format has no street, so none is included. */
import { labelOf } from '../energy/epc.ts'
import { findRegion } from '../law/region.ts'
import { titleCaseCity } from '../text/address.ts'
import type { Language } from '../text/language.ts'
import { exactPoint, type PartnerFeed, type PartnerListing, shownPrice, totalBathrooms } from './partner-listing.ts'
import { element, group, known, writeXml, type XmlChild, type XmlElement } from './xml-element.ts'

/** By web type. */
const types: Readonly<Record<string, string>> = {
  '1': 'House',
  '2': 'Apartment',
  '3': 'Studio',
  '4': 'Land',
  '5': 'Apartment block',
  '6': 'Commercial property',
  '7': 'Garage',
}

const provinces = { brussels: 'Brussels', wallonia: 'Wallonia', flanders: 'Flanders' } as const

/** Features in English, as shown by portals. */
const features = [
  ['lift', 'Lift'],
  ['garden', 'Garden'],
  ['cellar', 'Basement'],
  ['attic', 'Attic'],
  ['furnished', 'Furnished'],
] as const

const flag = (isSo: boolean) => (isSo ? 1 : 0)

/** The format requires whole numbers for amounts and areas. */
const whole = (figure: number | undefined) => (figure === undefined ? undefined : Math.round(figure))

/** The schema allows single letters only, A being the best. */
function ratingOf(property: PartnerListing['property']): string | undefined {
  const letter = labelOf(property, property.texts.nl.epcLabelText)?.letterText.trim().charAt(0).toUpperCase() ?? ''
  return /^[A-G]$/.test(letter) ? letter : undefined
}

/** Highest number of pictures per listing in the schema. */
const mostPictures = 50

/** Pictures are recognised by the extension of their address, as in the schema. */
const isPicture = (address: string) => /\.(?:gif|jpe?g|png)$/i.test(address)

/** Required by the format: 0 where there are none, as for a plot. */
const figures = ({ property }: PartnerListing): XmlChild[] => [
  known('beds', property.bedrooms ?? 0),
  known('baths', totalBathrooms(property) ?? 0),
  known('pool', flag(property.pool === true)),
  group('surface_area', [known('built', whole(property.surfaceLiving)), known('plot', whole(property.surfaceGround))]),
  group('energy_rating', [known('consumption', ratingOf(property))]),
]

function placeOf({ property }: PartnerListing): XmlChild[] {
  const region = findRegion(property.zip, property.countryId)
  const point = exactPoint(property)
  return [
    known('town', titleCaseCity(property.city)),
    known('province', region ? provinces[region] : property.texts.en.countryName),
    known('country', property.texts.en.countryName),
    point && element('location', [known('latitude', point.latitude), known('longitude', point.longitude)]),
  ]
}

function toProperty(listing: PartnerListing, language: Language): XmlElement {
  const { property, url, pictures } = listing
  const named = features.filter(([field]) => property[field] === true)
  return element('property', [
    known('id', property.id),
    known('date', `${property.modificationDate} 00:00:00`),
    known('ref', property.id),
    // 0 means price on request.
    known('price', whole(shownPrice(property) ?? 0)),
    known('currency', 'EUR'),
    known('price_freq', property.goal === 'rent' ? 'month' : 'sale'),
    known('part_ownership', 0),
    known('leasehold', 0),
    known('new_build', flag(property.webIds.includes('8'))),
    known('type', types[property.webId] ?? 'Property'),
    ...placeOf(listing),
    ...figures(listing),
    element('url', [known(language, url)]),
    element('desc', [known(language, property.texts[language].description)]),
    group(
      'features',
      named.map(([, name]) => known('feature', name)),
    ),
    // Required by the schema, empty where there are none.
    element(
      'images',
      pictures
        .filter(isPicture)
        .slice(0, mostPictures)
        .map((picture, place) => element('image', [known('url', picture)], { id: place + 1 })),
    ),
  ])
}

export const writeKyero = ({ language, listings }: PartnerFeed): string =>
  writeXml(
    element('root', [element('kyero', [known('feed_version', 3)]), ...listings.map((listing) => toProperty(listing, language))]),
  )
