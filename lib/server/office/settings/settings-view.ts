/** Data of the settings page: the effect of each setting today and with another value, and a preview of the unpublished draft. */
import 'server-only'
import { type ClosingRange, closingRanges, daysBetween } from '../../../domain/office/closing-days.ts'
import { isPublicHoliday } from '../../../domain/office/holidays.ts'
import { parseWeekHours, type WeekHours } from '../../../domain/office/week-hours.ts'
import { readOfficeHours, WorkingTime } from '../../../domain/office/working-time.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { dayMs, resolveContentDate } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  countComingByPerson,
  countLeadShares,
  countViewingsBetween,
  countViewingsOn,
} from '../../db/repositories/office/office-settings.ts'
import type { TextContent } from '../../db/repositories/office/office-texts.ts'
import { isContentWritable } from '../../texts/text-document.ts'
import type { Staff } from '../staff/staff.ts'
import { checkForm } from '../texts/texts-view.ts'
import { type AgentWeek, getAgentWeeks } from '../viewings/agent-weeks.ts'
import { changedNames, holidaysIn, marksOf, type OpenSettings, openSettings, settingAt } from './settings-document.ts'
import { type Effect, effectOf } from './settings-effect.ts'
import { type Facts, type Setting, settingNames, toSetting } from './settings-figures.ts'

export type LanguageRow = {
  code: Language
  field: string
  isOn: boolean
  isChanged: boolean
  isDefault: boolean
  share: number | undefined
}

export type ClosingRow = ClosingRange & { isNew: boolean; isPublic: boolean; viewings: number }

export type SettingsView = {
  now: Date
  language: Language
  versions: { settings: number; closing: number }
  /** Number of changes in both drafts. */
  changes: number
  savedAt: Date | undefined
  savedBy: string
  /** Mistakes that the content check finds in the draft. */
  faults: readonly string[]
  seen: Readonly<Record<string, string>>
  settings: readonly Setting[]
  hours: {
    code: string
    days: WeekHours | undefined
    isChanged: boolean
    texts: readonly { language: Language; field: string; text: string; isChanged: boolean }[]
  }
  /** Hours of a working day, used for response times. */
  dayLength: number
  closing: readonly ClosingRow[]
  agents: { rows: readonly AgentWeek[]; hours: number; viewings: number; lastWeek: number }
  languages: readonly LanguageRow[]
  effect: Effect
  isWritable: boolean
}

type ViewContext = { db: Db; staff: Staff<'changeSettings'>; language: Language; now: Date }

function hoursOf({ document, content }: OpenSettings): SettingsView['hours'] {
  const code = settingAt(content, 'contact.openingHoursCode')
  const texts = getSnapshot().languages.map((language) => {
    const field = `contact.openingHours.${language}`
    const text = settingAt(content, field)
    return { language, field, text, isChanged: text !== settingAt(document.value, field) }
  })
  return { code, days: parseWeekHours(code), isChanged: code !== settingAt(document.value, 'contact.openingHoursCode'), texts }
}

function languagesOf({ document, content }: OpenSettings, { shares }: Facts): LanguageRow[] {
  const { site } = getSnapshot()
  return site.languages.map(({ code }, index) => {
    const field = `languages.${index}.use`
    const [value, published] = [settingAt(content, field), settingAt(document.value, field)]
    const share = shares.all > 0 ? Math.round((100 * (shares.languages.get(code) ?? 0)) / shares.all) : undefined
    return {
      code,
      field,
      isOn: value === 'yes',
      isChanged: value !== published,
      isDefault: code === site.defaultLanguage,
      share,
    }
  })
}

async function closingOf({ db, staff, now }: ViewContext, open: OpenSettings | undefined): Promise<ClosingRow[]> {
  if (!open) return []
  const today = toLocalTime(now).date
  const online = new Set(holidaysIn(open.document.value))
  const days = holidaysIn(open.content).map((raw) => ({ raw, date: resolveContentDate(raw, getSnapshot().today) }))
  const rows = closingRanges(days, today).map(async (range) => ({
    ...range,
    isNew: range.raw.some((raw) => !online.has(raw)),
    isPublic: range.days === 1 && isPublicHoliday(range.from),
    viewings: await countViewingsOn(db, staff, range),
  }))
  return Promise.all(rows)
}

/** Working time with the hours and closing days of the draft. */
function workingTimeOf(open: OpenSettings, closing: readonly ClosingRow[]): WorkingTime {
  const code = settingAt(open.content, 'contact.openingHoursCode')
  return new WorkingTime(
    readOfficeHours(code),
    closing.flatMap(({ from, to }) => daysBetween(from, to)),
  )
}

const mistakesIn = (open: OpenSettings, content: TextContent, language: Language): string[] =>
  open.draft
    ? checkForm(open.document, content, language).faults.flatMap(({ level, words }) => (level === 'error' ? [words] : []))
    : []

/** Undefined without the right to publish. @throws database errors. */
export async function getSettings(context: ViewContext): Promise<SettingsView | undefined> {
  const { db, staff, language, now } = context
  const publisher = staff.also('publishTexts')
  const open = publisher && (await openSettings(db, publisher, 'settings'))
  if (!publisher || !open) return undefined
  const shut = await openSettings(db, publisher, 'closing')
  const since = new Date(now.getTime() - 30 * dayMs)
  const [closing, coming, shares, weeks, lastWeek, isWritable] = await Promise.all([
    closingOf(context, shut),
    countComingByPerson(db, staff, now),
    countLeadShares(db, staff, since),
    getAgentWeeks(db),
    countViewingsBetween(db, staff, new Date(now.getTime() - 7 * dayMs), now),
    isContentWritable(),
  ])
  const time = workingTimeOf(open, closing)
  const facts = { now, time, coming, shares }
  const hours = hoursOf(open)
  const languages = languagesOf(open, facts)
  const names = [...settingNames, ...hours.texts.map(({ field }) => field), ...languages.map(({ field }) => field)]
  const drafts = [open.draft, shut?.draft]
    .flatMap((draft) => draft ?? [])
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  return {
    ...{ now, language, closing, hours, languages, isWritable },
    versions: { settings: open.draft?.version ?? 0, closing: shut?.draft?.version ?? 0 },
    changes: changedNames(open.changes).length + closing.filter(({ isNew }) => isNew).length + goneOf(shut),
    savedAt: drafts[0]?.changedAt,
    savedBy: drafts[0]?.name ?? '',
    faults: [...mistakesIn(open, open.content, language), ...(shut ? mistakesIn(shut, shut.content, language) : [])],
    seen: marksOf(open.content, names),
    settings: settingNames.map((name) => toSetting(name, open, facts)),
    dayLength: time.dayLength / 60,
    agents: { ...weeks, lastWeek },
    effect: effectOf({ open, closing, hours, time, weeks: weeks.rows }, context),
  }
}

/** Number of changes for removed days: all of them count as one. */
function goneOf(shut: OpenSettings | undefined): number {
  if (!shut) return 0
  const next = new Set(holidaysIn(shut.content))
  return holidaysIn(shut.document.value).some((day) => !next.has(day)) ? 1 : 0
}
