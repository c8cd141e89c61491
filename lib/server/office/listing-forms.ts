/** What the page of a property sends: a field, a text or plans in place of the file, taking that back, and another state. */
import 'server-only'
import { z } from 'zod'
import { listingStates } from '../../domain/office/listing-state.ts'
import type { Language } from '../../domain/text/language.ts'
import { type Answer, wrong } from '../accounts/run-form.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { notifyWaitingForAgent } from '../viewings/waiting-list.ts'
import {
  changeListingState,
  type ListingResult,
  overrideField,
  overridePlans,
  type SeenListing,
  undoOverride,
} from './listing-work.ts'
import { listingHref } from './listings-query.ts'
import type { OfficeJob } from './office-job.ts'

/** What the page says when it comes back. */
export const listingMessages = [
  'saved',
  'undone',
  'online',
  'withheld',
  'discreet',
  'option',
  'sold',
  'newer',
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

/** Rows of plans that a page offers. */
export const mostPlans = 8

/** `url0`, `floor0`, `url1` ... */
export const plansSchema = listing.and(z.record(z.string(), z.string().max(300)))

type Job<Values> = OfficeJob<'handleListings', Values>

function backTo({ id }: SeenListing, language: Language, said: ListingMessage): Answer {
  return { goTo: `${listingHref(id, language)}?said=${said}` }
}

const answer = (seen: SeenListing, language: Language, result: ListingResult, done: ListingMessage): Answer =>
  backTo(seen, language, result === 'done' ? done : result)

const seenOf = ({ id, version }: SeenListing): SeenListing => ({ id, version })

/** What was typed comes back when something is wrong with it, or when somebody was faster. */
export async function receiveOverride({
  db,
  staff,
  values,
  language,
  t,
  now,
}: Job<z.output<typeof overrideSchema>>): Promise<Answer> {
  const { path: place, value, lasts } = values
  const said = { path: place, value, untilChanged: lasts === 'untilChanged' }
  const result = await overrideField(db, staff, seenOf(values), said, now)
  if (result === 'done' || result === 'gone') return answer(values, language, result, 'saved')
  return { ...wrong(t(`OfficeListings.said.${result}`)), values: { value: values.value, path: values.path } }
}

export async function receiveUndo({ db, staff, values, language, now }: Job<z.output<typeof undoSchema>>): Promise<Answer> {
  return answer(values, language, await undoOverride(db, staff, seenOf(values), values.path, now), 'undone')
}

export async function receivePlans({ db, staff, values, language, now }: Job<z.output<typeof plansSchema>>): Promise<Answer> {
  const rows: Readonly<Record<string, string | number>> = values
  const plans = [...Array(mostPlans).keys()].map((row) => ({
    url: String(rows[`url${row}`] ?? '').trim(),
    floor: String(rows[`floor${row}`] ?? '').trim(),
  }))
  const chosen = plans.flatMap(({ url, floor }) =>
    url !== '' && /^-?\d{1,2}$/.test(floor) ? [{ url, floor: Number(floor) }] : [],
  )
  return answer(values, language, await overridePlans(db, staff, seenOf(values), chosen, now), 'saved')
}

/** Whoever waits for a time of the agent hears of those that are free now. */
export async function receiveListingState({
  db,
  staff,
  values,
  language,
  now,
}: Job<z.output<typeof stateOfListingSchema>>): Promise<Answer> {
  const { id, from, to } = values
  const result = await changeListingState(db, staff, seenOf(values), { from, to }, now)
  const agentId = getSnapshot().propertyById.get(id)?.agentId
  if (result === 'done' && to === 'sold' && agentId !== undefined) {
    await notifyWaitingForAgent(db, agentId, now)
    void wakeOutbox()
  }
  return answer(values, language, result, to)
}
