/** Gives a requested viewing its time and tells the visitor (ruling 29). */
import 'server-only'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { type BookingResult, bookRequestedViewing } from '../db/repositories/appointments.ts'
import { findLead } from '../db/repositories/leads.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { composeMail, greet } from '../leads/lead-messages.ts'
import { translatorOf } from '../pages/translator.ts'
import { viewingDuration } from './free-slots.ts'
import { confirmViewing } from './viewing-confirmation.ts'

/** `gone`: the property is no longer there. */
export async function confirmRequest(db: Db, leadId: string, startsAt: Date, now: Date): Promise<BookingResult | 'gone'> {
  const lead = await findLead(db, leadId)
  if (lead?.form !== 'visit') return 'not-open'
  const property = getSnapshot().propertyById.get(lead.propertyId ?? 0)
  if (!property) return 'gone'
  const language = leadLanguage(lead)
  const t = translatorOf(language)
  const { visitorParagraphs, visitorAttachments, visitorAction } = confirmViewing({ leadId, property, startsAt, language }, now)
  const content = {
    language,
    title: t('Forms.visit.confirmedTitle'),
    paragraphs: [greet(t, lead.payload, lead.email), ...visitorParagraphs],
    action: visitorAction,
  }
  const message = composeMail(lead.email, content, { attachments: [...visitorAttachments] })
  const booking = { leadId, propertyId: property.id, agentId: property.agentId, startsAt, duration: viewingDuration(property) }
  return bookRequestedViewing(db, { ...booking, messages: [{ kind: 'mail', subject: 'visit: confirmed', message }] }, now)
}
