import { describe, expect, test } from 'vitest'
import { labelOf } from '../../../../lib/domain/energy/epc.ts'
import type { ConfidentialProperty } from '../../../../lib/domain/property/confidential-property.ts'
import { type Listing, toListingData } from '../../../../lib/domain/syndication/listing-data.ts'
import { formatStreet } from '../../../../lib/domain/text/address.ts'
import { getProperty } from '../../../support/content.ts'

function dataOf(recordFile: string, change: Partial<ConfidentialProperty> = {}) {
  const property = getProperty(recordFile, change)
  const listing: Listing = {
    language: 'nl',
    property,
    texts: property.texts.nl,
    street: formatStreet(property.address, 'bus'),
    url: 'https://scheldelicht.example/nl/x/1/',
    label: labelOf(property, property.texts.nl.epcLabelText),
  }
  return toListingData(listing, {
    absoluteUrl: (path) => `https://scheldelicht.example${path}`,
    agencyId: 'https://scheldelicht.example/#agency',
  })
}

describe('toListingData', () => {
  test('a sale: price, address, agency', () => {
    const { about, offers, image } = dataOf('s01')
    expect(offers).toMatchObject({ price: 985_000, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' })
    expect(offers.offeredBy).toEqual({ '@id': 'https://scheldelicht.example/#agency' })
    expect(about.address).toMatchObject({
      streetAddress: 'Schildersgildestraat 24',
      postalCode: '2000',
      addressLocality: 'Antwerpen',
    })
    expect(about.geo).toMatchObject({ latitude: 51.2117 })
    expect(image[0]).toBe('https://scheldelicht.example/pictures/s01-1.webp')
  })

  test('under option it has limited availability, like the units of a project', () => {
    const { offers } = dataOf('s03')
    expect(offers).toMatchObject({ price: 615_000, availability: 'https://schema.org/LimitedAvailability' })
    expect(dataOf('s03', { marquee: 4, availability: 'sold' }).offers.availability).toBe('https://schema.org/SoldOut')
  })

  test('a rental: the rent is per month', () => {
    expect(dataOf('r01').offers).toMatchObject({ priceSpecification: { price: 1150, unitCode: 'MON' } })
  })

  test('a hidden address: the town only', () => {
    const { about } = dataOf('s12')
    expect(about.address.streetAddress).toBeUndefined()
    expect(about.geo).toBeUndefined()
    expect(about.address.addressLocality).toBe('Brasschaat')
  })

  test('the country by its code, by name where the code is unknown', () => {
    expect(dataOf('s01').about.address.addressCountry).toBe('BE')
    expect(dataOf('f01').about.address.addressCountry).toBe('LU')
    expect(dataOf('f02').about.address.addressCountry).toBe('ES')
    expect(dataOf('f01', { countryId: 999 }).about.address.addressCountry).toBe('Luxemburg')
  })

  test.each([
    ['is hidden', { publishPrice: false }],
    ['is that of a sold property', { availability: 'sold' }],
  ] as const)('a price that %s is left out', (_, change) => {
    expect(JSON.stringify(dataOf('s01', change))).not.toContain('985000')
  })

  test('a shop is a place, not a home', () => {
    expect(dataOf('s07').about).not.toHaveProperty('numberOfBedrooms')
  })

  test('every kind with its type and area', () => {
    expect(dataOf('s01').about).toMatchObject({
      '@type': 'SingleFamilyResidence',
      numberOfBathroomsTotal: 2,
      floorSize: { value: 265 },
    })
    const kinds = { s07: 'Commercial_property', s13: 'Land_lot' } as const
    for (const [record, kind] of Object.entries(kinds)) expect(JSON.stringify(dataOf(record).about)).toContain(kind)
    expect(dataOf('s16').about['@type']).toBe('ParkingFacility')
    expect(JSON.stringify(dataOf('s07').about)).toContain('"propertyID":"floorSize"')
    expect(JSON.stringify(dataOf('s13').about)).toContain('"propertyID":"plotSize"')
  })

  test('energy, and the day of the last change', () => {
    const figures = dataOf('s01').about.additionalProperty
    expect(figures).toContainEqual({ '@type': 'PropertyValue', propertyID: 'energyLabel', value: 'C' })
    expect(figures).toContainEqual({ '@type': 'PropertyValue', propertyID: 'energyPerformance', value: 241, unitText: 'kWh/m²' })
    expect(dataOf('s01').dateModified).toBe(getProperty('s01').modificationDate)
  })

  test('a film with the data of its player, and a tour; none for an invalid address', () => {
    expect(dataOf('s01', { videoUrl: 'https://youtu.be/abcdefghijk' }).video).toMatchObject({
      '@type': 'VideoObject',
      thumbnailUrl: 'https://scheldelicht.example/pictures/s01-1.webp',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    })
    expect(dataOf('s01', { videoUrl: '/media/film.mp4' }).video).toMatchObject({
      contentUrl: 'https://scheldelicht.example/media/film.mp4',
    })
    expect(dataOf('s01', { videoUrl: 'https://example.com/film' }).video).toBeUndefined()
    expect(dataOf('s01', { virtualTourUrl: 'https://my.matterport.com/show/?m=abc' }).about.subjectOf).toMatchObject({
      contentUrl: 'https://my.matterport.com/show/?m=abc',
    })
  })
})

test('other kinds are a place, with an additional type where one exists', () => {
  const typeOf = (webId: string) => dataOf('s01', { webIds: [webId] } as Partial<ConfidentialProperty>).about['@type']
  for (const webId of ['4', '5', '6', '7']) expect(typeOf(webId), webId).not.toBe('House')
})
