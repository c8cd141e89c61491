/** Preview of what visitors see with the draft settings. */
import 'server-only'
import { daysBetween } from '../../../domain/office/closing-days.ts'
import type { WorkingTime } from '../../../domain/office/working-time.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { dayMs } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { AgentWeek } from '../viewings/agent-weeks.ts'
import { type OpenSettings, settingAt } from './settings-document.ts'
import type { ClosingRow, SettingsView } from './settings-view.ts'

/** The texts of the site with the draft, in the language of the page. */
export type Effect = {
  phone: string
  hours: { text: string; isChanged: boolean }
  closing: { from: string; to: string; isNew: boolean } | undefined
  /** Seven days from the Monday before the next closing; also closed on days without any agent's hours. */
  days: readonly { date: string; isShut: boolean }[]
  /** An example question, asked now or just before the next closing. */
  answer: { asked: Date; due: Date; days: number }
  viewings: number
}

const mondayOf = (date: string) => {
  const day = new Date(`${date}T12:00:00Z`)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs)
}

type Drawn = {
  open: OpenSettings
  closing: readonly ClosingRow[]
  hours: SettingsView['hours']
  time: WorkingTime
  weeks: readonly AgentWeek[]
}

/** By weekday, Monday first. Without any agent's hours visitors can propose any day. */
const isShownOn = (weeks: readonly AgentWeek[], index: number) =>
  weeks.every(({ days }) => days.every((day) => day.length === 0)) || weeks.some(({ days }) => (days[index]?.length ?? 0) > 0)

/** The afternoon of the working day before a closing that is not published yet; otherwise now. */
function askedAt(range: ClosingRow | undefined, now: Date): Date {
  if (!range?.isNew) return now
  const before = new Date(new Date(`${range.from}T14:00:00Z`).getTime() - dayMs)
  return before > now ? before : now
}

/** The preview for the current drafts. */
export function effectOf(
  { open, closing, hours, time, weeks }: Drawn,
  { language, now }: { language: Language; now: Date },
): Effect {
  const { site, languages } = getSnapshot()
  const shown =
    hours.texts.find((text) => text.language === language) ?? hours.texts.find((text) => text.language === languages[0])
  const next = closing.find(({ isNew }) => isNew) ?? closing[0]
  const monday = mondayOf(next?.from ?? toLocalTime(now).date)
  const shut = new Set(closing.flatMap(({ from, to }) => daysBetween(from, to)))
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = new Date(monday.getTime() + index * dayMs).toISOString().slice(0, 10)
    return { date, isShut: shut.has(date) || !isShownOn(weeks, index) }
  })
  const answerDays = Number(settingAt(open.content, 'promises.workingDays.answer')) || 1
  const asked = askedAt(next, now)
  return {
    phone: site.contact.phone,
    hours: { text: shown?.text ?? '', isChanged: shown?.isChanged ?? false },
    closing: next && { from: next.from, to: next.to, isNew: next.isNew },
    days,
    answer: { asked, due: time.dueAt(asked, answerDays * time.dayLength), days: answerDays },
    viewings: closing.filter(({ isNew }) => isNew).reduce((sum, { viewings }) => sum + viewings, 0),
  }
}
