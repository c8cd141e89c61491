/** OpenImmo: every figure in its element, nothing hidden. */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { writeOpenImmo } from '@/lib/domain/syndication/openimmo-xml'
import type { PartnerListing } from '@/lib/domain/syndication/partner-listing'
import { agent, bare, feed, full, read } from '@/tests/support/partner-listing'

describe('OpenImmo', () => {
  const write = (property: PublicProperty, more?: Partial<PartnerListing>) => writeOpenImmo(feed(property, more))

  test('is one complete transfer of an agency', () => {
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

  test('contains nothing hidden or unknown', () => {
    const xml = write(bare)
    expect(read(xml, 'geo')).toBe('<plz>2000</plz><ort>Antwerpen</ort><land iso_land="BEL"/>')
    expect([read(xml, 'flaechen'), read(xml, 'zustand_angaben'), read(xml, 'anhaenge')]).toEqual([null, null, null])
    expect(read(xml, 'objektadresse_freigeben')).toBe('false')
    expect(write({ ...bare, countryId: 999_999 })).not.toContain('<land')
  })

  test('a hidden price is on request for a sale, and left out for a rental', () => {
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

  test('pictures state their format, the first one is the title picture', () => {
    const xml = write(bare, { pictures: ['https://example.be/a.jpg', 'https://example.be/b.png'] })
    expect(read(xml, 'anhaenge')).toBe(
      '<anhang location="REMOTE" gruppe="TITELBILD"><format>jpg</format><daten><pfad>https://example.be/a.jpg</pfad></daten></anhang><anhang location="REMOTE" gruppe="BILD"><format>png</format><daten><pfad>https://example.be/b.png</pfad></daten></anhang>',
    )
  })

  test('there is always a contact: the agent, or the agency', () => {
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
