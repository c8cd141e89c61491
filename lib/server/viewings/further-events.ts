/** The other viewings of a day that was booked together, as far as they still stand. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import type { Lead } from '../db/repositories/leads.ts'
import { findViewing } from './find-viewing.ts'
import type { ViewingEvent } from './viewing-event.ts'

/** Numbers of their leads, as the first one keeps them. */
function furtherOf({ payload }: Pick<Lead, 'payload'>): string[] {
  const { FURTHER: ids } = payload
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export async function findFurtherEvents(
  db: Db,
  lead: Pick<Lead, 'payload' | 'email'>,
  language: Language,
  now: Date,
): Promise<ViewingEvent[]> {
  const found = await Promise.all(furtherOf(lead).map((id) => findViewing(db, id, now)))
  return found.flatMap((viewing) => {
    // Whoever has the first link sees none of somebody else.
    if (viewing?.state !== 'confirmed' || !viewing.startsAt || viewing.lead.email !== lead.email) return []
    const { lead: own, property, startsAt, sequence } = viewing
    return [{ leadId: own.id, property, startsAt, sequence, language }]
  })
}
