/** Confirming, moving and calling off a viewing, with everything that follows from it. */
import 'server-only'
import { viewingForm } from '../../forms/definitions/visit.ts'
import type { Db } from '../db/client.ts'
import {
  type BookingResult,
  cancelAppointment,
  confirmHeld,
  type HeldResult,
  moveAppointment,
} from '../db/repositories/appointments.ts'
import { noteLinkClick } from '../db/repositories/confirmed-addresses.ts'
import { findCrmTargets } from '../feeds/crm-lead.ts'
import { subjectOf } from '../leads/find-subject.ts'
import { leadMessages } from '../leads/lead-messages.ts'
import { countSearches } from '../subscriptions/saved-searches/count-fitting.ts'
import { findViewing, type Viewing } from './find-viewing.ts'
import { slotForVisitor, viewingDuration } from './free-slots.ts'
import { readViewingToken } from './viewing-links.ts'
import { type Actor, cancelMessages, moveMessages } from './viewing-messages.ts'
import { notifyWaitingForAgent } from './waiting-list.ts'

/** The mails of a viewing that is confirmed from the start: now the agency hears of it. */
async function confirmedMessages(db: Db, { lead, property, language }: Viewing, startsAt: Date) {
  const facts = {
    id: lead.id,
    form: viewingForm,
    language,
    subject: subjectOf(property, language),
    values: lead.payload,
    createdAt: lead.createdAt,
    searches: await countSearches(db, property),
    crm: await findCrmTargets(db, viewingForm, property.id, lead.payload),
  }
  return leadMessages(facts, { part: { kind: 'viewing-confirmed', startsAt: startsAt.toISOString() } })
}

/**
 * The button behind the link of a mail that asks for the click (ruling 49).
 * @returns the viewing's lead and what came of it; undefined when the link is not ours, or nothing is left of the viewing.
 */
export async function confirmByLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ leadId: string; result: HeldResult } | undefined> {
  const leadId = readViewingToken(['confirm'], token, now)
  const viewing = leadId === undefined ? undefined : await findViewing(db, leadId, now)
  if (!viewing?.startsAt) return undefined
  const { lead, property, startsAt } = viewing
  const messages = await confirmedMessages(db, viewing, startsAt)
  const slot = slotForVisitor(property, startsAt, now)
  const result = await confirmHeld(db, { id: lead.id, propertyId: property.id, email: lead.email, slot, messages }, now)
  return { leadId: lead.id, result }
}

/** The slot is free again, and whoever waits for one is notified. False when there was nothing to call off. */
export async function cancelViewing(db: Db, leadId: string, by: Actor, now: Date): Promise<boolean> {
  const viewing = await findViewing(db, leadId, now)
  if (!viewing || !(await cancelAppointment(db, leadId, cancelMessages(viewing, by), now))) return false
  if (viewing.startsAt) await notifyWaitingForAgent(db, viewing.property.agentId, now)
  return true
}

/** @param token of a mail, or of the page after the form; only the first proves that the address is the visitor's. */
export async function cancelByLink(db: Db, token: string, now: Date): Promise<boolean> {
  const clicked = readViewingToken(['manage'], token, now)
  if (clicked !== undefined) await noteLinkClick(db, clicked, now)
  const leadId = clicked ?? readViewingToken(['booked'], token, now)
  return leadId !== undefined && cancelViewing(db, leadId, 'visitor', now)
}

/** To any time at which the agent is free, as for a confirmation by the agency; the former slot is free again. */
export async function moveViewing(db: Db, leadId: string, startsAt: Date, now: Date): Promise<BookingResult> {
  const viewing = await findViewing(db, leadId, now)
  if (viewing?.state !== 'confirmed') return 'not-open'
  const { property } = viewing
  const booking = {
    leadId,
    propertyId: property.id,
    agentId: property.agentId,
    startsAt,
    duration: viewingDuration(property),
    messages: moveMessages(viewing, startsAt),
  }
  const result = await moveAppointment(db, booking, now)
  if (result === 'booked') await notifyWaitingForAgent(db, property.agentId, now)
  return result
}
