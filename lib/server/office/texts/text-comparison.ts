/** Compares a version of a text with the one before it, or with the published one: the changed fields, word by word. */
import 'server-only'
import { isSame, valueAt } from '../../../content/editing/json-changes.ts'
import { nameOf } from '../../../content/editing/text-fields.ts'
import type { Language } from '../../../domain/text/language.ts'
import { changedWords, cutSame, type WordChange } from '../../../domain/text/word-changes.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findContentBefore, findTextVersion, type TextVersion } from '../../db/repositories/office/office-text-versions.ts'
import type { TextContent } from '../../db/repositories/office/office-texts.ts'
import { openText, picturesIn, placesOf } from '../../texts/draft-text.ts'
import type { TextDocument } from '../../texts/text-document.ts'
import type { Staff } from '../staff/staff.ts'
import { textHref } from './texts-view.ts'

/** `before`: what the version changed. `now`: what restoring it would change. */
export const comparedWith = ['before', 'now'] as const

export type ComparedWith = (typeof comparedWith)[number]

export type FieldChange = {
  name: string
  /** `modules.title`: key of the field's label. */
  label: string
  language: Language | undefined
  words: readonly WordChange[]
}

export type TextComparison = {
  version: TextVersion
  with: ComparedWith
  /** Whether an earlier version is stored. */
  hasBefore: boolean
  fields: readonly FieldChange[]
  /** Number of other changed fields: pictures, lists. */
  pictures: number
  hrefs: Record<ComparedWith | 'back', string>
}

/** The version in the address. */
export type AskedVersion = { version: string; with: ComparedWith }

type Place = { name: string; label: string; language: Language | undefined; typed: string }

function readPlaces(document: TextDocument, content: TextContent): Map<string, Place> {
  const { languages } = getSnapshot()
  const places = [...placesOf(document, content, languages)].map(({ field, path, name, typed }): Place => {
    const language = field.isLocalized ? languages.find((code) => path.includes(code)) : undefined
    return { name, label: field.label, language, typed }
  })
  return new Map(places.map((place) => [place.name, place]))
}

function fieldChanges(document: TextDocument, before: TextContent, after: TextContent): FieldChange[] {
  const [was, is] = [readPlaces(document, before), readPlaces(document, after)]
  return [...new Map([...was, ...is]).values()].flatMap(({ name, label, language }) => {
    const [from, to] = [was.get(name)?.typed ?? '', is.get(name)?.typed ?? '']
    return from === to ? [] : [{ name, label, language, words: cutSame(changedWords(from, to)) }]
  })
}

function countPictures(document: TextDocument, before: TextContent, after: TextContent): number {
  const places = new Map([before, after].flatMap((content) => picturesIn(document, content)).map((path) => [nameOf(path), path]))
  const urlAt = (content: TextContent, path: readonly (string | number)[]) => valueAt(content, [...path, 'url'])
  return [...places.values()].filter((path) => !isSame(urlAt(before, path), urlAt(after, path))).length
}

/** Undefined if the version does not exist, or the member may not see the text. @throws database errors. */
export async function getTextComparison(
  db: Db,
  id: string,
  asked: AskedVersion,
  { staff, language }: { staff: Staff<'writeTexts'>; language: Language },
): Promise<TextComparison | undefined> {
  const document = openText(staff, id)
  const found = document && (await findTextVersion(db, staff, id, asked.version))
  if (!document || !found) return undefined
  const { content, ...version } = found
  const before = await findContentBefore(db, staff, id, version.number)
  const kind = before === undefined ? 'now' : asked.with
  // Direction of the change: from the earlier version to this one, or from the published one to this one.
  const from = kind === 'now' ? document.value : (before ?? {})
  const href = (to: ComparedWith) => `${textHref(id, language)}?${new URLSearchParams({ version: version.id, with: to })}`
  return {
    version,
    with: kind,
    hasBefore: before !== undefined,
    fields: fieldChanges(document, from, content),
    pictures: countPictures(document, from, content),
    hrefs: { before: href('before'), now: href('now'), back: textHref(id, language) },
  }
}
