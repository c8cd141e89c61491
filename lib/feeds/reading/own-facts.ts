/** Reads facts under the names of our own fields: from columns of a table, or from another site of this software. */
import type { Field } from '../../domain/property/field.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import { type FeedFacts, placedElsewhere } from '../feed-listing.ts'
import type { FeedWord } from '../feed-parts.ts'
import * as names from './fact-names.ts'
import type { FeedRecord } from './feed-record.ts'
import { filled } from './filled.ts'
import { readDay } from './read-day.ts'

const simple: readonly string[] = ['yes-no', 'number', 'text', 'date', 'link', 'choice']
const elsewhere: readonly string[] = placedElsewhere

/** The facts, each read according to the type of its field. */
export const factFields: readonly (readonly [string, Field])[] = Object.entries<Field>(propertyFields).filter(
  ([name, { kind }]) => simple.includes(kind) && !elsewhere.includes(name),
)

type Names = Parameters<typeof names.nameWord<string>>[1]

/** What people write in place of our words. */
const wordsOf: Readonly<Record<string, Names>> = {
  heating: names.heatingNames,
  kitchen: names.kitchenNames,
  interior: names.interiorNames,
  glazing: names.glazingNames,
  frame: names.frameNames,
  roof: names.roofNames,
  roofMaterial: names.roofMaterialNames,
  asbestosType: names.asbestosNames,
  electricityCertificate: names.certificateNames,
  gasCertificate: names.certificateNames,
  destination: names.destinationNames,
  orientationTerrace: names.orientationNames,
  orientationGarden: names.orientationNames,
  orientationRear: names.orientationNames,
}

function wordAt(row: FeedRecord, name: string, choices: readonly (string | number)[]): FeedWord<string | number> | undefined {
  const theirs = row.text(name)
  if (theirs === undefined) return undefined
  const ours = choices.find((choice) => String(choice).toLowerCase() === theirs.toLowerCase())
  return ours !== undefined ? { theirs, ours } : names.nameWord(theirs, wordsOf[name] ?? [])
}

/** Spreadsheets count days from the end of 1899. */
const firstDay = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** A date as `2026-11-22`; also reads the day numbers of spreadsheets. */
export function dayAt(row: FeedRecord, name: string): string | undefined {
  const serial = /^\d{5}(?:\.\d+)?$/.exec(row.text(name) ?? '')?.[0]
  return serial === undefined
    ? row.day(name)
    : readDay(new Date(firstDay + Math.floor(Number(serial)) * dayMs).toISOString().slice(0, 10))
}

const money = new Set([
  'cadastralIncome',
  'realEstateTax',
  'notaryFee',
  'registrationRights',
  'totalCosts',
  'rentalIncome',
  'chargesRenter',
  'chargesOwner',
  'minimumIncome',
  'inventoryShare',
])

function factAt(row: FeedRecord, name: string, field: Field): unknown {
  switch (field.kind) {
    case 'yes-no':
      return row.answer(name)
    case 'number':
      if (money.has(name)) return row.amount(name)
      return name.startsWith('surface') ? row.area(name) : row.number(name)
    case 'date':
      return dayAt(row, name)
    case 'choice':
      return wordAt(row, name, field.choices)
    case 'link':
      return row.link(name)
    default:
      return row.text(name)
  }
}

/** The facts of a record that uses our field names. Each value is read by its field's type, which the cast asserts. */
export const readOwnFacts = (row: FeedRecord): FeedFacts =>
  filled(Object.fromEntries(factFields.map(([name, field]): [string, unknown] => [name, factAt(row, name, field)]))) as FeedFacts
