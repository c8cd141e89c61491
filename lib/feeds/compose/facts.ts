/**
 * Composes the facts of a listing as its content file contains them. A value that the schema does not allow is left out and
 * reported; the others remain.
 */
import { crmNameOf } from '../../content/crm-names.ts'
import type { Field, Fields } from '../../domain/property/field.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import { isContentAddress } from '../../domain/site/public-folders.ts'
import { type FeedFacts, placedElsewhere } from '../feed-listing.ts'
import type { FeedSource } from '../feed-source.ts'
import type { Remarks } from './context.ts'
import { findWord, lookUp } from './words.ts'

type Value = string | number | boolean

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

function fitsNumber({ isWhole = false, min, above, max }: Of<'number'>, value: number): boolean {
  if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value))) return false
  return value >= (min ?? -Infinity) && value > (above ?? -Infinity) && value <= (max ?? Infinity)
}

function fitsText({ min = 0, max = Infinity, pattern }: Of<'text'>, text: string): boolean {
  return text.length >= min && text.length <= max && (pattern?.test(text) ?? true)
}

/** Whether the schema of content files allows the value. */
export function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'number') return typeof value === 'number' && fitsNumber(field, value)
  if (typeof value !== 'string') return false
  if (field.kind === 'date') return isDay(value)
  if (field.kind === 'link') return URL.canParse(value) || (field.isOwn === true && isContentAddress(value))
  return field.kind === 'text' && fitsText(field, value)
}

type Said = FeedFacts[keyof FeedFacts]

function answer(said: Said, name: string, remarks: Remarks): boolean | undefined {
  if (said === 'requested') remarks.add('gap', name, 'expected yes or no; it was requested and has not come', said)
  return said === 'yes' ? true : said === 'no' ? false : undefined
}

function toValue(field: Field, name: string, said: Said, source: FeedSource, remarks: Remarks): Value | undefined {
  if (said === undefined || said === '') return undefined
  if (field.kind === 'yes-no') return answer(said, name, remarks)
  if (field.kind === 'choice')
    return typeof said === 'object' ? findWord<string | number>(said, name, field.choices, source, remarks) : undefined
  // A closed list for properties is free text for projects.
  if (typeof said === 'object') return String(lookUp(source.words[name] ?? {}, said.theirs) ?? said.ours ?? said.theirs)
  // Many feeds write 0 (rooms, m² of terrace) for "none" or "not known".
  const isNothing = said === 0 && field.kind === 'number' && field.above === 0
  if (isNothing) return undefined
  if (fits(field, said)) return said
  remarks.add('gap', name, 'expected a value that the field can hold', said)
  return undefined
}

const elsewhere: readonly string[] = placedElsewhere
const table: Fields = propertyFields
const factNames = Object.keys(table).filter((name) => !elsewhere.includes(name))

/** Keys are the field names used in content files. @param fields of a project, or of a property. */
export function composeFacts(
  facts: FeedFacts,
  source: FeedSource,
  remarks: Remarks,
  fields: Fields = table,
): Record<string, Value> {
  const said: Readonly<Record<string, Said>> = facts
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const field = fields[name]
      const value = field && toValue(field, name, said[name], source, remarks)
      return value === undefined ? [] : [[crmNameOf(fields, name), value]]
    }),
  )
}
