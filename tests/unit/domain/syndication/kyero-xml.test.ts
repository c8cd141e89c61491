/** Kyero: every figure in its element, nothing hidden. */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { writeKyero } from '@/lib/domain/syndication/kyero-xml'
import type { PartnerListing } from '@/lib/domain/syndication/partner-listing'
import { bare, feed, full, read } from '@/tests/support/partner-listing'

describe('Kyero', () => {
  const write = (property: PublicProperty, more?: Partial<PartnerListing>) => writeKyero(feed(property, more))

  test('has every figure of a home in its element', () => {
    const xml = write(full)
    expect(read(xml, 'kyero')).toBe('<feed_version>3</feed_version>')
    expect(xml).toContain(
      '<id>41</id><date>2026-11-18 00:00:00</date><ref>41</ref><price>495000</price><currency>EUR</currency><price_freq>sale</price_freq><part_ownership>0</part_ownership><leasehold>0</leasehold><new_build>0</new_build><type>House</type><town>Antwerpen</town><province>Flanders</province><country>Belgium</country><location><latitude>51.2117</latitude><longitude>4.39842</longitude></location><beds>4</beds><baths>3</baths><pool>1</pool><surface_area><built>181</built><plot>250</plot></surface_area>',
    )
    expect(read(xml, 'features')).toBe(
      '<feature>Lift</feature><feature>Garden</feature><feature>Basement</feature><feature>Attic</feature><feature>Furnished</feature>',
    )
    expect(xml).toContain('<url><nl>https://example.be/41/</nl></url><desc><nl>Ruim.</nl></desc>')
  })

  test('writes unknown numbers as zero, and nothing hidden', () => {
    const xml = write(bare)
    expect(['price', 'beds', 'baths', 'pool'].map((name) => read(xml, name))).toEqual(['0', '0', '0', '0'])
    expect(['location', 'surface_area', 'features'].map((name) => read(xml, name))).toEqual([null, null, null])
    expect(xml).toContain('<images/>')
    expect(read(write({ ...bare, lift: false, garden: true }), 'features')).toBe('<feature>Garden</feature>')
  })

  test.each([
    ['1', 'House'],
    ['2', 'Apartment'],
    ['3', 'Studio'],
    ['4', 'Land'],
    ['5', 'Apartment block'],
    ['6', 'Commercial property'],
    ['7', 'Garage'],
    ['9', 'Property'],
  ])('type %s is %s', (webId, name) => {
    expect(read(write({ ...bare, webId } as PublicProperty), 'type')).toBe(name)
  })

  test('a rental is priced per month, new build is marked', () => {
    expect(read(write({ ...bare, goal: 'rent' }), 'price_freq')).toBe('month')
    expect(read(write({ ...bare, webIds: ['1', '8'] } as PublicProperty), 'new_build')).toBe('1')
  })

  test('the province is the region, abroad the country', () => {
    const province = (zip: string, countryId = 10) => read(write({ ...bare, zip, countryId }), 'province')
    expect([province('1000'), province('4000'), province('9000')]).toEqual(['Brussels', 'Wallonia', 'Flanders'])
    expect(province('1000', 999_999)).toBe('Belgium')
  })

  test('accepts fifty pictures, in supported formats', () => {
    const names = ['a.webp', 'b.gif', 'c.JPG', 'd.jpeg', 'e.png', 'f.png?x', 'gpng']
    const pictures = (of: string[]) =>
      [...write(bare, { pictures: of }).matchAll(/<image id="(\d+)"><url>(.*?)<\/url>/g)].map((match) => match.slice(1).join(' '))
    expect(pictures(names)).toEqual(['1 b.gif', '2 c.JPG', '3 d.jpeg', '4 e.png'])
    expect(pictures(Array.from({ length: 60 }, (_, index) => `${index}.jpg`))).toHaveLength(50)
  })

  test('an energy label is one letter from A to G', () => {
    const rating = (epcLabelText: string) =>
      read(write({ ...bare, texts: { ...bare.texts, nl: { ...bare.texts.nl, epcLabelText } } }), 'consumption')
    expect(['A+', 'b', 'G', ''].map(rating).filter((letter) => letter !== null && !/^[A-G]$/.test(letter))).toEqual([])
    expect(rating('A+')).toBe('A')
  })
})
