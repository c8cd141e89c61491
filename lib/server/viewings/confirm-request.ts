/** Gives a requested viewing its time and mails the visitor (ruling 29). */
import 'server-only'
import type { Db } from '../db/client.ts'
import { findLead } from '../db/repositories/leads/leads.ts'
import { withHold } from '../db/repositories/outbox/outbox.ts'
import { type BookingResult, bookRequestedViewing } from '../db/repositories/viewings/appointments.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import type { OfficeChange } from './change-viewing.ts'
import { slotForOffice } from './free-slots.ts'
import { findHome, homeState } from './viewed-home.ts'
import { confirmedMail } from './viewing-messages.ts'

/** `gone`: the property is no longer in the content. */
export async function confirmRequest(
  db: Db,
  leadId: string,
  startsAt: Date,
  now: Date,
  { note, hold, ...besides }: OfficeChange = {},
): Promise<BookingResult> {
  const lead = await findLead(db, leadId)
  if (lead?.form !== 'visit' || lead.propertyId === undefined) return 'not-open'
  if (homeState(lead.propertyId) === 'left') return 'gone'
  const property = findHome(lead.propertyId)
  const firstName = String(lead.payload['FIRST_NAME'] ?? '')
  const visitor = { leadId, propertyId: property.id, email: lead.email, language: leadLanguage(lead), firstName }
  const message = confirmedMail(visitor, startsAt, { note })
  const messages = withHold([{ kind: 'mail', subject: 'visit: confirmed', message }], hold)
  const slot = await slotForOffice(db, property, startsAt, now)
  return bookRequestedViewing(db, { leadId, propertyId: property.id, slot, messages, ...besides }, now)
}
