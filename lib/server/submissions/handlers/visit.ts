/** A visit takes a free slot and is confirmed at once, or waits for the agency (ruling 29). */
import 'server-only'
import type { PublicProperty } from '../../../domain/property.ts'
import { translatorOf } from '../../translator.ts'
import { findFreeSlots } from '../../visits/free-slots.ts'
import { rentalTermsText } from '../../visits/rental-terms.ts'
import { confirmVisit } from '../../visits/visit-confirmation.ts'
import { type FormHandler, type HandlerInput, type HandlerResult, prepared, refused } from '../form-handler.ts'

/** Asked for, with preferred hours or on the waiting list; a command confirms it later. */
function requestVisit({ language, subject, values }: HandlerInput, property: PublicProperty): HandlerResult {
  const state = values['SLOT'] === 'waiting-list' ? 'waiting' : 'requested'
  return prepared({
    status: 'requested',
    visitorParagraphs: [translatorOf(language)(`Forms.visit.${state}`), ...rentalTermsText(property, language)],
    thankYouQuery: { visit: state, property: String(subject?.id) },
  })
}

export const handleVisit: FormHandler = async (input) => {
  const { db, language, now, leadId, subject, values } = input
  const property = subject?.property
  if (!property) return refused({ code: 'subjectGone' })
  const chosen = String(values['SLOT'] ?? '')
  const startsAt = new Date(chosen)
  if (Number.isNaN(startsAt.getTime())) return requestVisit(input, property)
  const free = await findFreeSlots(db, property, now)
  if (!free?.some((slot) => slot.getTime() === startsAt.getTime())) return refused({ code: 'slotTaken' })
  const { paragraphs, attachments } = confirmVisit({ leadId, property, startsAt, language }, now)
  return prepared({
    status: 'confirmed',
    slot: { agentId: property.agentId, startsAt: startsAt.toISOString() },
    visitorParagraphs: paragraphs,
    visitorAttachments: attachments,
    agencyAttachments: attachments,
    thankYouQuery: { visit: startsAt.toISOString(), property: String(property.id) },
  })
}
