/**
 * The columns of a table of listings, by name. A column has the name of the field in `data/properties/`, or an alias in Dutch,
 * French or German; case, blanks and punctuation are ignored. Texts have one column per language: `title nl`.
 */

import type { Field } from '../../../domain/property/field.ts'
import { languageCodes } from '../../../domain/text/language.ts'
import { factFields } from '../../reading/own-facts.ts'

/** Columns other than facts, each with an example cell. */
const placed = {
  id: '1001',
  reference: 'H-1001',
  goal: 'sale',
  kind: 'house',
  newBuild: 'no',
  investment: 'no',
  state: 'available',
  stateSince: '',
  published: 'yes',
  price: '385000',
  pricePer: 'once',
  priceFrom: 'no',
  priceHidden: 'no',
  formerPrice: '',
  street: 'Kerkstraat',
  houseNumber: '12',
  box: '',
  zip: '2000',
  town: 'Antwerpen',
  quarter: '',
  country: 'BE',
  latitude: '51.2194',
  longitude: '4.4025',
  addressHidden: 'no',
  createdOn: '2026-11-01',
  changedOn: '2026-11-20',
  epcLabel: 'B',
  pictures: 'https://example.org/1.jpg | https://example.org/2.jpg',
  plans: '',
  documents: 'EPC = https://example.org/epc.pdf = 2026-04-22',
  video: '',
  tour: '',
  rooms: '1: Bedroom 1 = 16 | 0: Kitchen = 12.5',
  openHouses: '2026-12-05 10:00-12:30',
  agentId: '11',
  agentName: '',
  agentEmail: '',
  agentPhone: '',
  project: '',
  url: '',
} as const

const texts = {
  title: 'House with garden',
  description: 'Several paragraphs, parted by an empty line.',
  summary: '',
  type: 'House',
} as const

const textColumns: readonly string[] = Object.keys(texts)

/** Aliases that offices use most, by column name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  id: ['nummer', 'numéro', 'kenmerk'],
  reference: ['referentie', 'référence', 'referenz', 'ref'],
  goal: ['doel', 'transactie', 'but', 'transaction', 'purpose'],
  kind: ['soort', 'woningtype', 'genre', 'art'],
  state: ['status', 'toestand', 'statut'],
  price: ['prijs', 'prix', 'preis', 'huurprijs', 'vraagprijs', 'loyer'],
  street: ['straat', 'rue', 'straße'],
  houseNumber: ['huisnummer', 'huisnr', 'hausnummer', 'number'],
  box: ['bus', 'boîte', 'boxNr'],
  zip: ['postcode', 'code postal', 'postleitzahl', 'plz'],
  town: ['gemeente', 'stad', 'commune', 'ville', 'ort', 'city'],
  country: ['land', 'pays'],
  bedrooms: ['slaapkamers', 'chambres', 'schlafzimmer', 'beds'],
  bathrooms: ['badkamers', 'salles de bain', 'badezimmer', 'baths'],
  showerRooms: ['douchekamers', 'salles de douche'],
  toilets: ['toiletten', 'toilettes', 'wc'],
  surfaceLiving: ['bewoonbare oppervlakte', 'surface habitable', 'wohnfläche', 'living area'],
  surfaceGround: ['perceel', 'grondoppervlakte', 'terrain', 'grundstück', 'plot area'],
  surfaceTotal: ['totale oppervlakte', 'surface totale', 'gesamtfläche', 'total area'],
  constructionYear: ['bouwjaar', 'année de construction', 'baujahr', 'year built'],
  renovationYear: ['renovatiejaar', 'année de rénovation'],
  energyPerformance: ['epc', 'epc-waarde', 'peb', 'energiekennwert'],
  epcCode: ['epc-code', 'code peb'],
  epcTotal: ['peb total', 'totaal energieverbruik'],
  epcCO2: ['co2'],
  cadastralIncome: ['kadastraal inkomen', 'ki', 'revenu cadastral', 'rc'],
  chargesRenter: ['lasten huurder', 'huurlasten', 'charges', 'nebenkosten'],
  chargesOwner: ['lasten eigenaar', 'syndickosten', 'charges propriétaire'],
  pScore: ['p-score'],
  gScore: ['g-score'],
  permit: ['stedenbouwkundige vergunning', 'permis d’urbanisme'],
  destination: ['bestemming', 'affectation'],
  summons: ['dagvaarding', 'citation'],
  preemptiveRights: ['voorkooprecht', 'droit de préemption'],
  allotmentPermit: ['verkavelingsvergunning', 'permis de lotir'],
  electricityCertificate: ['elektrische keuring', 'contrôle électrique'],
  asbestosType: ['asbestattest', 'attestation amiante'],
  garden: ['tuin', 'jardin', 'garten'],
  terrace: ['terras', 'terrasse'],
  lift: ['ascenseur', 'aufzug'],
  cellar: ['kelder', 'cave', 'keller'],
  heating: ['verwarming', 'chauffage', 'heizung'],
  pictures: ['foto’s', 'fotos', 'photos', 'bilder', 'images'],
  title: ['titel', 'titre'],
  description: ['omschrijving', 'beschrijving', 'beschreibung'],
}

/** Normalized name: without capitals, accents, blanks and punctuation. */
const columnKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const columns = [...Object.keys(placed), ...factFields.map(([name]) => name)]
const perLanguage = textColumns.flatMap((name) => languageCodes.map((code) => `${name} ${code}`))

const withAliases = (names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const [base = name, language] = name.split(' ')
    const known = [base, ...(aliases[base] ?? [])]
    return known.map((alias): [string, string] => [columnKey(language ? `${alias} ${language}` : alias), name])
  })

/** A text column without a language has the language of the source. */
const byKey = new Map([...withAliases(textColumns), ...withAliases(perLanguage), ...withAliases(columns)])

/** The column that a heading refers to; undefined if unknown. */
export const findColumn = (heading: string): string | undefined => byKey.get(columnKey(heading))

/** Examples for closed lists and dates, as of an ordinary house. */
const factExamples: Readonly<Record<string, string>> = {
  bedrooms: '3',
  bathrooms: '1',
  showerRooms: '1',
  toilets: '2',
  floors: '2',
  surfaceLiving: '145',
  surfaceGround: '320',
  surfaceGarden: '180',
  surfaceTerrace: '25',
  constructionYear: '1998',
  energyPerformance: '132',
  epcCode: '20260422-0001234567-RES-1',
  epcExpiryDate: '2036-04-22',
  floodReportDate: '2026-10-25',
  cadastralIncome: '1250',
  permit: 'yes',
  garden: 'yes',
  terrace: 'yes',
  gas: 'yes',
  water: 'yes',
}

function exampleOf(name: string, field: Field): string {
  const own = factExamples[name]
  if (own !== undefined) return own
  if (field.kind === 'yes-no') return 'no'
  return field.kind === 'choice' ? String(field.choices[0] ?? '') : ''
}

/** Headings and an example row, as a template. @returns rows of cells. */
export function templateRows(): string[][] {
  const written = Object.entries(texts).map(([name, example]): [string, string] => [`${name} nl`, example])
  const facts = factFields.map(([name, field]): [string, string] => [name, exampleOf(name, field)])
  const cells = [...Object.entries(placed), ...written, ...facts]
  return [cells.map(([name]) => name), cells.map(([, example]) => example)]
}
