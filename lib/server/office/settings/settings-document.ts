/**
 * The settings of the office as draft and as published: the two documents `settings` and `closing` of the content, published
 * together.
 */
import 'server-only'
import { changesBetween, isEntries, isSame, type ValuePath, valueAt, withValueAt } from '../../../content/editing/json-changes.ts'
import { asTyped, nameOf } from '../../../content/editing/text-fields.ts'
import { daysBetween } from '../../../domain/office/closing-days.ts'
import { parseWeekHours, type WeekHours, writeWeekHours } from '../../../domain/office/week-hours.ts'
import type { Db } from '../../db/client.ts'
import {
  deleteTextDraft,
  findTextDraft,
  putTextDraft,
  type TextContent,
  type TextDraft,
} from '../../db/repositories/office/office-texts.ts'
import { markOf, openText, saveText } from '../../texts/draft-text.ts'
import { publishText, type TextResult } from '../../texts/publish-text.ts'
import type { TextDocument } from '../../texts/text-document.ts'
import type { Staff } from '../staff/staff.ts'

type Publisher = Staff<'publishTexts'>

export const settingsDocuments = ['settings', 'closing'] as const

export type SettingsDocument = (typeof settingsDocuments)[number]

export type OpenSettings = {
  document: TextDocument
  draft: TextDraft | undefined
  content: TextContent
  changes: readonly ValuePath[]
}

/** Undefined if the content has no such file. @throws database errors. */
export async function openSettings(db: Db, staff: Publisher, id: SettingsDocument): Promise<OpenSettings | undefined> {
  const document = openText(staff, id)
  if (!document) return undefined
  const draft = await findTextDraft(db, staff, id)
  const content = draft?.content ?? document.value
  return { document, draft, content, changes: changesBetween(document.value, content).map(({ path }) => path) }
}

/** Versions of both drafts; 0 without a draft. @throws database errors. */
export async function findVersions(db: Db, staff: Publisher): Promise<Record<SettingsDocument, number>> {
  const [settings, closing] = [await findTextDraft(db, staff, 'settings'), await findTextDraft(db, staff, 'closing')]
  return { settings: settings?.version ?? 0, closing: closing?.version ?? 0 }
}

/** Value of a field as text: a number, text, `yes` or `no`. */
export const settingAt = (content: TextContent, name: string): string => asTyped(valueAt(content, name.split('.')))

/** Attempts to save a draft after concurrent changes. */
const tries = 5

type Change = (content: TextContent) => TextContent

/** Applies a change to the draft. @returns false when there is no such document */
async function changeDraft(db: Db, staff: Publisher, id: SettingsDocument, change: Change, now: Date): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    const open = await openSettings(db, staff, id)
    if (!open) return false
    const { document, draft, content } = open
    const next = change(content)
    const version = draft?.version ?? 0
    // A draft equal to the published version is deleted.
    const isOnline = isSame(document.value, next)
    if (isOnline ? version === 0 : isSame(content, next)) return true
    if (isOnline) {
      if (await deleteTextDraft(db, staff, id, version)) return true
      continue
    }
    if (await putTextDraft(db, staff, { document: id, content: next, base: draft?.base ?? document.value, version }, now))
      return true
  }
  throw new Error('a draft that never stays')
}

export type TypedSettings = {
  /** By field name: the typed value, and in `seen` the hash of the value that the page showed. */
  typed: Readonly<Record<string, string>>
  seen: Readonly<Record<string, string>>
  /** Opening hours per weekday; undefined if the page had no fields for them. */
  hours: WeekHours | undefined
}

const codePath = ['contact', 'openingHoursCode'] as const

/** Opening hours of changed days; an hours code written by hand stays until a day is changed. */
const withHours =
  (hours: WeekHours): Change =>
  (content) => {
    const code = String(valueAt(content, codePath) ?? '')
    const before = parseWeekHours(code)
    return !before || isSame(before, hours) ? content : (withValueAt(content, codePath, writeWeekHours(hours)) as TextContent)
  }

/** @returns false when a colleague changed one of the fields meanwhile; their value stays */
export async function saveSettings(db: Db, staff: Publisher, { typed, seen, hours }: TypedSettings, now: Date): Promise<boolean> {
  const saved = await saveText(db, staff, 'settings', { typed, seen }, now)
  if (hours) await changeDraft(db, staff, 'settings', withHours(hours), now)
  // Deletes a draft equal to the published version.
  await changeDraft(db, staff, 'settings', (content) => content, now)
  return saved !== undefined && saved.clashes.length === 0
}

export const holidaysIn = (content: TextContent): string[] => {
  const { holidays } = isEntries(content) ? content : {}
  return Array.isArray(holidays) ? holidays.map(String) : []
}

/** Adds the days of a range to the closing days, or removes days. */
export function changeClosing(
  db: Db,
  staff: Publisher,
  { add, remove }: { add?: { from: string; to: string }; remove?: readonly string[] },
  now: Date,
): Promise<boolean> {
  const added = add ? daysBetween(add.from, add.to) : []
  return changeDraft(
    db,
    staff,
    'closing',
    (content) => {
      const left = holidaysIn(content).filter((day) => !remove?.includes(day))
      return { ...content, holidays: [...new Set([...left, ...added])].toSorted() }
    },
    now,
  )
}

/**
 * Publishes both documents one after the other and stops at the first error.
 * @param versions of the drafts that the page showed
 */
export async function publishSettings(
  db: Db,
  staff: Publisher,
  versions: Readonly<Record<SettingsDocument, number>>,
  now: Date,
): Promise<TextResult> {
  const results: TextResult[] = []
  for (const id of settingsDocuments) if (versions[id] > 0) results.push(await publishText(db, staff, id, versions[id], now))
  return results.find((result) => result !== 'done') ?? results[0] ?? 'same'
}

/** Discards both drafts. @returns false if a colleague changed one of them since */
export async function dropSettings(
  db: Db,
  staff: Publisher,
  versions: Readonly<Record<SettingsDocument, number>>,
): Promise<boolean> {
  const dropped: boolean[] = []
  for (const id of settingsDocuments) if (versions[id] > 0) dropped.push(await deleteTextDraft(db, staff, id, versions[id]))
  return dropped.every(Boolean)
}

/** Hash of each field's value when the page was rendered. */
export const marksOf = (content: TextContent, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, markOf(settingAt(content, name))]))

/** Each changed field once; opening hours count as one field, in any language. */
export const changedNames = (changes: readonly ValuePath[]): string[] => [
  ...new Set(changes.map((path) => nameOf(path).replace(/^contact\.openingHours.*/, 'hours'))),
]
