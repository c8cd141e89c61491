/**
 * Drafts of texts, shared by all colleagues. If a colleague changed the same field meanwhile, this is reported as a conflict, and
 * what was typed is preserved.
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
/** Undefined when it does not exist, or is a setting that this person may not edit. */
export function openText(staff: Writer, id: string): TextDocument | undefined {
  const key = parseTextId(id)
  if (!key || (kindOf(key.kind).isSetting && !staff.can('publishTexts'))) return undefined
  return readTextDocument(key)
}

/** A short hash of the value of a field when it was shown. */
export const markOf = (typed: string): string => createHash('sha256').update(typed).digest('base64url').slice(0, 8)

/** Every field of a form: its name and current value. */
export function* placesOf(document: TextDocument, content: TextContent, languages: readonly Language[]) {
  for (const field of eachField(fieldsOf(kindOf(document.kind), content))) {
    if (field.kind === 'picture') continue
    for (const language of field.isLocalized ? languages : languages.slice(0, 1)) {
      const path = placeOf(field, language)
      yield { field, path, name: nameOf(path), typed: asTyped(valueAt(content, path)) }
    }
  }
}

/** A conflict: a field that a colleague changed since it was shown, with the current value, its hash, and what was typed. */
export type Clash = { name: string; theirs: string; mark: string; typed: string }

export type ListStep = { step: 'add' | 'remove' | 'up' | 'down'; list: string; index: number }

export type Sent = {
  /** By the name of the field. */
  typed: Readonly<Record<string, string>>
  /** By field name: the hash of the value when it was shown. */
  seen: Readonly<Record<string, string>>
  /** Paths of values without a form control: pictures. */
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

/** Paths of pictures that the office can add. */
export const picturesIn = (document: TextDocument, content: TextContent): ValuePath[] =>
  [...eachField(fieldsOf(kindOf(document.kind), content))].flatMap((part) => (part.kind === 'picture' ? [part.path] : []))

const isOfPicture = (pictures: ReadonlySet<string>, path: ValuePath) =>
  pictures.has(nameOf(path)) || pictures.has(nameOf(path.slice(0, -1)))

/** With the line ends of content texts. */
const plain = (sent: string): string => sent.replaceAll('\r\n', '\n')

/**
 * Hashes for the page after its values were saved: a field that the page did not change keeps its old hash even if a colleague
 * changed it meanwhile; else the page would overwrite that next time.
 * @param now hashes of the draft
 */
export function marksOnPage(now: Sent['seen'], { typed, seen }: Pick<Sent, 'typed' | 'seen'>): Record<string, string> {
  const onPage = ([name, mark]: [string, string]): [string, string] => {
    const [sent, before] = [typed[name], seen[name]]
    return [name, before !== undefined && sent !== undefined && markOf(plain(sent)) === before ? before : mark]
  }
  return Object.fromEntries(Object.entries(now).map(onPage))
}

/** The content with what was typed, except fields with conflicts. */
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

/** Number of retries after concurrent changes (optimistic locking). */
const tries = 5

/** Saves what was typed in the draft, and creates it if needed. @returns undefined when there is no such document. */
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
