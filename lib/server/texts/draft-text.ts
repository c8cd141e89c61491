/**
 * A text of the site, written as a draft. It is one for all colleagues: who writes a field that somebody else wrote meanwhile is told of it, and what was
 * typed stays.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { isSame, type ValuePath, valueAt, withValueAt } from '../../content/editing/json-changes.ts'
import {
  asTyped,
  eachField,
  emptyPart,
  fieldsOf,
  type ListField,
  nameOf,
  placeOf,
  type TextPart,
  withTyped,
} from '../../content/editing/text-fields.ts'
import { kindOf, parseTextId } from '../../content/editing/text-kind.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findTextDraft, putTextDraft, type TextContent } from '../db/repositories/office/office-texts.ts'
import type { Staff } from '../office/staff/staff.ts'
import { readTextDocument, type TextDocument } from './text-document.ts'

type Writer = Staff<'writeTexts'> | Staff<'publishTexts'>
/** Undefined when there is none, or it is a setting and the person may not. */
export function openText(staff: Writer, id: string): TextDocument | undefined {
  const key = parseTextId(id)
  if (!key || (kindOf(key.kind).isSetting && !staff.can('publishTexts'))) return undefined
  return readTextDocument(key)
}

/** What a field said when it was shown, in a few signs. */
export const markOf = (typed: string): string => createHash('sha256').update(typed).digest('base64url').slice(0, 8)

/** Every place of a form: its name, and what stands there. */
export function* placesOf(document: TextDocument, content: TextContent, languages: readonly Language[]) {
  for (const field of eachField(fieldsOf(kindOf(document.kind), content))) {
    if (field.kind === 'picture') continue
    for (const language of field.isLocalized ? languages : languages.slice(0, 1)) {
      const path = placeOf(field, language)
      yield { field, path, name: nameOf(path), typed: asTyped(valueAt(content, path)) }
    }
  }
}

/** A field that somebody else wrote since it was shown: what they wrote with its mark, and what was typed. */
export type Clash = { name: string; theirs: string; mark: string; typed: string }

export type ListStep = { step: 'add' | 'remove' | 'up' | 'down'; list: string; index: number }

export type Sent = {
  /** By the name of the field. */
  typed: Readonly<Record<string, string>>
  /** By the name of the field: the mark of what it said when it was shown. */
  seen: Readonly<Record<string, string>>
  /** Places of values that no control holds: pictures. */
  set?: readonly { path: readonly (string | number)[]; value: unknown }[]
  step?: ListStep | undefined
}

function listsIn(parts: readonly TextPart[]): ListField[] {
  return parts.flatMap((part) => (part.kind === 'list' ? [part, ...part.items.flatMap(listsIn)] : []))
}

function takeStep(list: readonly unknown[], { step, index }: ListStep, { first }: ListField): unknown[] {
  if (step === 'add') return [...list, emptyPart(list, first)]
  if (step === 'remove') return list.filter((_, place) => place !== index)
  const to = step === 'up' ? index - 1 : index + 1
  const moved = list[index]
  if (moved === undefined || to < 0 || to >= list.length) return [...list]
  return list.filter((_, place) => place !== index).toSpliced(to, 0, moved)
}

function withStep(document: TextDocument, content: TextContent, step: ListStep): TextContent {
  const lists = listsIn(fieldsOf(kindOf(document.kind), content))
  const field = lists.find(({ path, canChange }) => canChange && nameOf(path) === step.list)
  if (!field) return content
  const found = valueAt(content, field.path)
  const next = takeStep(Array.isArray(found) ? found : [], step, field)
  if (field.most !== undefined && next.length > field.most) return content
  return withValueAt(content, field.path, next) as TextContent
}

/** Places of the pictures that the office may put in. */
export const picturesIn = (document: TextDocument, content: TextContent): ValuePath[] =>
  [...eachField(fieldsOf(kindOf(document.kind), content))].flatMap((part) => (part.kind === 'picture' ? [part.path] : []))

const isOfPicture = (pictures: ReadonlySet<string>, path: ValuePath) =>
  pictures.has(nameOf(path)) || pictures.has(nameOf(path.slice(0, -1)))

/** As a text of the content has its line ends. */
const plain = (sent: string): string => sent.replaceAll('\r\n', '\n')

/**
 * What the fields of a page say once what it sent is kept, by their marks: a field that the page left alone says what it said, also where a
 * colleague wrote it meanwhile, or else the page would write over that the next time. @param now marks of the draft
 */
export function marksOnPage(now: Sent['seen'], { typed, seen }: Pick<Sent, 'typed' | 'seen'>): Record<string, string> {
  const onPage = ([name, mark]: [string, string]): [string, string] => {
    const [sent, before] = [typed[name], seen[name]]
    return [name, before !== undefined && sent !== undefined && markOf(plain(sent)) === before ? before : mark]
  }
  return Object.fromEntries(Object.entries(now).map(onPage))
}

/** The content with what was typed, but for what somebody else wrote meanwhile. */
function applySent(document: TextDocument, content: TextContent, { typed, seen, set = [], step }: Sent) {
  const { languages, site } = getSnapshot()
  const clashes: Clash[] = []
  let next = content
  for (const { field, path, name, typed: now } of placesOf(document, content, languages)) {
    const raw = typed[name]
    if (raw === undefined) continue
    const sent = plain(raw)
    if (sent === now || markOf(sent) === seen[name]) continue
    if (seen[name] !== markOf(now)) clashes.push({ name, theirs: now, mark: markOf(now), typed: sent })
    else next = withTyped(next, { path, field, typed: sent, defaultLanguage: site.defaultLanguage }) as TextContent
  }
  const pictures = new Set(picturesIn(document, content).map(nameOf))
  for (const { path, value } of set.filter((placed) => isOfPicture(pictures, placed.path)))
    next = withValueAt(next, path, value) as TextContent
  return { content: step ? withStep(document, next, step) : next, clashes }
}

export type Saved = { version: number; content: TextContent; clashes: readonly Clash[] }

/** How often a draft is read again when somebody was faster. */
const tries = 5

/** Writes what was typed into the draft, which is made by that. @returns undefined when there is no such document. */
export async function saveText(db: Db, staff: Writer, id: string, sent: Sent, now: Date): Promise<Saved | undefined> {
  for (let count = 0; count < tries; count++) {
    const document = openText(staff, id)
    if (!document) return undefined
    const draft = await findTextDraft(db, staff, id)
    const before = draft?.content ?? document.value
    const { content, clashes } = applySent(document, before, sent)
    const version = draft?.version ?? 0
    if (isSame(before, content)) return { version, content, clashes }
    const written = { document: id, content, base: draft?.base ?? document.value, version }
    if (await putTextDraft(db, staff, written, now)) return { version: version + 1, content, clashes }
  }
  throw new Error('a draft that never stays')
}
