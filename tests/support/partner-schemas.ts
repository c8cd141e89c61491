/**
 * The requirements of partners' formats, as far as we use them, in our own words: OpenImmo may not be redistributed by its licence,
 * Kyero and Meta publish theirs as documentation. Based on the schema of OpenImmo 1.2.7b, that of Kyero 3 with its documentation of 2024,
 * and the fields of Meta's catalogue of home listings.
 */
import type { Schema } from './check-xml.ts'

const anything = /^[\s\S]*$/
const something = /\S/
const yesNo = /^(?:true|false|0|1)$/
const decimal = /^[+-]?\d+(?:\.\d+)?$/
const whole = /^-?\d+$/
const count = /^\d+$/
const day = /^\d{4}-\d{2}-\d{2}$/
const address = /^https?:\/\/\S+$/

const place = ['plz?', 'ort?', 'geokoordinaten?', 'strasse?', 'hausnummer?', 'bundesland?', 'land?', 'gemeindecode?', 'flur?']
const storey = ['etage?', 'anzahl_etagen?', 'lage_im_bau?', 'wohnungsnr?', 'lage_gebiet?', 'regionaler_zusatz?']
const kinds = ['zimmer', 'wohnung', 'haus', 'grundstueck', 'buero_praxen', 'einzelhandel', 'gastgewerbe', 'hallen_lager_prod']
const otherKinds = ['land_und_forstwirtschaft', 'parken', 'sonstige', 'freizeitimmobilie_gewerblich', 'zinshaus_renditeobjekt']
const areas = [
  'wohnflaeche',
  'nutzflaeche',
  'gesamtflaeche',
  'ladenflaeche',
  'bueroflaeche',
  'grundstuecksflaeche',
  'anzahl_zimmer',
]
const moreAreas = ['anzahl_schlafzimmer', 'anzahl_badezimmer', 'anzahl_sep_wc', 'balkon_terrasse_flaeche', 'gartenflaeche']
const figures = [...areas, ...moreAreas]

export const openImmoSchema: Schema = {
  root: 'openimmo',
  shapes: {
    openimmo: { children: ['uebertragung', 'anbieter+'] },
    uebertragung: {
      attributes: {
        art: /^(?:ONLINE|OFFLINE)$/,
        umfang: /^(?:TEIL|VOLL)$/,
        'modus?': /^(?:NEW|CHANGE|DELETE)$/,
        version: /^1\.2\.7$/,
        sendersoftware: something,
        senderversion: something,
        'techn_email?': anything,
        'timestamp?': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
      },
    },
    anbieter: { children: ['anbieternr?', 'firma', 'openimmo_anid', 'lizenzkennung?', 'anhang?', 'immobilie*'] },
    immobilie: {
      children: [
        ...['objektkategorie', 'geo', 'kontaktperson', 'weitere_adresse*', 'preise?', 'flaechen?', 'ausstattung?'],
        ...[
          'zustand_angaben?',
          'bewertung?',
          'infrastruktur?',
          'freitexte?',
          'anhaenge?',
          'verwaltung_objekt?',
          'verwaltung_techn',
        ],
      ],
    },
    objektkategorie: { children: ['nutzungsart', 'vermarktungsart', 'objektart'] },
    nutzungsart: { attributes: { WOHNEN: yesNo, GEWERBE: yesNo, 'ANLAGE?': yesNo, 'WAZ?': yesNo } },
    vermarktungsart: { attributes: { KAUF: yesNo, MIETE_PACHT: yesNo, 'ERBPACHT?': yesNo, 'LEASING?': yesNo } },
    objektart: { oneOf: [...kinds, ...otherKinds] },
    geo: { children: [...place, ...storey], anyOf: ['plz', 'ort', 'geokoordinaten'] },
    geokoordinaten: { attributes: { breitengrad: decimal, laengengrad: decimal } },
    land: { attributes: { 'iso_land?': /^[A-Z]{3}$/ } },
    etage: { text: whole },
    kontaktperson: {
      children: ['email_zentrale?', 'email_direkt?', 'tel_zentrale?', 'tel_durchw?', 'tel_fax?', 'tel_handy?', 'name', 'url?'],
      anyOf: ['email_zentrale', 'email_direkt', 'tel_zentrale', 'tel_durchw', 'tel_fax', 'tel_handy'],
    },
    'kontaktperson/name': { text: something },
    preise: { children: ['kaufpreis?', 'nettokaltmiete?', 'kaltmiete?', 'warmmiete?', 'nebenkosten?', 'waehrung?'] },
    kaufpreis: { text: decimal, attributes: { 'auf_anfrage?': yesNo } },
    nettokaltmiete: { text: decimal },
    waehrung: { attributes: { 'iso_waehrung?': /^EUR$/ } },
    flaechen: { children: figures.map((name) => `${name}?`) },
    ...Object.fromEntries(figures.map((name) => [name, { text: decimal }])),
    zustand_angaben: { children: ['baujahr?', 'letztemodernisierung?', 'zustand?', 'energiepass*', 'verkaufstatus?'] },
    energiepass: { children: ['epart?', 'gueltig_bis?', 'energieverbrauchkennwert?', 'mitwarmwasser?', 'endenergiebedarf?'] },
    epart: { text: /^(?:BEDARF|VERBRAUCH)$/ },
    freitexte: { children: ['objekttitel?', 'dreizeiler?', 'lage?', 'ausstatt_beschr?', 'objektbeschreibung?'] },
    anhaenge: { children: ['anhang*'] },
    anhang: {
      children: ['anhangtitel?', 'format', 'daten'],
      attributes: { location: /^(?:INTERN|EXTERN|REMOTE)$/, 'gruppe?': /^(?:TITELBILD|BILD|GRUNDRISS|DOKUMENTE)$/ },
    },
    format: { text: something },
    daten: { children: ['pfad?', 'anhanginhalt?'] },
    pfad: { text: address },
    verwaltung_objekt: { children: ['objektadresse_freigeben?', 'verfuegbar_ab?', 'abdatum?'] },
    objektadresse_freigeben: { text: yesNo },
    verwaltung_techn: {
      children: [
        ...['objektnr_intern?', 'objektnr_extern', 'aktion', 'aktiv_von?', 'aktiv_bis?', 'openimmo_obid'],
        ...['kennung_ursprung?', 'stand_vom', 'weitergabe_generell?', 'sprache?'],
      ],
    },
    aktion: { attributes: { 'aktionart?': /^(?:CHANGE|DELETE|REFERENZ)$/ } },
    aktiv_von: { text: day },
    stand_vom: { text: day },
    sprache: { text: /^[a-z]{2}-[A-Z]{2}$/ },
  },
}

const languages = ['ca?', 'da?', 'de?', 'en?', 'es?', 'fi?', 'fr?', 'it?', 'nl?', 'no?', 'pt?', 'ru?', 'sv?']
const mark = /^[A-GX]$/
const flag = /^[01]?$/

export const kyeroSchema: Schema = {
  root: 'root',
  shapes: {
    root: { children: ['kyero', 'agent?', 'property*'] },
    kyero: { children: ['feed_version', 'feed_generated?'], inAnyOrder: true },
    feed_version: { text: /^3$/ },
    property: {
      inAnyOrder: true,
      children: [
        ...[
          'id',
          'date',
          'ref',
          'price',
          'currency?',
          'price_freq',
          'part_ownership?',
          'leasehold?',
          'new_build?',
          'type',
          'town',
        ],
        ...['province', 'country?', 'location?', 'location_detail?', 'beds', 'baths', 'pool', 'surface_area?', 'energy_rating?'],
        ...['url?', 'desc', 'features?', 'images', 'notes?'],
      ],
    },
    id: { text: /^.{1,50}$/ },
    date: { text: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
    ref: { text: /^.{1,255}$/ },
    price: { text: /^\d{1,8}$/ },
    currency: { text: /^(?:EUR|GBP|USD)$/ },
    price_freq: { text: /^(?:sale|month)$/ },
    part_ownership: { text: flag },
    leasehold: { text: flag },
    new_build: { text: flag },
    pool: { text: flag },
    type: { text: /^[a-zA-Z&\s()/-]{3,}$/ },
    town: { text: something },
    province: { text: something },
    country: { text: /^.{1,50}$/ },
    location: { children: ['latitude', 'longitude'], inAnyOrder: true },
    latitude: { text: decimal },
    longitude: { text: decimal },
    beds: { text: count },
    baths: { text: count },
    surface_area: { children: ['built?', 'plot?'], inAnyOrder: true },
    built: { text: whole },
    plot: { text: whole },
    energy_rating: { children: ['consumption?', 'emissions?'], inAnyOrder: true },
    consumption: { text: mark },
    emissions: { text: mark },
    url: { children: languages, inAnyOrder: true },
    desc: { children: languages, inAnyOrder: true },
    features: { children: ['feature{50}'] },
    feature: { text: /^.{1,35}$/ },
    images: { children: ['image*{50}'] },
    image: { children: ['url'], attributes: { id: /^(?:[1-9]|[1-4]\d|50)$/ } },
    'image/url': { text: /^https?:\/\/.*\.(?:gif|jpe?g|png)$/i },
  },
}

export const homeListingsSchema: Schema = {
  root: 'listings',
  shapes: {
    listings: { children: ['title', 'link', 'listing*'] },
    link: { attributes: { rel: /^self$/, href: address } },
    listing: {
      inAnyOrder: true,
      children: [
        ...['home_listing_id', 'name', 'availability', 'address', 'latitude', 'longitude', 'neighborhood+{20}', 'image+{20}'],
        ...['price', 'url', 'description?', 'num_beds?', 'num_baths?', 'property_type?', 'listing_type?', 'year_built?'],
      ],
    },
    home_listing_id: { text: something },
    name: { text: something },
    availability: { text: /^(?:for_sale|for_rent|sale_pending|recently_sold|off_market|available_soon)$/ },
    address: { children: ['component+'], attributes: { format: /^simple$/ } },
    component: { text: something, attributes: { name: /^(?:addr1|addr2|city|region|country|postal_code|unit_number)$/ } },
    latitude: { text: decimal },
    longitude: { text: decimal },
    neighborhood: { text: something },
    image: { children: ['url', 'tag*'] },
    url: { text: address },
    price: { text: /^\d+(?:\.\d{1,2})? [A-Z]{3}$/ },
    description: { text: /^[\s\S]{0,5000}$/ },
    num_beds: { text: count },
    num_baths: { text: count },
    property_type: { text: /^(?:apartment|condo|house|land|manufactured|other|townhouse)$/ },
    listing_type: { text: /^(?:for_(?:rent|sale)_by_(?:agent|owner)|foreclosed|new_construction|new_listing)$/ },
    year_built: { text: /^\d{4}$/ },
  },
}
