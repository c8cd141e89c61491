/** The fields of a document that the office writes: where each stands, how it is written, and what may stand in it. */
import type { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import { contentDate } from '../date.ts'
import { isEntries, isSame, type ValuePath, valueAt, withValueAt } from './json-changes.ts'
import type { FirstPart, Part, TextKind } from './text-kind.ts'

/** Stands in a path for the language. */
const anyLanguage = '@'

export type Control = 'line' | 'text' | 'markdown' | 'date' | 'number' | 'yesNo' | 'choice' | 'agent' | 'category'

/** `path` holds `@` where the language goes. */
export type TextField = {
  kind: 'field'
  /** `title`, `metadata.title`: which of the messages names it. */
  label: string
  path: ValuePath
  isLocalized: boolean
  control: Control
  /** Of a choice, as the file has them. */
  choices: readonly string[]
  /** Characters at most, where the schema says so. */
  most: number | undefined
  isOptional: boolean
}

export type PictureField = { kind: 'picture'; label: string; path: ValuePath }

export type ListField = {
  kind: 'list'
  label: string
  path: ValuePath
  /** Whether its parts can be added, moved and taken away. */
  canChange: boolean
  most: number | undefined
  /** What it gets first, while it is empty; undefined where an empty one stays so. */
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

/** What a schema asks once something is there. */
function bare(schema: Schema): Schema {
  const within = inner(schema)
  return within ? bare(within) : schema
}

/** Whether a field may be left out. */
const mayBeAbsent = (schema: Schema): boolean => schema._zod.optin === 'optional'

type Def = {
  shape?: Record<string, Schema>
  element?: Schema
  valueType?: Schema
  entries?: Record<string, string>
  values?: unknown[]
}

const defOf = (schema: Schema) => bare(schema)._zod.def as unknown as Def

/** The schema behind a path; a language is any. */
function schemaAt(schema: Schema, path: ValuePath): Schema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const { shape, element, valueType } = defOf(schema)
  const next = shape ? shape[key === anyLanguage ? 'nl' : key] : (element ?? valueType)
  return next && schemaAt(next, rest)
}

/** Characters at most. */
function mostOf(schema: Schema): number | undefined {
  const checks = bare(schema)._zod.def.checks ?? []
  const found = checks
    .map((check) => check._zod.def as { check: string; maximum?: number })
    .find(({ check }) => check === 'max_length')
  return found?.maximum
}

function controlOf(schema: Schema): Control {
  if (bare(schema) === contentDate) return 'date'
  const type = typeOf(bare(schema))
  if (type === 'enum') return 'choice'
  if (type === 'boolean') return 'yesNo'
  return type === 'number' ? 'number' : 'line'
}

const keysOf = (at: string): string[] => (at === '' ? [] : at.split('.'))

/** Without numbers and languages: `modules.title`. */
const labelOf = (path: ValuePath): string => path.filter((key) => typeof key === 'string' && key !== anyLanguage).join('.')

/** A record that holds a required text is there or not as a whole: `next.title` may stay empty while there is no `next`. */
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

/** In the order of the page. */
export const fieldsOf = ({ schema, parts }: TextKind, value: unknown): TextPart[] => expand(schema, value, parts, [])

/** Fields and pictures, wherever they stand. */
export function* eachField(parts: readonly TextPart[]): Generator<TextField | PictureField> {
  for (const part of parts) {
    if (part.kind === 'list') for (const item of part.items) yield* eachField(item)
    else yield part
  }
}

/** Where the text of a language stands. */
export const placeOf = ({ path }: { path: ValuePath }, language: Language): ValuePath =>
  path.map((key) => (key === anyLanguage ? language : key))

/** Name in the form, and in what is said of it: `modules.0.title.nl`. */
export const nameOf = (path: ValuePath): string => path.join('.')

/** As it is written in its control; what is not there is empty. */
export function asTyped(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What a form sends has the ends of lines of forms. */
const tidy = (text: string): string => text.replaceAll('\r\n', '\n')

/** What the file holds for what was typed; undefined for nothing. What cannot be is left to the check. */
function fromTyped({ control, isOptional }: Pick<TextField, 'control' | 'isOptional'>, typed: string): unknown {
  if (control === 'yesNo') return typed === 'yes'
  if (control === 'number' || control === 'agent') {
    const text = typed.trim()
    if (text === '') return undefined
    return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
  }
  const text = control === 'line' ? tidy(typed).replaceAll('\n', ' ').trim() : tidy(typed).trimEnd()
  return text === '' && isOptional ? undefined : text
}

type Written = { path: ValuePath; field: TextField; typed: string; defaultLanguage: Language }

/** Whether a place is a text in another language than the one that stands in for it. */
const isBorrowed = (path: ValuePath, field: TextField, language: Language) =>
  field.isLocalized && !path.some((key, index) => field.path[index] === anyLanguage && key === language)

/**
 * The document with what was typed. An empty text of a language that another stands in for is no text of that language; one that was empty in the
 * file stays empty.
 */
export function withTyped(document: unknown, { path, field, typed, defaultLanguage }: Written): unknown {
  const before = valueAt(document, path)
  const value = fromTyped(field, typed)
  const isEmpty = value === '' || value === undefined
  if (isEmpty && (before === undefined || before === '')) return document
  const isLeftOut = isEmpty && (field.isOptional || isBorrowed(path, field, defaultLanguage))
  return isSame(before, value) ? document : withValueAt(document, path, isLeftOut ? undefined : value)
}

/** A part that a list gets: as the last one is made, without its texts. @param first for a list that has none */
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
