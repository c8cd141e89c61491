/** Phrases for each part, in each language; parsing a phrase gives back the part. */
import type { LowerBound } from '../search/property-filter.ts'
import type { Flag } from '../search/yes-no-filters.ts'
import type { Language } from '../text/language.ts'
import type { Trait } from './traits.ts'

export type Phrases = {
  /** Types 1 to 8. */
  types: readonly string[]
  goals: Record<'sale' | 'rent', string>
  flags: Record<Flag, string>
  traits: Record<Trait, string>
  /** Singular and plural. */
  counts: Record<LowerBound, readonly [string, string]>
  upTo: (price: string) => string
  from: (price: string) => string
  between: (low: string, high: string) => string
  epc: (letter: string) => string
  since: (days: number) => string
  place: (name: string) => string
  preferred: string
  /** An excluded type. */
  not: (type: string) => string
  notIn: string
}

const dutch: Phrases = {
  types: ['huis', 'appartement', 'studio', 'bouwgrond', 'opbrengsteigendom', 'handelspand', 'garagebox', 'nieuwbouw'],
  goals: { sale: 'te koop', rent: 'te huur' },
  flags: {
    garage: 'met garage',
    terrace: 'met terras',
    garden: 'met tuin',
    lift: 'met lift',
    furnished: 'gemeubeld',
    available: 'nog beschikbaar',
  },
  traits: {
    south: 'zuidgericht',
    southwest: 'op het zuidwesten',
    southeast: 'op het zuidoosten',
    west: 'westgericht',
    east: 'oostgericht',
    north: 'op het noorden',
    pool: 'zwembad',
    cellar: 'kelder',
    attic: 'zolder',
    ground: 'gelijkvloers',
    upper: 'geen gelijkvloers',
    ready: 'instapklaar',
    renovate: 'te renoveren',
    new: 'nieuwbouw',
    detached: 'vrijstaand',
    semi: 'halfopen',
    terraced: 'gesloten bebouwing',
  },
  counts: {
    minBedrooms: ['# slaapkamer', '# slaapkamers'],
    minBathrooms: ['# badkamer', '# badkamers'],
    minGarages: ['# garage', '# garages'],
    minParkings: ['# parkeerplaats', '# parkeerplaatsen'],
    minArea: ['bewoonbaar # m²', 'bewoonbaar # m²'],
    minPlot: ['grondoppervlakte # m²', 'grondoppervlakte # m²'],
  },
  upTo: (price) => `tot ${price} euro`,
  from: (price) => `vanaf ${price} euro`,
  between: (low, high) => `tussen ${low} en ${high} euro`,
  epc: (letter) => `EPC ${letter} of beter`,
  since: (days) => `laatste ${days} dagen`,
  place: (name) => `in ${name}`,
  preferred: 'liefst',
  not: (type) => `geen ${type}`,
  notIn: 'niet',
}

const french: Phrases = {
  types: [
    'maison',
    'appartement',
    'studio',
    'terrain à bâtir',
    'immeuble de rapport',
    'surface commerciale',
    'box de garage',
    'nouvelle construction',
  ],
  goals: { sale: 'à vendre', rent: 'à louer' },
  flags: {
    garage: 'avec garage',
    terrace: 'avec terrasse',
    garden: 'avec jardin',
    lift: 'avec ascenseur',
    furnished: 'meublé',
    available: 'encore disponible',
  },
  traits: {
    south: 'plein sud',
    southwest: 'orienté sud-ouest',
    southeast: 'orienté sud-est',
    west: 'orienté ouest',
    east: 'orienté est',
    north: 'orienté nord',
    pool: 'piscine',
    cellar: 'cave',
    attic: 'grenier',
    ground: 'rez-de-chaussée',
    upper: 'pas de rez-de-chaussée',
    ready: 'rénové',
    renovate: 'à rénover',
    new: 'nouvelle construction',
    detached: '4 façades',
    semi: '3 façades',
    terraced: '2 façades',
  },
  counts: {
    minBedrooms: ['# chambre', '# chambres'],
    minBathrooms: ['# salle de bain', '# salles de bain'],
    minGarages: ['# garage', '# garages'],
    minParkings: ['# place de parking', '# places de parking'],
    minArea: ['surface habitable # m²', 'surface habitable # m²'],
    minPlot: ['surface du terrain # m²', 'surface du terrain # m²'],
  },
  upTo: (price) => `jusqu’à ${price} euros`,
  from: (price) => `à partir de ${price} euros`,
  between: (low, high) => `entre ${low} et ${high} euros`,
  epc: (letter) => `PEB ${letter} ou mieux`,
  since: (days) => `les ${days} derniers jours`,
  place: (name) => `à ${name}`,
  preferred: 'de préférence',
  not: (type) => (/^[aeiouyé]/.test(type) ? `pas d’${type}` : `pas de ${type}`),
  notIn: 'pas',
}

const english: Phrases = {
  types: [
    'house',
    'apartment',
    'studio',
    'building plot',
    'investment property',
    'commercial premises',
    'garage box',
    'new build',
  ],
  goals: { sale: 'for sale', rent: 'to rent' },
  flags: {
    garage: 'with garage',
    terrace: 'with terrace',
    garden: 'with garden',
    lift: 'with lift',
    furnished: 'furnished',
    available: 'still available',
  },
  traits: {
    south: 'south-facing',
    southwest: 'south-west facing',
    southeast: 'south-east facing',
    west: 'west-facing',
    east: 'east-facing',
    north: 'north-facing',
    pool: 'pool',
    cellar: 'cellar',
    attic: 'attic',
    ground: 'ground floor',
    upper: 'no ground floor',
    ready: 'renovated',
    renovate: 'to renovate',
    new: 'new build',
    detached: 'detached',
    semi: 'semi-detached',
    terraced: 'terraced',
  },
  counts: {
    minBedrooms: ['# bedroom', '# bedrooms'],
    minBathrooms: ['# bathroom', '# bathrooms'],
    minGarages: ['# garage', '# garages'],
    minParkings: ['# parking space', '# parking spaces'],
    minArea: ['living area # m²', 'living area # m²'],
    minPlot: ['plot size # m²', 'plot size # m²'],
  },
  upTo: (price) => `up to ${price} euros`,
  from: (price) => `from ${price} euros`,
  between: (low, high) => `between ${low} and ${high} euros`,
  epc: (letter) => `EPC ${letter} or better`,
  since: (days) => `last ${days} days`,
  place: (name) => `in ${name}`,
  preferred: 'preferably',
  not: (type) => `no ${type}`,
  notIn: 'not',
}

const german: Phrases = {
  types: ['Haus', 'Wohnung', 'Studio', 'Baugrundstück', 'Renditeobjekt', 'Gewerbeobjekt', 'Garagenbox', 'Neubau'],
  goals: { sale: 'zu verkaufen', rent: 'zu mieten' },
  flags: {
    garage: 'mit Garage',
    terrace: 'mit Terrasse',
    garden: 'mit Garten',
    lift: 'mit Aufzug',
    furnished: 'möbliert',
    available: 'noch verfügbar',
  },
  traits: {
    south: 'nach Süden',
    southwest: 'nach Südwesten',
    southeast: 'nach Südosten',
    west: 'nach Westen',
    east: 'nach Osten',
    north: 'nach Norden',
    pool: 'Schwimmbad',
    cellar: 'Keller',
    attic: 'Dachboden',
    ground: 'Erdgeschoss',
    upper: 'kein Erdgeschoss',
    ready: 'renoviert',
    renovate: 'zu renovieren',
    new: 'Neubau',
    detached: 'freistehend',
    semi: 'halboffen',
    terraced: 'geschlossene Bauweise',
  },
  counts: {
    minBedrooms: ['# Schlafzimmer', '# Schlafzimmer'],
    minBathrooms: ['# Badezimmer', '# Badezimmer'],
    minGarages: ['# Garage', '# Garagen'],
    minParkings: ['# Stellplatz', '# Stellplätze'],
    minArea: ['Wohnfläche # m²', 'Wohnfläche # m²'],
    minPlot: ['Grundstücksfläche # m²', 'Grundstücksfläche # m²'],
  },
  upTo: (price) => `bis ${price} Euro`,
  from: (price) => `ab ${price} Euro`,
  between: (low, high) => `zwischen ${low} und ${high} Euro`,
  epc: (letter) => `EPC ${letter} oder besser`,
  since: (days) => `die letzten ${days} Tage`,
  place: (name) => `in ${name}`,
  preferred: 'am liebsten',
  not: (type) => (/(ung|box)$/.test(type) ? `keine ${type}` : `kein ${type}`),
  notIn: 'nicht',
}

export const phraseTables: Record<Language, Phrases> = { nl: dutch, fr: french, en: english, de: german }
