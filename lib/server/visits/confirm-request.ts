/** Gives a requested visit its time and tells the visitor (ruling 29). */
import 'server-only'
import type { Db } from '../db/client.ts'
import { type BookingResult, bookRequestedVisit } from '../db/repositories/appointments.ts'
import { findLead } from '../db/repositories/leads.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import { leadLanguage } from '../submissions/lead-language.ts'
import { composeMail, greet } from '../submissions/lead-messages.ts'
import { translatorOf } from '../translator.ts'
import { confirmVisit } from './visit-confirmation.ts'

/** `gone`: the property is no longer there. */
export async function confirmRequest(db: Db, leadId: string, startsAt: Date, now: Date): Promise<BookingResult | 'gone'> {
  const lead = await findLead(db, leadId)
  if (lead?.form !== 'visit') return 'not-open'
  const property = getSnapshot().propertyById.get(lead.propertyId ?? 0)
  if (!property) return 'gone'
  const language = leadLanguage(lead)
  const t = translatorOf(language)
  const { paragraphs, attachments } = confirmVisit({ leadId, property, startsAt, language }, now)
  const title = t('Forms.visit.confirmedTitle')
  const content = { language, title, paragraphs: [greet(t, lead.payload, lead.email), ...paragraphs] }
  const messages = [
    { kind: 'mail' as const, subject: 'visit: confirmed', message: composeMail(lead.email, content, { attachments }) },
  ]
  return bookRequestedVisit(db, { leadId, propertyId: property.id, agentId: property.agentId, startsAt, messages }, now)
}
