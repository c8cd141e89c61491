/**
 * The paths of a listing that the office can override: fields with one value, texts per language, and floor plans. Named as in
 * the content files.
 */
import 'server-only'
import { crmNameOf } from '../../../content/crm-names.ts'
import type { Field } from '../../../domain/property/field.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import { floorPlanFields, propertyTextFields } from '../../../domain/property/property-parts.ts'
import { type Language, languageCodes } from '../../../domain/text/language.ts'
import { parseNumber } from '../../../domain/text/parse-number.ts'
import { fits } from '../../../feeds/compose/facts.ts'
import { type Fields, type ListingFolder, recordsOf } from '../../content/files/overrides.ts'
import { type AnswerField, findAnswerField } from '../feeds/held-listings.ts'

/** Texts written by hand; the other texts are derived from the fields. */
export const writtenTexts = ['title', 'description'] as const

export type WrittenText = (typeof writtenTexts)[number]

export type ListingPath =
  | { kind: 'field'; path: string; name: string; is: AnswerField }
  | { kind: 'text'; path: string; text: WrittenText; language: Language }
  | { kind: 'plans'; path: 'FloorPlans' }

export const textPath = (text: WrittenText, language: Language): string =>
  `Languages.${language}.${crmNameOf(propertyTextFields, text)}`

/** Set together by a change of state, or, as prices, recorded in a history. */
const notByHand: readonly string[] = [
  'RecordFile',
  'Published',
  'Archived',
  'Availability',
  'Marquee',
  'MarqueeDate',
  'Price',
  'PriceUnit',
]

function findText(path: string): ListingPath | undefined {
  for (const text of writtenTexts)
    for (const language of languageCodes) if (textPath(text, language) === path) return { kind: 'text', path, text, language }
  return undefined
}

/** Undefined if it cannot be overridden. */
export function findListingPath(folder: ListingFolder, path: string): ListingPath | undefined {
  if (path === 'FloorPlans') return { kind: 'plans', path }
  const text = findText(path)
  if (text) return text
  const field = notByHand.includes(path) ? undefined : findAnswerField(folder, path)
  return field && { kind: 'field', path, ...field }
}

/**
 * Parses a number as a page shows it, `1.250` for 1250; where such a value is out of range, such as for a longitude, as files
 * write it.
 */
function readNumber(field: AnswerField, typed: string): number | undefined {
  const readings = [parseNumber(typed), Number(typed.replace(',', '.'))]
  return readings.find((value) => value !== undefined && fits(field, value))
}

/** Value as in the files; undefined if the field cannot hold it. */
export function toFieldValue(field: AnswerField, typed: string): string | number | boolean | undefined {
  const value = typed.trim()
  if (field.kind === 'yes-no') return value === 'yes' ? true : value === 'no' ? false : undefined
  if (field.kind === 'choice') return field.choices.find((choice) => String(choice) === value)
  if (field.kind === 'number') return value === '' ? undefined : readNumber(field, value)
  return value !== '' && fits(field, value) ? value : undefined
}

/** @param typed text with line ends already normalized by the office's forms */
export function toPathValue(place: ListingPath, typed: string): string | number | boolean | undefined {
  if (place.kind === 'field') return toFieldValue(place.is, typed)
  if (place.kind === 'plans') return undefined
  const text = typed.trim()
  const field: Field = propertyTextFields[place.text]
  return fits(field, text) ? text : undefined
}

export type Plan = { url: string; floor: number }

const urlName = crmNameOf(floorPlanFields, 'url')
const floorName = crmNameOf(floorPlanFields, 'floor')

/** Parses the floor plans of a file or an override; invalid entries are skipped. */
export const readPlans = (value: unknown): Plan[] =>
  recordsOf(value).flatMap((plan) => {
    const [url, floor] = [plan[urlName], plan[floorName]]
    return typeof url === 'string' && typeof floor === 'number' ? [{ url, floor }] : []
  })

/** As in the files: known plans keep their stored size, that of new ones is measured by the site. */
export const writePlans = (plans: readonly Plan[], theirs: unknown): Fields[] =>
  plans.map(({ url, floor }) => ({
    ...recordsOf(theirs).find((plan) => plan[urlName] === url),
    [urlName]: url,
    [floorName]: floor,
  }))

const languageRecord = (item: Fields, language: string) =>
  recordsOf(item['Languages']).find((record) => record['language'] === language)

/** Value of a file or an override at a path; undefined if there is none. */
export function valueAt(item: Fields, path: string): unknown {
  const [first = '', language, name] = path.split('.')
  return language === undefined || name === undefined ? item[first] : languageRecord(item, language)?.[name]
}

/** Every path that an override has a value for. */
export function pathsOf({ ID: _, Languages, ...override }: Fields): string[] {
  const texts = recordsOf(Languages).flatMap(({ language, ...said }) =>
    Object.keys(said).map((name) => `Languages.${String(language)}.${name}`),
  )
  return [...Object.keys(override), ...texts]
}

/** @param value undefined removes the override */
export function withValue(override: Fields, path: string, value: unknown): Fields {
  const [first = '', language, name] = path.split('.')
  if (language === undefined || name === undefined) {
    const { [first]: _, ...others } = override
    return value === undefined ? others : { ...others, [first]: value }
  }
  const records = recordsOf(override['Languages'])
  const { [name]: _, ...texts }: Fields = { ...languageRecord(override, language), language }
  const changed = value === undefined ? texts : { ...texts, [name]: value }
  const kept = records.filter((record) => record['language'] !== language)
  const all = Object.keys(changed).length > 1 ? [...kept, changed] : kept
  const { Languages: _former, ...others } = override
  return all.length > 0 ? { ...others, Languages: all } : others
}

/** All fields with one value that the office can override. */
export const answerPaths = (folder: ListingFolder): Extract<ListingPath, { kind: 'field' }>[] =>
  Object.keys(propertyFields).flatMap((name) => {
    const place = findListingPath(folder, crmNameOf(propertyFields, name))
    return place?.kind === 'field' ? [place] : []
  })
