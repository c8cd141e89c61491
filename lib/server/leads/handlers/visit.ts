/** A viewing takes a free slot and is confirmed at once or by a click in the mail, or waits for the agency (rulings 29 and 49). */
import 'server-only'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { findLead } from '../../db/repositories/leads.ts'
import { translatorOf } from '../../pages/translator.ts'
import { findFreeSlots, slotForVisitor } from '../../viewings/free-slots.ts'
import { rentalTermsText } from '../../viewings/rental-terms.ts'
import { askForClick, confirmViewing } from '../../viewings/viewing-confirmation.ts'
import { bookedQuery, viewingLink } from '../../viewings/viewing-links.ts'
import { type FormHandler, type HandlerInput, type HandlerResult, prepared, refused } from '../form-handler.ts'

/** Asked for, with preferred hours or on the waiting list; a command confirms it later. */
function requestViewing({ language, leadId, now, values }: HandlerInput, property: PublicProperty): HandlerResult {
  const t = translatorOf(language)
  const state = values['SLOT'] === 'waiting-list' ? 'waiting' : 'requested'
  return prepared({
    status: 'requested',
    visitorParagraphs: [t(`Forms.visit.${state}`), ...rentalTermsText(property, language)],
    visitorAction: { label: t('Forms.visit.manageRequest'), href: viewingLink('manage', leadId, language, now) },
    thankYouQuery: bookedQuery(leadId, now),
  })
}

/** Whether a moment can be taken; what this very lead took before can be acknowledged again. */
async function isOffered({ db, leadId, now }: HandlerInput, property: PublicProperty, startsAt: Date): Promise<boolean> {
  const free = await findFreeSlots(db, property, now)
  if (free?.some((slot) => slot.getTime() === startsAt.getTime())) return true
  return (await findLead(db, leadId)) !== undefined
}

export const handleViewing: FormHandler = async (input) => {
  const { language, now, leadId, subject, values } = input
  const property = subject?.property
  if (!property) return refused({ code: 'subjectGone' })
  const startsAt = new Date(String(values['SLOT'] ?? ''))
  if (Number.isNaN(startsAt.getTime())) return requestViewing(input, property)
  if (!(await isOffered(input, property, startsAt))) return refused({ code: 'slotTaken' })
  const event = { leadId, property, startsAt, language }
  const confirmation = confirmViewing(event, now)
  return prepared({
    ...confirmation,
    status: 'confirmed',
    slot: slotForVisitor(property, startsAt, now),
    agencyAttachments: confirmation.visitorAttachments,
    held: askForClick(event, now),
    thankYouQuery: bookedQuery(leadId, now),
  })
}
