/** One row of a table of facts, and functions that define rows. A fact without a value gives no row. */
import type { IsoDate, PublicProperty } from './property.ts'

/** Unit of a number; the words are in the messages. */
export type FactUnit =
  | 'count'
  | 'area'
  | 'length'
  | 'energy'
  | 'energyPerYear'
  | 'co2'
  | 'eLevel'
  | 'storey'
  | 'months'
  | 'persons'

export type FactValue =
  | { kind: 'number'; value: number; unit: FactUnit }
  | { kind: 'euro'; value: number; per: 'once' | 'month' | 'year' }
  | { kind: 'yes-no'; value: boolean }
  /** A text that is the same in every language, such as a year or a code. */
  | { kind: 'text'; text: string }
  | { kind: 'date'; date: IsoDate }
  /** A value of a closed list, such as a kind of heating; with the date of its certificate, if any. */
  | { kind: 'word'; list: WordList; word: string; date: IsoDate | undefined }

/** The closed lists. */
export type WordList =
  | 'heating'
  | 'kitchen'
  | 'interior'
  | 'glazing'
  | 'frame'
  | 'roof'
  | 'roofMaterial'
  | 'orientation'
  | 'facades'
  | 'certificate'
  | 'asbestos'

/** Names of the fields with values of type `T`. */
export type FieldOf<T> = {
  [Key in keyof PublicProperty]-?: NonNullable<PublicProperty[Key]> extends T ? Key : never
}[keyof PublicProperty]

export type FactSpec = { label: keyof PublicProperty; read: (property: PublicProperty) => FactValue | undefined }

export type Fact = { label: keyof PublicProperty; value: FactValue }

type NumberField = FieldOf<number>

/** A number of things; no row for zero. */
export const count = (label: NumberField): FactSpec => ({
  label,
  read: (property) => toNumber(property[label] || undefined, 'count'),
})

/** A figure with a unit; zero counts as known when `isZeroKnown`. */
export const measure = (label: NumberField, unit: FactUnit, isZeroKnown = true): FactSpec => ({
  label,
  read: (property) => toNumber(isZeroKnown ? property[label] : property[label] || undefined, unit),
})

export const year = (label: NumberField): FactSpec => ({ label, read: (property) => toText(property[label]) })

export const text = (label: FieldOf<string>): FactSpec => ({ label, read: (property) => toText(property[label]) })

export const euro = (label: NumberField, per: 'once' | 'month' | 'year' = 'once'): FactSpec => ({
  label,
  read: ({ [label]: value }) => (value === undefined ? undefined : { kind: 'euro', value, per }),
})

export const yesNo = (label: FieldOf<boolean>): FactSpec => ({
  label,
  read: ({ [label]: value }) => (value === undefined ? undefined : { kind: 'yes-no', value }),
})

export const date = (label: FieldOf<string>): FactSpec => ({
  label,
  read: ({ [label]: day }) => (day === undefined ? undefined : { kind: 'date', date: day }),
})

/** @param day field with the date of the certificate. */
export const word = (label: FieldOf<string | number>, list: WordList, day?: FieldOf<string>): FactSpec => ({
  label,
  read: (property) => {
    const value = property[label]
    return value === undefined ? undefined : { kind: 'word', list, word: String(value), date: day && property[day] }
  },
})

function toNumber(value: number | undefined, unit: FactUnit): FactValue | undefined {
  return value === undefined ? undefined : { kind: 'number', value, unit }
}

function toText(value: string | number | undefined): FactValue | undefined {
  return value === undefined || value === '' ? undefined : { kind: 'text', text: String(value) }
}

/** The rows that have a value, in the order of the table. */
export function readFacts(specs: readonly FactSpec[], property: PublicProperty): Fact[] {
  return specs.flatMap(({ label, read }) => {
    const value = read(property)
    return value === undefined ? [] : [{ label, value }]
  })
}
