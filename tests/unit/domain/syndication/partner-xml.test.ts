/** What partners read of a listing: every figure in its element, nothing of what is hidden. */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { findFeedEvents } from '@/lib/domain/syndication/feed-events'
import { writeHomeListings } from '@/lib/domain/syndication/home-listings-xml'
import { writeKyero } from '@/lib/domain/syndication/kyero-xml'
import { writeOpenImmo } from '@/lib/domain/syndication/openimmo-xml'
import { exactPoint, isForPartners, type PartnerListing, shownPrice, washRooms } from '@/lib/domain/syndication/partner-listing'
import { getProperty } from '@/tests/support/content'

const one = getProperty('s01')

const bare = {
  ...one,
  id: 41,
  goal: 'sale',
  webId: '1',
  webIds: ['1'],
  address: { kind: 'hidden' },
  price: { kind: 'hidden' },
  city: 'ANTWERPEN',
  zip: '2000',
  countryId: 10,
  creationDate: '2026-11-16',
  modificationDate: '2026-11-18',
  texts: { ...one.texts, nl: { ...one.texts.nl, title: 'Huis & tuin', description: 'Ruim.' } },
  ...Object.fromEntries(
    [
      'bedrooms',
      'bathrooms',
      'showerRooms',
      'toilets',
      'floor',
      'surfaceLiving',
      'surfaceTotal',
      'surfaceGround',
      'surfaceTerrace',
      'surfaceGarden',
      'constructionYear',
      'energyPerformance',
      'pool',
      'lift',
      'garden',
      'cellar',
      'attic',
      'furnished',
    ].map((name) => [name, undefined]),
  ),
} as unknown as PublicProperty

const full = {
  ...bare,
  address: { kind: 'shown', street: 'Kloosterstraat', houseNumber: '12', boxNr: '3' },
  latitude: 51.2117,
  longitude: 4.39842,
  price: { ...bare.price, kind: 'shown', amount: 495_000.4 },
  bedrooms: 4,
  bathrooms: 1,
  showerRooms: 2,
  toilets: 3,
  floor: 2,
  surfaceLiving: 180.6,
  surfaceTotal: 200,
  surfaceGround: 250.4,
  surfaceTerrace: 20,
  surfaceGarden: 70,
  constructionYear: 1912,
  energyPerformance: 241,
  pool: true,
  lift: true,
  garden: true,
  cellar: true,
  attic: true,
  furnished: true,
} as unknown as PublicProperty

const agent = { name: 'An Peeters', phone: '+32 3 000 00 00', email: 'an@example.be' }
const agency = { name: 'Kantoor', email: 'info@example.be', url: 'https://example.be/' }

const feed = (property: PublicProperty, more: Partial<PartnerListing> = {}) => ({
  language: 'nl' as const,
  agency,
  madeAt: '2026-11-21T10:00:00Z',
  listings: [{ property, url: 'https://example.be/41/', pictures: [], agent, ...more }],
})

/** The text of an element, or the empty one as it stands; null for none. */
const read = (xml: string, name: string) =>
  new RegExp(`<${name}(?: [^>]*)?/>|<${name}(?: [^>]*)?>(.*?)</${name}>`, 's')
    .exec(xml)
    ?.slice(0, 2)
    .reduceRight((a, b) => a ?? b) ?? null

describe('OpenImmo', () => {
  const write = (property: PublicProperty, more?: Partial<PartnerListing>) => writeOpenImmo(feed(property, more))

  test('is one whole transfer of an office', () => {
    const xml = write(bare)
    expect(xml).toContain(
      '<uebertragung art="OFFLINE" umfang="VOLL" version="1.2.7" sendersoftware="Kantoor" senderversion="1" techn_email="info@example.be" timestamp="2026-11-21T10:00:00Z"/>',
    )
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<openimmo>.*<\/openimmo>\n$/s)
    expect(xml).toContain(
      '<anbieter><anbieternr>https://example.be/</anbieternr><firma>Kantoor</firma><openimmo_anid>https://example.be/</openimmo_anid><immobilie>',
    )
  })

  test('has every figure of a home in its element', () => {
    const xml = write(full)
    expect(read(xml, 'geo')).toBe(
      '<plz>2000</plz><ort>Antwerpen</ort><geokoordinaten breitengrad="51.2117" laengengrad="4.39842"/><strasse>Kloosterstraat</strasse><hausnummer>12</hausnummer><land iso_land="BEL"/><etage>2</etage><wohnungsnr>3</wohnungsnr>',
    )
    expect(read(xml, 'flaechen')).toBe(
      '<wohnflaeche>180.6</wohnflaeche><gesamtflaeche>200</gesamtflaeche><grundstuecksflaeche>250.4</grundstuecksflaeche><anzahl_schlafzimmer>4</anzahl_schlafzimmer><anzahl_badezimmer>3</anzahl_badezimmer><anzahl_sep_wc>3</anzahl_sep_wc><balkon_terrasse_flaeche>20</balkon_terrasse_flaeche><gartenflaeche>70</gartenflaeche>',
    )
    expect(read(xml, 'zustand_angaben')).toBe(
      '<baujahr>1912</baujahr><energiepass><epart>BEDARF</epart><endenergiebedarf>241</endenergiebedarf></energiepass>',
    )
    expect(read(xml, 'preise')).toBe('<kaufpreis>495000.4</kaufpreis><waehrung iso_waehrung="EUR"/>')
    expect(read(xml, 'freitexte')).toBe(
      '<objekttitel>Huis &amp; tuin</objekttitel><objektbeschreibung>Ruim.</objektbeschreibung>',
    )
    expect(read(xml, 'verwaltung_techn')).toBe(
      '<objektnr_intern>41</objektnr_intern><objektnr_extern>41</objektnr_extern><aktion/><aktiv_von>2026-11-16</aktiv_von><openimmo_obid>41</openimmo_obid><stand_vom>2026-11-18</stand_vom><sprache>nl-BE</sprache>',
    )
    expect(read(xml, 'objektadresse_freigeben')).toBe('true')
  })

  test('says nothing of what is hidden or not known', () => {
    const xml = write(bare)
    expect(read(xml, 'geo')).toBe('<plz>2000</plz><ort>Antwerpen</ort><land iso_land="BEL"/>')
    expect([read(xml, 'flaechen'), read(xml, 'zustand_angaben'), read(xml, 'anhaenge')]).toEqual([null, null, null])
    expect(read(xml, 'objektadresse_freigeben')).toBe('false')
    expect(write({ ...bare, countryId: 999_999 })).not.toContain('<land')
  })

  test('a hidden price is on request where it is sold, and none where it is let', () => {
    expect(read(write(bare), 'preise')).toBe('<kaufpreis auf_anfrage="true">0</kaufpreis><waehrung iso_waehrung="EUR"/>')
    expect(read(write({ ...bare, goal: 'rent' }), 'preise')).toBe('<waehrung iso_waehrung="EUR"/>')
    expect(read(write({ ...full, goal: 'rent' }), 'preise')).toContain('<nettokaltmiete>495000.4</nettokaltmiete>')
  })

  test.each([
    ['1', 'haus', 'true', 'false', 'false'],
    ['2', 'wohnung', 'true', 'false', 'false'],
    ['3', 'zimmer', 'true', 'false', 'false'],
    ['4', 'grundstueck', 'true', 'false', 'false'],
    ['5', 'zinshaus_renditeobjekt', 'true', 'false', 'true'],
    ['6', 'einzelhandel', 'false', 'true', 'false'],
    ['7', 'parken', 'true', 'false', 'false'],
    ['9', 'sonstige', 'true', 'false', 'false'],
  ])('type %s is %s', (webId, kind, isHome, isBusiness, isYield) => {
    expect(read(write({ ...bare, webId } as PublicProperty), 'objektkategorie')).toBe(
      `<nutzungsart WOHNEN="${isHome}" GEWERBE="${isBusiness}" ANLAGE="${isYield}"/><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><${kind}/></objektart>`,
    )
    expect(write({ ...bare, goal: 'rent' })).toContain('<vermarktungsart KAUF="false" MIETE_PACHT="true"/>')
  })

  test('pictures name their format, the first one is the title', () => {
    const xml = write(bare, { pictures: ['https://example.be/a.jpg', 'https://example.be/b.png'] })
    expect(read(xml, 'anhaenge')).toBe(
      '<anhang location="REMOTE" gruppe="TITELBILD"><format>jpg</format><daten><pfad>https://example.be/a.jpg</pfad></daten></anhang><anhang location="REMOTE" gruppe="BILD"><format>png</format><daten><pfad>https://example.be/b.png</pfad></daten></anhang>',
    )
  })

  test('somebody is always named and reached: the agent, or the office', () => {
    const contact = (more: Partial<PartnerListing['agent']>) =>
      read(write(bare, { agent: { ...agent, ...more } }), 'kontaktperson')
    const url = '<url>https://example.be/41/</url>'
    expect(contact({})).toBe(
      `<email_zentrale>an@example.be</email_zentrale><tel_zentrale>+32 3 000 00 00</tel_zentrale><name>An Peeters</name>${url}`,
    )
    expect(contact({ email: '' })).toBe(`<tel_zentrale>+32 3 000 00 00</tel_zentrale><name>An Peeters</name>${url}`)
    expect(contact({ phone: '' })).toBe(`<email_zentrale>an@example.be</email_zentrale><name>An Peeters</name>${url}`)
    expect(contact({ email: '', phone: '', name: '' })).toBe(
      `<email_zentrale>info@example.be</email_zentrale><name>Kantoor</name>${url}`,
    )
  })
})

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

  test('counts what is not known as none, and says nothing of what is hidden', () => {
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

  test('what is let is priced by the month, what is new says so', () => {
    expect(read(write({ ...bare, goal: 'rent' }), 'price_freq')).toBe('month')
    expect(read(write({ ...bare, webIds: ['1', '8'] } as PublicProperty), 'new_build')).toBe('1')
  })

  test('the province is the region, abroad the country', () => {
    const province = (zip: string, countryId = 10) => read(write({ ...bare, zip, countryId }), 'province')
    expect([province('1000'), province('4000'), province('9000')]).toEqual(['Brussels', 'Wallonia', 'Flanders'])
    expect(province('1000', 999_999)).toBe('Belgium')
  })

  test('takes fifty pictures, of the kinds it knows', () => {
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

  test('leaves out what has no price or no picture', () => {
    expect(write(bare)).not.toContain('<listing>')
    expect(write(full, { pictures: [] })).not.toContain('<listing>')
    expect([...write(full, { pictures: Array.from({ length: 25 }, () => 'x') }).matchAll(/<image>/g)]).toHaveLength(20)
  })

  test('names the town where street or quarter are hidden or not known', () => {
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

  test('what is let says so, a long text is cut, and a region is that of the postcode', () => {
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

describe('what a feed tells', () => {
  const at = (id: number, creationDate: string, more: Partial<PublicProperty> = {}) =>
    ({ ...one, id, creationDate, published: true, archived: false, availability: 'available', ...more }) as PublicProperty
  const newOnes = (...properties: PublicProperty[]) =>
    findFeedEvents(properties)
      .filter(({ event }) => event.kind === 'listed')
      .map(({ property }) => property.id)

  test('is what can still be had, newest first, of one day the higher number', () => {
    expect(newOnes(at(1, '2026-01-01'), at(2, '2026-01-03'), at(3, '2026-01-02'), at(4, '2026-01-02'))).toEqual([2, 4, 3, 1])
    expect(
      newOnes(
        at(1, '2026-01-01', { published: false }),
        at(2, '2026-01-01', { archived: true }),
        at(3, '2026-01-01', { availability: 'sold' }),
        at(4, '2026-01-01'),
      ),
    ).toEqual([4])
    expect(findFeedEvents(Array.from({ length: 60 }, (_, index) => at(index, '2026-01-01')))).toHaveLength(50)
  })
})

describe('what partners may have', () => {
  test('is what is on offer and no business that changes hands', () => {
    const available = { ...bare, availability: 'available' } as PublicProperty
    expect(isForPartners(available)).toBe(true)
    expect(isForPartners({ ...available, goal: 'takeover' } as PublicProperty)).toBe(false)
    expect(isForPartners({ ...available, availability: 'sold' } as unknown as PublicProperty)).toBe(false)
  })

  test('leaves out a hidden price and the point of a hidden address, and adds shower rooms to bathrooms', () => {
    expect([shownPrice(bare), shownPrice(full), exactPoint(bare), exactPoint(full)]).toEqual([
      undefined,
      495_000.4,
      undefined,
      { latitude: 51.2117, longitude: 4.39842 },
    ])
    expect([
      washRooms(bare),
      washRooms(full),
      washRooms({ ...bare, bathrooms: 1 }),
      washRooms({ ...bare, showerRooms: 2 }),
    ]).toEqual([undefined, 3, 1, 2])
  })
})
