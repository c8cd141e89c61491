/**
 * A viewing: takes a free slot and is confirmed at once or by a click in the mail, or is a request to the agency (rulings 29 and
 * 49).
 */
import 'server-only'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { findLead } from '../../db/repositories/leads/leads.ts'
import { findFreeSlots, slotForVisitor } from '../../viewings/free-slots.ts'
import { bookedQuery } from '../../viewings/viewing-links.ts'
import { type FormHandler, type HandlerInput, type HandlerResult, prepared, refused } from '../form-handler.ts'
import { prepareFurther } from './further-viewings.ts'

/** A request with preferred hours or for the waiting list; the agency confirms it later. */
function requestViewing({ leadId, now, values }: HandlerInput): HandlerResult {
  return prepared({
    status: 'requested',
    part: { kind: 'viewing-requested', isWaiting: values['SLOT'] === 'waiting-list' },
    thankYouQuery: bookedQuery(leadId, now),
  })
}

/** Whether the slot is free, or was already taken by this very lead in an earlier attempt. */
async function isOffered({ db, leadId, now }: HandlerInput, property: PublicProperty, startsAt: Date): Promise<boolean> {
  const free = await findFreeSlots(db, property, now)
  if (free?.some((slot) => slot.getTime() === startsAt.getTime())) return true
  return (await findLead(db, leadId)) !== undefined
}

export const handleViewing: FormHandler = async (input) => {
  const { db, now, leadId, subject, values } = input
  const property = subject?.property
  if (!property) return refused({ code: 'subjectGone' })
  const startsAt = new Date(String(values['SLOT'] ?? ''))
  if (Number.isNaN(startsAt.getTime())) return requestViewing(input)
  if (!(await isOffered(input, property, startsAt))) return refused({ code: 'slotTaken' })
  const day = await prepareFurther(input)
  if (!day) return refused({ code: 'dayTaken' })
  const further = day.viewings.length > 0 ? { further: [...day.viewings] } : {}
  return prepared({
    status: 'confirmed',
    details: { DAY: undefined, ...(day.viewings.length > 0 && { FURTHER: day.viewings.map((viewing) => viewing.leadId) }) },
    alongside: day.alongside,
    slot: await slotForVisitor(db, property, startsAt, now),
    part: { kind: 'viewing-confirmed', startsAt: startsAt.toISOString(), ...further },
    heldPart: { kind: 'viewing-held', startsAt: startsAt.toISOString() },
    thankYouQuery: bookedQuery(leadId, now),
  })
}
