/** The form fields of a document that the office edits: path, control and constraints, derived from its schema. */
import type { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import { contentDate } from '../date.ts'
import { isEntries, isSame, type ValuePath, valueAt, withValueAt } from './json-changes.ts'
import type { FirstPart, Part, TextKind } from './text-kind.ts'

/** Placeholder for the language in a path. */
const anyLanguage = '@'

export type Control = 'line' | 'text' | 'markdown' | 'date' | 'number' | 'yesNo' | 'choice' | 'agent' | 'category'

/** `path` contains `@` in place of the language. */
export type TextField = {
  kind: 'field'
  /** `title`, `metadata.title`: key of its label in the messages. */
  label: string
  path: ValuePath
  isLocalized: boolean
  control: Control
  /** Values of a choice, as in the file. */
  choices: readonly string[]
  /** Highest number of characters, if the schema limits it. */
  most: number | undefined
  isOptional: boolean
}

export type PictureField = { kind: 'picture'; label: string; path: ValuePath }

export type ListField = {
  kind: 'list'
  label: string
  path: ValuePath
  /** Whether parts can be added, moved and removed. */
  canChange: boolean
  most: number | undefined
  /** Values of the part shown while the list is empty; undefined: it is shown empty. */
  first: FirstPart | undefined
  items: readonly (readonly TextPart[])[]
}

export type TextPart = TextField | PictureField | ListField

type Schema = z.core.$ZodType

const inner = (schema: Schema): Schema | undefined => {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> }
  const found = def['innerType'] ?? (def['type'] === 'pipe' ? def['in'] : undefined)
  if (def['type'] === 'lazy') return (def['getter'] as () => Schema)()
  return found as Schema | undefined
}

const typeOf = (schema: Schema): string => schema._zod.def.type

/** The schema without its optional and default wrappers. */
function unwrapped(schema: Schema): Schema {
  const within = inner(schema)
  return within ? unwrapped(within) : schema
}

/** Whether a field is optional. */
const mayBeAbsent = (schema: Schema): boolean => schema._zod.optin === 'optional'

type Def = {
  shape?: Record<string, Schema>
  element?: Schema
  valueType?: Schema
  entries?: Record<string, string>
  values?: unknown[]
}

const defOf = (schema: Schema) => unwrapped(schema)._zod.def as unknown as Def

/** The schema at a path; the language may be any. */
function schemaAt(schema: Schema, path: ValuePath): Schema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const { shape, element, valueType } = defOf(schema)
  const next = shape ? shape[key === anyLanguage ? 'nl' : key] : (element ?? valueType)
  return next && schemaAt(next, rest)
}

/** Highest number of characters. */
function mostOf(schema: Schema): number | undefined {
  const checks = unwrapped(schema)._zod.def.checks ?? []
  const found = checks
    .map((check) => check._zod.def as { check: string; maximum?: number })
    .find(({ check }) => check === 'max_length')
  return found?.maximum
}

function controlOf(schema: Schema): Control {
  if (unwrapped(schema) === contentDate) return 'date'
  const type = typeOf(unwrapped(schema))
  if (type === 'enum') return 'choice'
  if (type === 'boolean') return 'yesNo'
  return type === 'number' ? 'number' : 'line'
}

const keysOf = (at: string): string[] => (at === '' ? [] : at.split('.'))

/** The path without indices and languages: `modules.title`. */
const labelOf = (path: ValuePath): string => path.filter((key) => typeof key === 'string' && key !== anyLanguage).join('.')

/**
 * An optional record with required texts is present or absent as a whole: `next.title` may stay empty while there is no `next`.
 */
function mayStayEmpty(schema: Schema, path: ValuePath): boolean {
  return path.some((_, index) => {
    const found = schemaAt(schema, path.slice(0, index + 1))
    return found !== undefined && mayBeAbsent(found) && path[index] !== anyLanguage
  })
}

function toField(schema: Schema, path: ValuePath, control: Control | undefined): TextField[] {
  const leaf = schemaAt(schema, path)
  if (!leaf) return []
  return [
    {
      kind: 'field',
      label: labelOf(path),
      path,
      isLocalized: path.includes(anyLanguage),
      control: control ?? controlOf(leaf),
      choices: Object.values(defOf(leaf).entries ?? {}),
      most: mostOf(leaf),
      isOptional: mayStayEmpty(schema, path),
    },
  ]
}

function isThere(value: unknown, part: Part, start: ValuePath): boolean {
  const at = 'at' in part ? part.at : 'picture' in part ? part.picture : part.list
  const path = [...start, ...keysOf(at)]
  return valueAt(value, path.slice(0, path.indexOf(anyLanguage) === -1 ? path.length : path.indexOf(anyLanguage))) !== undefined
}

function expand(schema: Schema, value: unknown, parts: readonly Part[], start: ValuePath): TextPart[] {
  return parts.flatMap((part): TextPart[] => {
    if (part.ifThere && !isThere(value, part, start)) return []
    if ('at' in part) return toField(schema, [...start, ...keysOf(part.at)], part.control)
    if ('picture' in part) {
      const path = [...start, ...keysOf(part.picture)]
      return [{ kind: 'picture', label: labelOf(path), path }]
    }
    const path = [...start, ...keysOf(part.list)]
    const items = valueAt(value, path)
    const shown = (Array.isArray(items) ? items : []).map((_, index) => expand(schema, value, part.of, [...path, index]))
    if (part.fixed && shown.length === 0) return []
    return [
      { kind: 'list', label: labelOf(path), path, canChange: !part.fixed, most: part.most, first: part.first, items: shown },
    ]
  })
}

/** In the order of the form. */
export const fieldsOf = ({ schema, parts }: TextKind, value: unknown): TextPart[] => expand(schema, value, parts, [])

/** All fields and pictures, at any depth. */
export function* eachField(parts: readonly TextPart[]): Generator<TextField | PictureField> {
  for (const part of parts) {
    if (part.kind === 'list') for (const item of part.items) yield* eachField(item)
    else yield part
  }
}

/** Path of the text in a language. */
export const placeOf = ({ path }: { path: ValuePath }, language: Language): ValuePath =>
  path.map((key) => (key === anyLanguage ? language : key))

/** Field name in the form and in validation errors: `modules.0.title.nl`. */
export const nameOf = (path: ValuePath): string => path.join('.')

/** Initial text of the control; empty for a missing value. */
export function asTyped(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Forms send CRLF line endings. */
const withoutCarriageReturns = (text: string): string => text.replaceAll('\r\n', '\n')

/** The value for the file from the typed text; undefined for none. Invalid input is passed on for the check to report. */
function fromTyped({ control, isOptional }: Pick<TextField, 'control' | 'isOptional'>, typed: string): unknown {
  if (control === 'yesNo') return typed === 'yes'
  if (control === 'number' || control === 'agent') {
    const text = typed.trim()
    if (text === '') return undefined
    return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
  }
  const text =
    control === 'line' ? withoutCarriageReturns(typed).replaceAll('\n', ' ').trim() : withoutCarriageReturns(typed).trimEnd()
  return text === '' && isOptional ? undefined : text
}

type Written = { path: ValuePath; field: TextField; typed: string; defaultLanguage: Language }

/** Whether the path is a text in another language that falls back to the default language. */
const hasFallback = (path: ValuePath, field: TextField, language: Language) =>
  field.isLocalized && !path.some((key, index) => field.path[index] === anyLanguage && key === language)

/**
 * The document with a typed value. An empty text with a fallback is removed from the file; one that was empty in the file stays
 * empty.
 */
export function withTyped(document: unknown, { path, field, typed, defaultLanguage }: Written): unknown {
  const before = valueAt(document, path)
  const value = fromTyped(field, typed)
  const isEmpty = value === '' || value === undefined
  if (isEmpty && (before === undefined || before === '')) return document
  const isLeftOut = isEmpty && (field.isOptional || hasFallback(path, field, defaultLanguage))
  return isSame(before, value) ? document : withValueAt(document, path, isLeftOut ? undefined : value)
}

/** A new part of a list: shaped like the last one, without its texts. @param first initial values for an empty list */
export function emptyPart(list: readonly unknown[], first: FirstPart = {}): unknown {
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return []
    if (!isEntries(value)) return typeof value === 'string' ? '' : value
    const keys = Object.keys(value)
    return Object.fromEntries(keys.map((key) => [key, blank(value[key])]))
  }
  const last = list.at(-1)
  return last === undefined ? first : blank(last)
}
