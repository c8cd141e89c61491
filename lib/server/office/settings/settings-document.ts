/** The settings of the whole office as a draft and as they are online: two documents of the content, `settings` and `closing`, published by one button. */
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

/** Undefined where the content has no such file. @throws what the database says. */
export async function openSettings(db: Db, staff: Publisher, id: SettingsDocument): Promise<OpenSettings | undefined> {
  const document = openText(staff, id)
  if (!document) return undefined
  const draft = await findTextDraft(db, staff, id)
  const content = draft?.content ?? document.value
  return { document, draft, content, changes: changesBetween(document.value, content).map(({ path }) => path) }
}

/** Of both drafts; 0 without one. @throws what the database says. */
export async function findVersions(db: Db, staff: Publisher): Promise<Record<SettingsDocument, number>> {
  const [settings, closing] = [await findTextDraft(db, staff, 'settings'), await findTextDraft(db, staff, 'closing')]
  return { settings: settings?.version ?? 0, closing: closing?.version ?? 0 }
}

/** What a field says: a number, words, `yes` or `no`. */
export const settingAt = (content: TextContent, name: string): string => asTyped(valueAt(content, name.split('.')))

/** How often a draft is read again when somebody was faster. */
const tries = 5

type Change = (content: TextContent) => TextContent

/** Writes what a change makes of the draft. @returns false when there is no such document. */
async function changeDraft(db: Db, staff: Publisher, id: SettingsDocument, change: Change, now: Date): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    const open = await openSettings(db, staff, id)
    if (!open) return false
    const { document, draft, content } = open
    const next = change(content)
    const version = draft?.version ?? 0
    // What is as it is online again is no draft.
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
  /** By the name of the field: what was typed, and the mark of what stood there. */
  typed: Readonly<Record<string, string>>
  seen: Readonly<Record<string, string>>
  /** Of each day of the week; undefined where the page had no fields for them. */
  hours: WeekHours | undefined
}

const codePath = ['contact', 'openingHoursCode'] as const

/** Hours of days that were changed; a code that somebody wrote by hand stays until then. */
const withHours =
  (hours: WeekHours): Change =>
  (content) => {
    const code = String(valueAt(content, codePath) ?? '')
    const before = parseWeekHours(code)
    return !before || isSame(before, hours) ? content : (withValueAt(content, codePath, writeWeekHours(hours)) as TextContent)
  }

/** @returns false when a colleague changed one of the fields meanwhile: theirs stands. */
export async function saveSettings(db: Db, staff: Publisher, { typed, seen, hours }: TypedSettings, now: Date): Promise<boolean> {
  const saved = await saveText(db, staff, 'settings', { typed, seen }, now)
  if (hours) await changeDraft(db, staff, 'settings', withHours(hours), now)
  // Puts away a draft that says what is online.
  await changeDraft(db, staff, 'settings', (content) => content, now)
  return saved !== undefined && saved.clashes.length === 0
}

export const holidaysIn = (content: TextContent): string[] => {
  const { holidays } = isEntries(content) ? content : {}
  return Array.isArray(holidays) ? holidays.map(String) : []
}

/** Adds the days of a range, or takes days away, as they are written. */
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

/** Both, or as far as it goes: each is one publishing of its own. @param versions of the drafts that were seen */
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

export async function dropSettings(
  db: Db,
  staff: Publisher,
  versions: Readonly<Record<SettingsDocument, number>>,
): Promise<boolean> {
  const dropped: boolean[] = []
  for (const id of settingsDocuments) if (versions[id] > 0) dropped.push(await deleteTextDraft(db, staff, id, versions[id]))
  return dropped.every(Boolean)
}

/** What each field said when the page was made. */
export const marksOf = (content: TextContent, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, markOf(settingAt(content, name))]))

/** Each change once: opening hours are one, whatever part of them and in how many languages. */
export const changedNames = (changes: readonly ValuePath[]): string[] => [
  ...new Set(changes.map((path) => nameOf(path).replace(/^contact\.openingHours.*/, 'hours'))),
]
