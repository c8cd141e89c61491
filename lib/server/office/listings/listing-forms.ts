/** Form handlers of a property's page: override a field, a text or the floor plans, undo an override, and change the state. */
import 'server-only'
import { z } from 'zod'
import { listingStates } from '../../../domain/office/listing-state.ts'
import type { Language } from '../../../domain/text/language.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { undoMs, undoPart } from '../forms/undo-window.ts'
import {
  changeListingState,
  type ListingResult,
  overrideField,
  overridePlans,
  type SeenListing,
  undoOverride,
} from './listing-actions.ts'
import { listingHref } from './listings-query.ts'
import { undoListing } from './undo-listing.ts'

/** Messages that the page can show after the redirect. */
export const listingMessages = [
  'saved',
  'undone',
  'back',
  'online',
  'withheld',
  'discreet',
  'option',
  'sold',
  'newer',
  'late',
  'gone',
  'wrong-value',
  'held',
  'closed',
] as const

export type ListingMessage = (typeof listingMessages)[number]

const listing = z.object({
  id: z.coerce.number().int().positive(),
  version: z.coerce.number().int().min(0).max(1e9),
})

const path = z.string().min(1).max(80)

export const overrideSchema = listing.extend({
  path,
  value: z.string().max(20_000).default(''),
  lasts: z.enum(['always', 'untilChanged']).default('always'),
})
export const undoSchema = listing.extend({ path })
export const stateOfListingSchema = listing.extend({
  from: z.enum([...listingStates, 'archived', 'held']),
  to: z.enum(listingStates),
})

/** Least number of rows for floor plans on the page. */
export const mostPlans = 8

/** `url0`, `floor0`, `url1` ... */
export const plansSchema = listing.catchall(z.string().max(300))

type Job<Values> = OfficeJob<'handleListings', Values>

function backTo({ id }: SeenListing, language: Language, said: ListingMessage, undo?: { undo: string }): Answer {
  return { goTo: `${listingHref(id, language)}?${new URLSearchParams({ said, ...undo })}` }
}

/** @param former former state for undoing; empty for another change */
function answer(
  { values, language, now }: Pick<Job<SeenListing>, 'values' | 'language' | 'now'>,
  result: ListingResult,
  done: ListingMessage,
  former = '',
): Answer {
  if (result !== 'done') return backTo(values, language, result)
  return backTo(values, language, done, undoPart(values.version + 1, former, now))
}

const seenOf = ({ id, version }: SeenListing): SeenListing => ({ id, version })

/** Typed values are sent back on errors and when somebody else changed the property meanwhile. */
export async function receiveOverride(job: Job<z.output<typeof overrideSchema>>): Promise<Answer> {
  const { db, staff, values, t, now } = job
  const { path: place, value, lasts } = values
  const said = { path: place, value, untilChanged: lasts === 'untilChanged' }
  const result = await overrideField(db, staff, seenOf(values), said, now)
  if (result === 'done' || result === 'gone') return answer(job, result, 'saved')
  return { ...wrong(t(`OfficeListings.said.${result}`)), values: { value: values.value, path: values.path } }
}

export async function receiveUndo(job: Job<z.output<typeof undoSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  return answer(job, await undoOverride(db, staff, seenOf(values), values.path, now), 'undone')
}

type PlanRow = { row: number; url: string; floor: string }

/** Empty rows are skipped. */
function planRows(values: Readonly<Record<string, string | number>>): PlanRow[] {
  const rows = Object.keys(values).flatMap((name) => /^url(\d{1,2})$/.exec(name)?.slice(1).map(Number) ?? [])
  const textOf = (name: string) => String(values[name] ?? '').trim()
  return rows
    .toSorted((a, b) => a - b)
    .map((row) => ({ row, url: textOf(`url${row}`), floor: textOf(`floor${row}`) }))
    .filter(({ url, floor }) => url !== '' || floor !== '')
}

const isPlan = ({ url, floor }: PlanRow) => url !== '' && /^-?\d{1,2}$/.test(floor)

/**
 * Rejects rows that are incomplete, as ignoring them would remove a plan silently; typed values are sent back then, and when
 * saving failed.
 */
export async function receivePlans(job: Job<z.output<typeof plansSchema>>): Promise<Answer> {
  const { db, staff, values, t, now } = job
  const rows = planRows(values)
  const typed = Object.entries(values).filter(([name]) => /^(url|floor)\d/.test(name))
  const back = { values: Object.fromEntries(typed.map(([name, value]) => [name, String(value).trim()])) }
  const errors = rows.filter((row) => !isPlan(row)).map(({ row }) => [`floor${row}`, t('OfficeListings.planWrong')])
  if (errors.length > 0) return { ...wrong(t('OfficeListings.plansWrong')), errors: Object.fromEntries(errors), ...back }
  const plans = rows.map(({ url, floor }) => ({ url, floor: Number(floor) }))
  const result = await overridePlans(db, staff, seenOf(values), plans, now)
  if (result === 'done' || result === 'gone') return answer(job, result, 'saved')
  return { ...wrong(t(`OfficeListings.said.${result}`)), ...back }
}

/**
 * Mails about cancelled viewings are sent once the change can no longer be undone; the waiting list is notified of their times
 * then.
 */
export async function receiveListingState(job: Job<z.output<typeof stateOfListingSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  const { from, to } = values
  const result = await changeListingState(db, staff, seenOf(values), { from, to }, now)
  if (result === 'done' && to === 'sold') setTimeout(() => void wakeOutbox(), undoMs + 200).unref()
  return answer(job, result, to, from)
}

export const undoListingSchema = listing

export async function receiveUndoneListing({ db, staff, values, language, now }: Job<SeenListing>): Promise<Answer> {
  const result = await undoListing(db, staff, seenOf(values), now)
  return backTo(values, language, result === 'done' ? 'back' : result)
}
