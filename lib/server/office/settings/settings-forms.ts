/** Form handler of the settings page: saves a draft, which another button publishes or discards. */
import 'server-only'
import { z } from 'zod'
import { daysBetween } from '../../../domain/office/closing-days.ts'
import { type DayHours, type WeekHours, weekdays } from '../../../domain/office/week-hours.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { locales } from '../../../domain/text/locales.ts'
import { weekdayName } from '../../../domain/text/weekday-name.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { linkHref } from '../../pages/link-href.ts'
import type { TextResult } from '../../texts/publish-text.ts'
import { textsIn } from '../forms/form-values.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { readMarks, readTyped } from '../forms/typed-fields.ts'
import { changeClosing, dropSettings, findVersions, publishSettings, saveSettings } from './settings-document.ts'

/** Messages that the page can show after the redirect. */
export const settingsMessages = ['saved', 'published', 'dropped', 'newer', 'changed', 'faults', 'closed', 'same', 'gone'] as const

export type SettingsMessage = (typeof settingsMessages)[number]

const version = z.coerce.number().int().min(0).max(1e9).default(0)

/** `do`: the button; `remove`: days as ISO dates, separated by a space. */
export const settingsSchema = z.looseObject({
  settings: version,
  closing: version,
  do: z.enum(['save', 'publish', 'drop', 'close']).default('save'),
  remove: z.string().max(5_000).default(''),
  from: z.union([z.iso.date(), z.literal('')]).default(''),
  to: z.union([z.iso.date(), z.literal('')]).default(''),
  seen: z.string().max(20_000).default('{}'),
  /** Section of the page with the change. */
  place: z.string().max(60).default(''),
})

type Values = z.output<typeof settingsSchema>

type Job = OfficeJob<'publishTexts', Values>

/** Longest value of one field, in characters. */
const mostTyped = 2_000

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Name of the form, in the request and when it is sent back. */
export const settingsForm = 'office-settings'

/** `wrong` for a day that closes before it opens, or has only one of the two times. */
function dayIn(values: Values, day: number): DayHours | 'wrong' {
  const [from, to] = [values[`open${day}`], values[`shut${day}`]].map((time) => (typeof time === 'string' ? time.trim() : ''))
  if (!from && !to) return undefined
  return from && to && clock.test(from) && clock.test(to) && from < to ? { from, to } : 'wrong'
}

/** `wrong`: the invalid days; with any, no hours are saved. Undefined hours if they are written by hand. */
function hoursIn(values: Values): { hours?: WeekHours; wrong: readonly number[] } {
  if (!('open1' in values)) return { wrong: [] }
  const days = weekdays.map((day) => dayIn(values, day))
  const hours = days.filter((day) => day !== 'wrong')
  if (hours.length === days.length) return { hours, wrong: [] }
  return { wrong: weekdays.filter((_, index) => days[index] === 'wrong') }
}

/** Typed values that no draft stores, to be shown again. */
const typedBeside = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(textsIn(values, 10)).filter(([name]) => /^(open\d|shut\d|from|to)$/.test(name)))

/** Sends the typed hours back, with an error at the invalid days. */
function rejectHours({ values, language, t }: Job, days: readonly number[]): Answer {
  const names = new Intl.ListFormat(locales[language]).format(days.map((day) => weekdayName(day, language)))
  const errors = days.map((day) => [`open${day}`, t('OfficeSettings.wrongDay')])
  const notice = wrong(t('OfficeSettings.wrongHours', { days: names }), t('OfficeSettings.wrongHoursKept'))
  return { ...notice, errors: Object.fromEntries(errors), values: typedBeside(values) }
}

function backTo({ values, language }: Job, said: SettingsMessage): Answer {
  const place = /^[\w-]+$/.test(values.place) ? `#${values.place}` : ''
  return { goTo: `${linkHref('office/settings', language)}?said=${said}${place}` }
}

const saidOf = (result: TextResult): SettingsMessage => (result === 'done' ? 'published' : result)

async function close(job: Job): Promise<Answer> {
  const { db, staff, values, now } = job
  const { from, to } = values
  const range = { from, to: to === '' ? from : to }
  if (from === '' || from < toLocalTime(now).date || daysBetween(range.from, range.to).length === 0)
    return { ...wrong(job.t('OfficeSettings.wrongDays')), values: typedBeside(values) }
  return backTo(job, (await changeClosing(db, staff, { add: range }, now)) ? 'saved' : 'gone')
}

/** Every button saves the typed values first. */
export async function receiveSettings(job: Job): Promise<Answer> {
  const { db, staff, values, now } = job
  const versions = { settings: values.settings, closing: values.closing }
  if (values.do === 'drop') return backTo(job, (await dropSettings(db, staff, versions)) ? 'dropped' : 'newer')
  const { hours, wrong: wrongDays } = hoursIn(values)
  const before = await findVersions(db, staff)
  const isSaved = await saveSettings(db, staff, { typed: readTyped(values, mostTyped), seen: readMarks(values.seen), hours }, now)
  if (!isSaved) return backTo(job, 'newer')
  if (wrongDays.length > 0) return rejectHours(job, wrongDays)
  if (values.do === 'close') return close(job)
  if (values.remove !== '')
    return backTo(job, (await changeClosing(db, staff, { remove: values.remove.split(' ') }, now)) ? 'saved' : 'gone')
  if (values.do === 'publish') {
    // Publishes the values just typed, but not changes by a colleague that the page did not show.
    if (before.settings !== versions.settings || before.closing !== versions.closing) return backTo(job, 'newer')
    return backTo(job, saidOf(await publishSettings(db, staff, await findVersions(db, staff), now)))
  }
  return backTo(job, 'saved')
}
