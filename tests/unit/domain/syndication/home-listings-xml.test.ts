/** The catalogue of home listings: every figure in its element, nothing hidden. */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { writeHomeListings } from '@/lib/domain/syndication/home-listings-xml'
import type { PartnerListing } from '@/lib/domain/syndication/partner-listing'
import { bare, feed, full, read } from '@/tests/support/partner-listing'

describe('the catalogue of home listings', () => {
  const pictures = ['https://example.be/a.jpg']
  const write = (property: PublicProperty, more: Partial<PartnerListing> = {}) =>
    writeHomeListings(feed(property, { pictures, ...more }), 'bus')
  const component = (xml: string, name: string) => new RegExp(`<component name="${name}">(.*?)</component>`).exec(xml)?.[1]

  test('has every figure of a home in its element', () => {
    const xml = write({ ...full, quarter: 'Sint-Andries' })
    expect(xml).toContain('<listings><title>Kantoor</title><link rel="self" href="https://example.be/"/><listing>')
    expect(xml).toContain(
      '<home_listing_id>41</home_listing_id><name>Huis &amp; tuin</name><availability>for_sale</availability><description>Ruim.</description><address format="simple">',
    )
    expect(['addr1', 'city', 'region', 'country', 'postal_code'].map((name) => component(xml, name))).toEqual([
      'Kloosterstraat 12 bus 3',
      'Antwerpen',
      'Flanders',
      'Belgium',
      '2000',
    ])
    expect(xml).toContain(
      '<latitude>51.2117</latitude><longitude>4.39842</longitude><neighborhood>Sint-Andries</neighborhood><image><url>https://example.be/a.jpg</url></image><listing_type>for_sale_by_agent</listing_type><num_baths>3</num_baths><num_beds>4</num_beds><price>495000.4 EUR</price><property_type>house</property_type><url>https://example.be/41/</url><year_built>1912</year_built></listing></listings>',
    )
  })

  test('excludes listings without price or picture', () => {
    expect(write(bare)).not.toContain('<listing>')
    expect(write(full, { pictures: [] })).not.toContain('<listing>')
    expect([...write(full, { pictures: Array.from({ length: 25 }, () => 'x') }).matchAll(/<image>/g)]).toHaveLength(20)
  })

  test('has the town where street or quarter are hidden or unknown', () => {
    const xml = write({ ...full, quarter: 'Sint-Andries', address: { kind: 'hidden' } })
    expect([component(xml, 'addr1'), read(xml, 'neighborhood')]).toEqual(['Antwerpen', 'Antwerpen'])
    expect(read(write({ ...full, quarter: undefined }), 'neighborhood')).toBe('Antwerpen')
  })

  test.each([
    ['1', 'house'],
    ['2', 'apartment'],
    ['3', 'apartment'],
    ['4', 'land'],
    ['6', 'other'],
  ])('type %s is %s', (webId, name) => {
    expect(read(write({ ...full, webId } as PublicProperty), 'property_type')).toBe(name)
  })

  test('a rental is marked, a long text is cut, and the Region is that of the postcode', () => {
    const xml = write({
      ...full,
      goal: 'rent',
      zip: '1000',
      texts: { ...full.texts, nl: { ...full.texts.nl, description: 'x'.repeat(5001) } },
    })
    expect([read(xml, 'availability'), read(xml, 'listing_type'), read(xml, 'description')?.length]).toEqual([
      'for_rent',
      'for_rent_by_agent',
      5000,
    ])
    expect([component(xml, 'region'), component(write({ ...full, zip: '4000' }), 'region')]).toEqual(['Brussels', 'Wallonia'])
    expect(component(write({ ...full, countryId: 999_999 }), 'region')).toBe('Belgium')
  })
})
