/** Data of the text pages: the list by group, and one text with its fields, check results and history. */
import 'server-only'
import { isEntries, valueAt } from '../../../content/editing/json-changes.ts'
import type { TextFault } from '../../../content/editing/text-fault.ts'
import { fieldsOf, nameOf, placeOf, type TextPart } from '../../../content/editing/text-fields.ts'
import { kindOf, type TextGroup, type TextKindName, textGroups, textId, textKinds } from '../../../content/editing/text-kind.ts'
import type { Language } from '../../../domain/text/language.ts'
import { localizedHref } from '../../../routing/href.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findLastPublished, findTextVersions, type TextVersion } from '../../db/repositories/office/office-text-versions.ts'
import { type DraftNote, findDraftNotes, findTextDraft, type TextContent } from '../../db/repositories/office/office-texts.ts'
import { linkHref } from '../../pages/link-href.ts'
import { translatorOf } from '../../pages/translator.ts'
import { categoryNames } from '../../texts/category-names.ts'
import { checkText } from '../../texts/check-text.ts'
import { draftPreviewHref } from '../../texts/draft-preview.ts'
import { markOf, openText, placesOf } from '../../texts/draft-text.ts'
import { faultsOf } from '../../texts/fault-words.ts'
import { canRemove } from '../../texts/new-article.ts'
import { isContentWritable, listTextKeys, readTextDocument, type TextDocument } from '../../texts/text-document.ts'
import type { Staff } from '../staff/staff.ts'

type Writer = Staff<'writeTexts'>

/** Used in the address instead of a text group: pictures that nothing refers to. */
export const picturesGroup = 'pictures' as const

export const textsHref = (language: Language, group: TextGroup | typeof picturesGroup): string =>
  `${linkHref('office/texts', language)}${group === textGroups[0] ? '' : `?group=${group}`}`

export const textHref = (id: string, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/texts', id, language)

/** Parses the address; the default is the first group. */
export const readTextGroup = (group: string | undefined): TextGroup =>
  textGroups.find((known) => known === group) ?? textGroups[0]

export type TextRow = {
  id: string
  name: string
  kind: TextKindName
  /** Category of an article. */
  category: string | undefined
  /** Whether it is published; undefined for texts that always are. */
  isOnline: boolean | undefined
  draft: DraftNote | undefined
  published: { name: string; at: Date } | undefined
  href: string
}

export type TextList = {
  group: TextGroup
  rows: readonly TextRow[]
  counts: Record<TextGroup, number>
  isWritable: boolean
  /** Articles that can be copied: those with an address. */
  models: readonly { key: string; name: string; folder: string }[]
}

const textIn = (value: unknown, language: Language): string | undefined => {
  const found = isEntries(value) ? (value[language] ?? value[getSnapshot().site.defaultLanguage]) : value
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** Display name: its title, its person, or its kind. */
function nameOfText({ kind, key, value }: TextDocument, language: Language): string {
  if (kind === 'agent') return `${asText(value['FirstName'])} ${asText(value['LastName'])}`.trim()
  const own = textIn(value['title'], language) ?? (kind === 'testimonial' ? textIn(value['name'], language) : undefined)
  return own && key !== '' ? own : key || translatorOf(language)(`OfficeTexts.kinds.${kind}`)
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

const kindNames = Object.keys(textKinds) as TextKindName[]

const kindsOf = (staff: Writer, group: TextGroup) =>
  kindNames.filter((name) => {
    const kind = kindOf(name)
    return kind.group === group && kind.parts.length > 0 && (!kind.isSetting || staff.can('publishTexts'))
  })

type ViewContext = { staff: Writer; language: Language }

const keysOf = (staff: Writer, group: TextGroup) =>
  kindsOf(staff, group).flatMap((kind) => listTextKeys(kind).map((key) => ({ kind, key })))

/** A new article takes the category and the folder of the copied one. */
function modelsIn(language: Language): TextList['models'] {
  const { routeTable } = getSnapshot()
  return listTextKeys('article').flatMap((key) => {
    const document = readTextDocument({ kind: 'article', key })
    const route = routeTable.byOriginal.get(asText(document?.value['path']))
    const folder = route?.path[language]?.replace(/[^/]*$/, '') ?? ''
    return document && folder ? [{ key, name: nameOfText(document, language), folder }] : []
  })
}

/** Number of texts per group. */
export const countTexts = (staff: Writer): Record<TextGroup, number> =>
  Object.fromEntries(textGroups.map((one) => [one, keysOf(staff, one).length])) as Record<TextGroup, number>

/** Drafts first, then by name. @throws database errors. */
export async function getTexts(db: Db, group: TextGroup, { staff, language }: ViewContext): Promise<TextList> {
  const [drafts, published, isWritable] = await Promise.all([
    findDraftNotes(db, staff),
    findLastPublished(db, staff),
    isContentWritable(),
  ])
  const categories = categoryNames(language)
  const rows = keysOf(staff, group).flatMap((key): TextRow[] => {
    const [document, id] = [readTextDocument(key), textId(key)]
    if (!document) return []
    const status = document.value['status']
    const notes = { draft: drafts.get(id), published: published.get(id) }
    const isOnline = status === undefined ? undefined : status === 'Published'
    const category = categories.get(asText(document.value['categoryId']))
    const about = { id, kind: key.kind, category, name: nameOfText(document, language) }
    // The settings have a page of their own.
    const href = key.kind === 'settings' ? linkHref('office/settings', language) : textHref(id, language)
    return [{ ...notes, ...about, isOnline, href }]
  })
  const first = (row: TextRow) => (row.draft ? 0 : 1)
  const sorted =
    group === 'agency' ? rows : rows.toSorted((a, b) => first(a) - first(b) || a.name.localeCompare(b.name, language))
  return { group, rows: sorted, counts: countTexts(staff), isWritable, models: group === 'articles' ? modelsIn(language) : [] }
}

export type TextView = {
  id: string
  kind: TextKindName
  group: TextGroup
  name: string
  content: TextContent
  parts: readonly TextPart[]
  /** By field name. */
  values: ReadonlyMap<string, string>
  /** Version of the draft; 0 without one. */
  version: number
  draft: DraftNote | undefined
  faults: readonly TextFault[]
  versions: readonly TextVersion[]
  /** Names of categories by id. */
  categories: ReadonlyMap<string, string>
  languages: readonly Language[]
  defaultLanguage: Language
  isWritable: boolean
  isOnline: boolean
  /** Whether it may be deleted. */
  canRemove: boolean
  publicHref: string | undefined
  /** Preview of the draft. */
  previewHref: string | undefined
}

/** Versions shown on the page. */
const shownVersions = 20

/** Names and hashes of the form's fields, and the mistakes that the content check finds. */
export function checkForm(document: TextDocument, content: TextContent, language: Language) {
  const { languages } = getSnapshot()
  const places = [...placesOf(document, content, languages)]
  const values = new Map(places.map(({ name, typed }) => [name, typed]))
  const faults = faultsOf(document, checkText(document, content), [...values.keys()], translatorOf(language))
  return { values, faults, seen: Object.fromEntries([...values].map(([name, typed]) => [name, markOf(typed)])) }
}

function publicHrefOf({ kind, value }: TextDocument, language: Language): string | undefined {
  const { routeTable } = getSnapshot()
  const path = kind === 'article' || kind === 'page' ? value['path'] : kind === 'testimonial' || kind === 'card' ? undefined : ''
  if (typeof path !== 'string' || value['status'] === 'Draft') return undefined
  return routeTable.byOriginal.has(path) ? localizedHref(routeTable, path, language) : undefined
}

/** Undefined if it does not exist, or the member may not see it. @throws database errors. */
export async function getText(
  db: Db,
  id: string,
  { staff, language, now }: ViewContext & { now: Date },
): Promise<TextView | undefined> {
  const document = openText(staff, id)
  if (!document) return undefined
  const [draft, versions, isWritable] = await Promise.all([
    findTextDraft(db, staff, id),
    findTextVersions(db, staff, id, shownVersions),
    isContentWritable(),
  ])
  const content = draft?.content ?? document.value
  const { languages, site } = getSnapshot()
  const { values, faults } = checkForm(document, content, language)
  return {
    ...{ id, kind: document.kind, group: kindOf(document.kind).group, content, values, faults, versions, isWritable, draft },
    name: nameOfText(document, language),
    parts: fieldsOf(kindOf(document.kind), content),
    version: draft?.version ?? 0,
    categories: categoryNames(language),
    languages,
    defaultLanguage: site.defaultLanguage,
    isOnline: document.value['status'] !== 'Draft',
    canRemove: staff.can('publishTexts') && canRemove(document),
    publicHref: publicHrefOf(document, language),
    previewHref: draftPreviewHref(document, id, language, now),
  }
}

/** Names of a field's inputs, one per language. */
export const inputsOf = (field: Parameters<typeof placeOf>[0] & { isLocalized: boolean }, languages: readonly Language[]) =>
  (field.isLocalized ? languages : languages.slice(0, 1)).map((language) => ({
    language: field.isLocalized ? language : undefined,
    name: nameOf(placeOf(field, language)),
  }))

/** The picture at a path. */
export function pictureAt(content: TextContent, path: readonly (string | number)[]) {
  const found = valueAt(content, path)
  return isEntries(found) && typeof found['url'] === 'string' ? found['url'] : undefined
}
