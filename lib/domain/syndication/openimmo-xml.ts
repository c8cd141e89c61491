/** OpenImmo 1.2.7, a complete transfer: elements in the order of its schema. */

import { countryCode } from '../law/country.ts'
import type { PublicProperty } from '../property/property.ts'
import { titleCaseCity } from '../text/address.ts'
import { exactPoint, type PartnerFeed, type PartnerListing, shownPrice, totalBathrooms } from './partner-listing.ts'
import { element, group, known, writeXml, type XmlChild, type XmlElement } from './xml-element.ts'

/** By web type: the element of `objektart`. */
const kinds: Readonly<Record<string, XmlElement>> = {
  '1': element('haus'),
  '2': element('wohnung'),
  '3': element('zimmer'),
  '4': element('grundstueck'),
  '5': element('zinshaus_renditeobjekt'),
  '6': element('einzelhandel'),
  '7': element('parken'),
}

const businessType = '6'

/** Three-letter codes of the countries in use. */
const countries: Readonly<Record<string, string>> = { BE: 'BEL', LU: 'LUX', ES: 'ESP' }

function categoryOf({ goal, webId }: PublicProperty): XmlElement {
  const isBusiness = webId === businessType
  const use = { WOHNEN: !isBusiness, GEWERBE: isBusiness, ANLAGE: webId === '5' }
  return element('objektkategorie', [
    element('nutzungsart', [], use),
    element('vermarktungsart', [], { KAUF: goal === 'sale', MIETE_PACHT: goal === 'rent' }),
    element('objektart', [kinds[webId] ?? element('sonstige')]),
  ])
}

function placeOf(property: PublicProperty): XmlElement {
  const { address, zip, city, countryId, floor } = property
  const point = exactPoint(property)
  const street = address.kind === 'shown' ? address : undefined
  const country = countries[countryCode(countryId) ?? '']
  return element('geo', [
    known('plz', zip),
    known('ort', titleCaseCity(city)),
    point && element('geokoordinaten', [], { breitengrad: point.latitude, laengengrad: point.longitude }),
    known('strasse', street?.street),
    known('hausnummer', street?.houseNumber),
    country === undefined ? undefined : element('land', [], { iso_land: country }),
    known('etage', floor),
    known('wohnungsnr', street?.boxNr),
  ])
}

function priceOf(property: PublicProperty): XmlElement {
  const price = shownPrice(property)
  const onRequest = property.goal === 'sale' ? element('kaufpreis', 0, { auf_anfrage: true }) : undefined
  return element('preise', [
    price === undefined ? onRequest : known(property.goal === 'rent' ? 'nettokaltmiete' : 'kaufpreis', price),
    element('waehrung', [], { iso_waehrung: 'EUR' }),
  ])
}

const areasOf = (property: PublicProperty): XmlChild =>
  group('flaechen', [
    known('wohnflaeche', property.surfaceLiving),
    known('gesamtflaeche', property.surfaceTotal),
    known('grundstuecksflaeche', property.surfaceGround),
    known('anzahl_schlafzimmer', property.bedrooms),
    known('anzahl_badezimmer', totalBathrooms(property)),
    known('anzahl_sep_wc', property.toilets),
    known('balkon_terrasse_flaeche', property.surfaceTerrace),
    known('gartenflaeche', property.surfaceGarden),
  ])

const stateOf = ({ constructionYear, energyPerformance }: PublicProperty): XmlChild =>
  group('zustand_angaben', [
    known('baujahr', constructionYear),
    energyPerformance
      ? element('energiepass', [known('epart', 'BEDARF'), known('endenergiebedarf', energyPerformance)])
      : undefined,
  ])

const picturesOf = ({ pictures }: PartnerListing): XmlChild =>
  group(
    'anhaenge',
    pictures.map((url, place) =>
      element('anhang', [known('format', url.split('.').at(-1)), element('daten', [known('pfad', url)])], {
        location: 'REMOTE',
        gruppe: place === 0 ? 'TITELBILD' : 'BILD',
      }),
    ),
  )

function toHome(listing: PartnerListing, { language, agency }: PartnerFeed): XmlElement {
  const { property, agent, url } = listing
  const texts = property.texts[language]
  // The schema requires a name and a means of contact.
  const email = agent.email || agent.phone ? agent.email : agency.email
  const contact = [known('email_zentrale', email), known('tel_zentrale', agent.phone), known('name', agent.name || agency.name)]
  return element('immobilie', [
    categoryOf(property),
    placeOf(property),
    element('kontaktperson', [...contact, known('url', url)]),
    priceOf(property),
    areasOf(property),
    stateOf(property),
    element('freitexte', [known('objekttitel', texts.title), known('objektbeschreibung', texts.description)]),
    picturesOf(listing),
    element('verwaltung_objekt', [known('objektadresse_freigeben', property.address.kind === 'shown')]),
    element('verwaltung_techn', [
      known('objektnr_intern', property.id),
      known('objektnr_extern', property.id),
      element('aktion'),
      known('aktiv_von', property.creationDate),
      known('openimmo_obid', property.id),
      known('stand_vom', property.modificationDate),
      known('sprache', `${language}-BE`),
    ]),
  ])
}

export function writeOpenImmo(feed: PartnerFeed): string {
  const { agency, madeAt, listings } = feed
  const transfer = {
    art: 'OFFLINE',
    umfang: 'VOLL',
    version: '1.2.7',
    sendersoftware: agency.name,
    senderversion: '1',
    techn_email: agency.email,
    timestamp: madeAt,
  }
  return writeXml(
    element('openimmo', [
      element('uebertragung', [], transfer),
      element('anbieter', [
        known('anbieternr', agency.url),
        known('firma', agency.name),
        known('openimmo_anid', agency.url),
        ...listings.map((listing) => toHome(listing, feed)),
      ]),
    ]),
  )
}
