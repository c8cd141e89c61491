/** The other viewings of a day that was booked together, as far as they are still active. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import type { Lead } from '../db/repositories/leads/leads.ts'
import { findViewing, type Viewing, type ViewingState } from './find-viewing.ts'
import type { ViewingEvent } from './viewing-event.ts'

/** A viewing with a time. */
export type TimedViewing = Viewing & { startsAt: Date }

/** Ids of the other leads, stored with the first one. */
function furtherOf({ payload }: Pick<Lead, 'payload'>): string[] {
  const { FURTHER: ids } = payload
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

const hasTime = (viewing: Viewing | undefined): viewing is TimedViewing => viewing?.startsAt !== undefined

/** In any state. */
async function findFurther(db: Db, lead: Pick<Lead, 'payload' | 'email'>, now: Date): Promise<TimedViewing[]> {
  const found = await Promise.all(furtherOf(lead).map((id) => findViewing(db, id, now)))
  // The link of the first viewing gives no access to viewings of other people.
  return found.filter(hasTime).filter((viewing) => viewing.lead.email === lead.email)
}

/**
 * All active viewings that were booked together, in order of time.
 * @param states that count as active: by default upcoming ones
 */
export async function findDayViewings(
  db: Db,
  viewing: Viewing,
  now: Date,
  states: readonly ViewingState[] = ['confirmed'],
): Promise<TimedViewing[]> {
  const all = [viewing, ...(await findFurther(db, viewing.lead, now))].filter(hasTime)
  return all.filter(({ state }) => states.includes(state)).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Calendar events of the other active viewings. @throws database errors. */
export async function findFurtherEvents(
  db: Db,
  lead: Pick<Lead, 'payload' | 'email'>,
  language: Language,
  now: Date,
): Promise<ViewingEvent[]> {
  const found = (await findFurther(db, lead, now)).filter(({ state }) => state === 'confirmed')
  return found.map(({ lead: own, property, startsAt, sequence }) => ({ leadId: own.id, property, startsAt, sequence, language }))
}
