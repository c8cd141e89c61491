/** Form handlers of the viewing pages: confirm, propose times, move, cancel, and report on the viewing. */
import 'server-only'
import { z } from 'zod'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'
import type { Language } from '../../../domain/text/language.ts'
import { declineReasons } from '../../../domain/viewings/decline-reasons.ts'
import { findLeadVersion } from '../../db/repositories/office/office-former-states.ts'
import { outcomes } from '../../db/repositories/office/office-viewings.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { textsIn } from '../forms/form-values.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { undoMs, undoPart } from '../forms/undo-window.ts'
import { calendarHref, calendarSearch, readCalendarQuery, viewingHref } from './calendar-query.ts'
import { undoViewing } from './undo-viewing.ts'
import {
  cancelViewingFor,
  confirmViewingAt,
  moveViewingTo,
  proposeTimesFor,
  reportOnViewing,
  type ViewingResult,
  type Work,
} from './viewing-actions.ts'

/** Messages that the page can show after the redirect. */
export const viewingMessages = [
  'confirmed',
  'planned',
  'proposed',
  'moved',
  'cancelled',
  'reported',
  'undone',
  'newer',
  'late',
  'not-open',
  'slot-taken',
  'gone',
  'no-time',
  'too-many',
] as const

export type ViewingMessage = (typeof viewingMessages)[number]

const viewing = z.object({
  lead: z.string().min(1).max(64),
  version: z.coerce.number().int().min(1).max(1e9),
  /** Query of the calendar next to it. */
  calendar: z.string().max(300).default(''),
})

/** A free slot, or empty. */
const slot = z.union([z.iso.datetime(), z.literal('')]).default('')

/** Local time in Belgium of a `datetime-local` field, or empty. */
const localTime = z.union([z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/), z.literal('')]).default('')

/** Sentence for the visitor's mail. */
const note = z.string().trim().max(600).default('')

/** Reason for declining a request; unused for a viewing that has a time. */
export const reason = z.enum(declineReasons).optional()

export const cancelSchema = viewing.extend({ note, reason })
export const timeSchema = viewing.extend({ slot, time: localTime, note })
export const proposeSchema = viewing.extend({ slot1: slot, slot2: slot, slot3: slot, note })
export const reportSchema = viewing.extend({ outcome: z.enum(outcomes), feedback: z.string().trim().max(2_000).default('') })

type Seen = z.output<typeof viewing>

type Job<Values> = OfficeJob<'handleViewings', Values>

/** A typed time takes precedence over a chosen one. */
export function timeOf({ slot: chosen, time }: { slot: string; time: string }): Date | undefined {
  const [date = '', clock = ''] = time.split('T')
  const typed = time === '' ? undefined : fromLocalTime({ date, time: clock })
  return typed ?? (chosen === '' ? undefined : new Date(chosen))
}

/** Without duplicates, in order. */
export const timesOf = (...slots: readonly string[]): Date[] =>
  [...new Set(slots.filter((each) => each !== ''))].toSorted().map((each) => new Date(each))

/** Query of the calendar next to it. */
const queryOf = ({ values, staff, now }: Job<Seen>) =>
  readCalendarQuery(Object.fromEntries(new URLSearchParams(values.calendar)), staff, now)

function backTo(job: Job<Seen>, said: ViewingMessage, undo?: { undo: string }): Answer {
  const href = hrefWith(job.values.lead, job.language, calendarSearch(queryOf(job)))
  return { goTo: `${href}&${new URLSearchParams({ said, ...undo })}` }
}

const hrefWith = (id: string, language: Language, search: string) => `${viewingHref(id, language)}${search}`

const workOf = ({ db, staff, values, now }: Job<Seen>) => ({
  db,
  staff,
  seen: { id: values.lead, version: values.version },
  now,
})

/** Wakes the outbox once the change can no longer be undone; after a restart the worker sends the mails. */
export const wakeOutboxLater = () => setTimeout(() => void wakeOutbox(), undoMs + 200).unref()

/** Data for undoing the change, for the address after the redirect. */
export async function undoOfViewing(
  { db, staff, now }: Pick<Work, 'db' | 'staff' | 'now'>,
  id: string,
): Promise<{ undo: string } | undefined> {
  const version = await findLeadVersion(db, staff, id)
  return version === undefined ? undefined : undoPart(version, '', now)
}

/**
 * Sends the form back with all values but a typed time, to choose another one: a typed time takes precedence over the chosen slot, so the one
 * that was rejected would win against the slot chosen next.
 */
const askForTime = ({ values, t }: Job<Seen>, said: 'no-time' | 'slot-taken'): Answer => ({
  ...wrong(t(`OfficeViewings.said.${said}`)),
  values: textsIn({ ...values, time: '' }, 600),
})

async function answer(job: Job<Seen>, result: ViewingResult, done: ViewingMessage): Promise<Answer> {
  if (result === 'slot-taken') return askForTime(job, result)
  if (result !== 'booked') return backTo(job, result)
  wakeOutboxLater()
  return backTo(job, done, await undoOfViewing(job, job.values.lead))
}

/** Whether the time is in the future. */
const isToCome = (time: Date | undefined, now: Date): time is Date => time !== undefined && time > now

export async function receiveConfirmation(job: Job<z.output<typeof timeSchema>>): Promise<Answer> {
  const time = timeOf(job.values)
  if (!isToCome(time, job.now)) return askForTime(job, 'no-time')
  return answer(job, await confirmViewingAt(workOf(job), time, job.values.note), 'confirmed')
}

export async function receiveMove(job: Job<z.output<typeof timeSchema>>): Promise<Answer> {
  const time = timeOf(job.values)
  if (!isToCome(time, job.now)) return askForTime(job, 'no-time')
  return answer(job, await moveViewingTo(workOf(job), time, job.values.note), 'moved')
}

/** Accepts one to three future times. */
export async function receiveProposal(job: Job<z.output<typeof proposeSchema>>): Promise<Answer> {
  const { slot1, slot2, slot3, note: words } = job.values
  const times = timesOf(slot1, slot2, slot3)
  // Times on a page that stayed open may have passed since.
  if (times.length === 0 || !times.every((time) => isToCome(time, job.now))) return askForTime(job, 'no-time')
  return answer(job, await proposeTimesFor(workOf(job), times, words), 'proposed')
}

export async function receiveCancellation(job: Job<z.output<typeof cancelSchema>>): Promise<Answer> {
  return answer(job, await cancelViewingFor(workOf(job), job.values.note, job.values.reason), 'cancelled')
}

export async function receiveReport(job: Job<z.output<typeof reportSchema>>): Promise<Answer> {
  const { outcome, feedback } = job.values
  const result = await reportOnViewing(workOf(job), { outcome, feedback })
  return backTo(job, result === 'booked' ? 'reported' : result)
}

export const undoViewingSchema = viewing

export async function receiveUndoneViewing(job: Job<z.output<typeof undoViewingSchema>>): Promise<Answer> {
  const result = await undoViewing(workOf(job))
  if (result === 'removed') return { goTo: `${calendarHref(job.language, queryOf(job))}&said=undone` }
  return backTo(job, result === 'booked' ? 'undone' : result)
}
