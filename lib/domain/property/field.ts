/**
 * Definition of a field of a listing's record, as plain data. The types of the domain (`RecordOf`) and the schema of the files
 * (`lib/content/record-schema.ts`) are derived from it, so that a field is defined once.
 */
import type { Localized } from '../text/language.ts'

type NumberField = { kind: 'number'; isWhole?: boolean; min?: number; above?: number; max?: number }
type TextField = { kind: 'text'; min?: number; max?: number; pattern?: RegExp; expected?: string }

type Kind =
  | NumberField
  | TextField
  | { kind: 'yes-no' }
  /** A date; files may use `today-12`. */
  | { kind: 'date' }
  /** A URL; with `isOwn` also a file of the content, `/media/film.mp4`. */
  | { kind: 'link'; isOwn?: boolean }
  /** One of these. */
  | { kind: 'choice'; choices: readonly (string | number)[] }
  /** Files contain the index of the word, from 0. */
  | { kind: 'coded'; words: readonly string[] }
  /** Parts that match the pattern, separated by commas. */
  | { kind: 'comma-list'; part: string }
  /** A text per language. */
  | { kind: 'localized' }
  /** A text per language, or one for all languages: a number, a code. */
  | { kind: 'name' }
  | { kind: 'record'; fields: Fields }
  /** `min`: fewest items. Empty when left out. */
  | { kind: 'list'; item: Field; min: number }
  /** A record per language; a missing language uses the Dutch one. */
  | { kind: 'texts'; fields: Fields }

/** `fallback`: value of a field that files leave out until it is derived. */
export type Field = Kind & { isOptional?: boolean; fallback?: number | Localized }
export type Fields = Readonly<Record<string, Field>>

type Value<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'yes-no' }
    ? boolean
    : F extends { kind: 'text' | 'date' | 'link' }
      ? string
      : F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : F extends { kind: 'coded'; words: readonly (infer Word)[] }
          ? Word
          : F extends { kind: 'comma-list' }
            ? readonly string[]
            : F extends { kind: 'localized' | 'name' }
              ? Localized
              : F extends { kind: 'list'; item: infer Item }
                ? readonly Value<Item>[]
                : F extends { kind: 'record'; fields: infer Inner extends Fields }
                  ? PartOf<Inner>
                  : F extends { kind: 'texts'; fields: infer Inner extends Fields }
                    ? Localized<PartOf<Inner>>
                    : never

type IsMissing<F> = F extends { kind: 'list' } ? false : F extends { isOptional: true } ? true : false
type OptionalKey<Shape> = { [Key in keyof Shape]: IsMissing<Shape[Key]> extends true ? Key : never }[keyof Shape]

/** A record with every field of a table; optional ones may be undefined. */
export type RecordOf<Shape> = {
  -readonly [Key in keyof Shape]: Value<Shape[Key]> | (Key extends OptionalKey<Shape> ? undefined : never)
}

/** A nested record, whose optional fields may be absent. */
export type PartOf<Shape> = RecordOf<Omit<Shape, OptionalKey<Shape>>> & Partial<RecordOf<Pick<Shape, OptionalKey<Shape>>>>

export const yesNo = { kind: 'yes-no' } as const
export const date = { kind: 'date' } as const
export const link = { kind: 'link' } as const
export const linkOrFile = { kind: 'link', isOwn: true } as const
export const localized = { kind: 'localized' } as const
/** A non-empty text. */
export const name = { kind: 'text', min: 1 } as const

export const number = (limits: Omit<NumberField, 'kind' | 'isWhole'> = {}) => ({ kind: 'number', ...limits }) as const
/** A whole number. */
export const whole = (limits: Omit<NumberField, 'kind' | 'isWhole'>) => ({ kind: 'number', isWhole: true, ...limits }) as const
export const text = (limits: Omit<TextField, 'kind'> = {}) => ({ kind: 'text', ...limits }) as const
export const oneOf = <const Choices extends readonly (string | number)[]>(...choices: Choices) =>
  ({ kind: 'choice', choices }) as const
export const coded = <const Words extends readonly string[]>(...words: Words) => ({ kind: 'coded', words }) as const
export const listOf = <const Item extends Field>(item: Item, min = 0) => ({ kind: 'list', item, min }) as const
export const record = <const Inner extends Fields>(fields: Inner) => ({ kind: 'record', fields }) as const
export const texts = <const Inner extends Fields>(fields: Inner) => ({ kind: 'texts', fields }) as const

/** Makes a field optional. */
export const optional = <F extends Field>(field: F): F & { isOptional: true } => ({ ...field, isOptional: true })

/** An optional field that can be derived. @param fallback value until it is derived. */
export const derived = <F extends Field>(field: F, fallback: number | Localized): F & { fallback: number | Localized } => ({
  ...field,
  fallback,
})

type Optional<Shape> = { readonly [Key in keyof Shape]: Shape[Key] & { isOptional: true } }

/** Makes every field of a table optional. */
export function optionally<const Shape extends Fields>(fields: Shape): Optional<Shape> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, optional(field)])) as Optional<Shape>
}
