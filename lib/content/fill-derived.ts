/**
 * Derives fields of a listing from others, so that files may leave them out: texts of type, marker, country and price unit, the
 * first of the types, empty lists. A value in the file takes precedence; a difference is reported as a warning.
 */
import { z } from 'zod'
import { belgiumId, countryCode } from '../domain/law/country.ts'
import { townInCapitals } from '../domain/map/town-name.ts'
import { type Language, languageCodes } from '../domain/text/language.ts'

type DerivedType =
  | 'house'
  | 'villa'
  | 'farm'
  | 'apartment'
  | 'studio'
  | 'plot'
  | 'investment'
  | 'shop'
  | 'office'
  | 'garage'
  | 'newBuild'

/** Derived texts in one language; `country` by ISO 3166-1 code. */
export type DerivedWords = {
  type: (kind: DerivedType) => string
  marker: (kind: 'new' | 'option' | 'newPrice' | 'sold' | 'rented') => string
  unit: (kind: 'month' | 'monthWithoutVat' | 'takeover') => string
  country: (code: string) => string
}

export type Difference = { path: string; computed: string; stated: string }

const textRecord = z.looseObject({ language: z.enum(languageCodes) })

const listing = z.looseObject({
  ID: z.number().optional(),
  WebID: z.string().optional(),
  WebIDs: z.string().optional(),
  Marquee: z.number().optional(),
  Availability: z.string().optional(),
  PriceUnit: z.number().optional(),
  Price: z.number().optional(),
  CreationDate: z.string().optional(),
  CountryID: z.number().optional(),
  City: z.string().optional(),
  Facades: z.number().optional(),
  Rooms: z.array(z.looseObject({ Kind: z.string().optional() })).optional(),
  Units: z.array(z.looseObject({})).optional(),
  Languages: z.array(textRecord).optional(),
})

type Listing = z.output<typeof listing>

const typeOfWebId: Readonly<Record<string, DerivedType>> = {
  1: 'house',
  2: 'apartment',
  3: 'studio',
  4: 'plot',
  5: 'investment',
  6: 'shop',
  7: 'garage',
  8: 'newBuild',
}

/** Refines the web type: a detached house is a villa, one with stables a farm, premises with an office floor an office. */
function findType({ WebID, WebIDs, Facades, Rooms = [] }: Listing): DerivedType | undefined {
  const type = typeOfWebId[WebID ?? WebIDs?.split(',')[0] ?? '']
  const has = (kind: string) => Rooms.some((room) => room.Kind === kind)
  if (type === 'house') return has('stables') ? 'farm' : Facades === 4 ? 'villa' : 'house'
  return type === 'shop' && has('office-floor') ? 'office' : type
}

function findMarker({ Marquee, Availability }: Listing, words: DerivedWords): string | undefined {
  const names = ['', words.marker('new'), words.marker('option'), words.marker('newPrice')]
  if (Marquee === 4) return words.marker(Availability === 'rented' ? 'rented' : 'sold')
  return names[Marquee ?? 0]
}

function findUnit({ PriceUnit }: Listing, words: DerivedWords): string {
  const units: Readonly<Record<number, string>> = {
    1: words.unit('month'),
    2: words.unit('monthWithoutVat'),
    3: words.unit('takeover'),
  }
  return units[PriceUnit ?? 0] ?? ''
}

type Derived = Readonly<Record<string, string | undefined>>

function deriveTexts(file: Listing, words: DerivedWords, isProject: boolean): Derived {
  const code = countryCode(file.CountryID ?? 0)
  const country = { CountryName: code && words.country(code) }
  if (isProject) return country
  const type = findType(file)
  return {
    ...country,
    MainTypeName: type && words.type(type),
    MarqueeName: findMarker(file, words),
    PriceUnitText: findUnit(file, words),
    // Only used when there is no energy performance to derive the label from.
    EPCLabelText: '',
  }
}

/** Uses the texts of the file; an empty one is replaced if there is a derived text. */
function completeRecord(
  record: z.output<typeof textRecord>,
  derived: Derived,
  note: (field: string, computed: string, stated: string) => void,
) {
  const texts = Object.entries(derived).flatMap(([field, computed]) => {
    const stated = record[field]
    if (computed === undefined || (stated !== undefined && typeof stated !== 'string')) return []
    if (!stated) return [[field, computed] as const]
    if (stated !== computed && field !== 'EPCLabelText') note(field, computed, stated)
    return []
  })
  return { ...record, ...Object.fromEntries(texts) }
}

const emptyLists = ['Pictures', 'OpenHouses', 'Documents', 'Rooms', 'Nearby', 'FloorPlans'] as const

const isEntry = (entry: unknown): entry is object => typeof entry === 'object' && entry !== null && !Array.isArray(entry)

/** A picture without a number gets its position as number. */
function numberPictures(file: Listing): { Pictures?: unknown } {
  const pictures: unknown = Reflect.get(file, 'Pictures')
  if (!Array.isArray(pictures)) return {}
  return { Pictures: pictures.map((entry: unknown, index) => (isEntry(entry) ? { ID: index + 1, ...entry } : entry)) }
}

/** Normalises the spelling of the town, as addresses, lists and counts use the official one. */
const writeTown = ({ City, CountryID }: Listing) =>
  City === undefined ? {} : { City: townInCapitals(City, (CountryID ?? belgiumId) === belgiumId) }

/** Fields in the order of the file; values of the file take precedence. */
function fillFields(listed: Listing, isProject: boolean): Record<string, unknown> {
  const file = { ...listed, ...writeTown(listed), ...numberPictures(listed) }
  if (isProject) return { BoxNr: '', EPCLabelText: '', ...file }
  const { ID, WebIDs, Price, CreationDate } = file
  return {
    BoxNr: '',
    ...Object.fromEntries(emptyLists.map((list) => [list, []])),
    ...(ID !== undefined && { RecordFile: String(ID) }),
    ...(WebIDs !== undefined && { WebID: WebIDs.split(',')[0] }),
    ...(Price !== undefined && CreationDate !== undefined && { PriceHistory: [{ Date: CreationDate, Price }] }),
    ...file,
  }
}

/**
 * @param document the whole file, its languages already filled.
 * @param wordsOf derived texts in a language.
 */
export function fillDerived(
  document: unknown,
  wordsOf: (language: Language) => DerivedWords,
): { document: unknown; differences: Difference[] } {
  const read = listing.safeParse(document)
  // Reported by the schema of the file.
  if (!read.success) return { document, differences: [] }
  const file = read.data
  const isProject = file.Units !== undefined
  const differences: Difference[] = []
  const Languages = file.Languages?.map((record) => {
    const note = (field: string, computed: string, stated: string) =>
      differences.push({ path: `Languages.${record.language}.${field}`, computed, stated })
    return completeRecord(record, deriveTexts(file, wordsOf(record.language), isProject), note)
  })
  return { document: { ...fillFields(file, isProject), ...(Languages && { Languages }) }, differences }
}
