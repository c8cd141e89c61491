import { describe, expect, test } from 'vitest'
import { formatStreet } from '../../../lib/domain/address.ts'
import type { ConfidentialProperty } from '../../../lib/domain/confidential-property.ts'
import { type Listing, toListingData } from '../../../lib/domain/listing-data.ts'
import { getProperty } from '../../support/content.ts'

function dataOf(recordFile: string, change: Partial<ConfidentialProperty> = {}) {
  const property = getProperty(recordFile, change)
  const listing: Listing = {
    language: 'nl',
    property,
    texts: property.texts.nl,
    street: formatStreet(property.address, 'bus'),
    url: 'https://scheldelicht.example/nl/x/1/',
    agency: { name: 'Scheldelicht Vastgoed', href: 'https://scheldelicht.example/nl/' },
    agent: { name: 'Lotte Verhaegen', phone: '030 00 12 35' },
  }
  return toListingData(listing, (path) => `https://scheldelicht.example${path}`)
}

describe('toListingData', () => {
  test('a sale: price, address, agency', () => {
    const { about, offers, image } = dataOf('s01')
    expect(offers).toMatchObject({ price: 985_000, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' })
    expect(offers.offeredBy).toMatchObject({ '@type': 'RealEstateAgent', name: 'Scheldelicht Vastgoed' })
    expect(about.address).toMatchObject({
      streetAddress: 'Schildersgildestraat 24',
      postalCode: '2000',
      addressLocality: 'Antwerpen',
    })
    expect(about.geo).toMatchObject({ latitude: 51.2117 })
    expect(image[0]).toBe('https://scheldelicht.example/pictures/s01-1.webp')
  })

  test('a rental: the rent is per month', () => {
    expect(dataOf('r01').offers).toMatchObject({ priceSpecification: { price: 1150, unitCode: 'MON' } })
  })

  test('a hidden address: the town alone', () => {
    const { about } = dataOf('s12')
    expect(about.address.streetAddress).toBeUndefined()
    expect(about.geo).toBeUndefined()
    expect(about.address.addressLocality).toBe('Brasschaat')
  })

  test('the country, by name outside Belgium', () => {
    expect(dataOf('s01').about.address.addressCountry).toBe('BE')
    expect(dataOf('f01').about.address.addressCountry).toBe('Luxemburg')
  })

  test.each([
    ['is hidden', { publishPrice: false }],
    ['belongs to what is sold', { availability: 'sold' }],
  ] as const)('a price that %s is left out', (_, change) => {
    expect(JSON.stringify(dataOf('s01', change))).not.toContain('985000')
  })

  test('a shop is a place, not a home', () => {
    expect(dataOf('s07').about).not.toHaveProperty('numberOfBedrooms')
  })
})
