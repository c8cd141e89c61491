/** Confirming, moving and cancelling a viewing, with the mails and notifications that follow. */
import 'server-only'
import { viewingForm } from '../../forms/definitions/visit.ts'
import type { Db } from '../db/client.ts'
import { type MessageHold, withHold } from '../db/repositories/outbox/outbox.ts'
import { endWaiting } from '../db/repositories/viewings/agent-time.ts'
import {
  type Booking,
  type BookingResult,
  bookProposal,
  cancelAppointment,
  confirmHeld,
  type HeldResult,
  moveAppointment,
  proposeTimes,
} from '../db/repositories/viewings/appointments.ts'
import { noteLinkClick } from '../db/repositories/viewings/confirmed-addresses.ts'
import { findCrmTargets } from '../feeds/crm-lead.ts'
import { subjectOf } from '../leads/find-subject.ts'
import { leadMessages } from '../leads/lead-messages.ts'
import { findClosedAddresses } from '../mail/recipient-limits.ts'
import { countSearches } from '../subscriptions/saved-searches/count-fitting.ts'
import { findViewing, type Viewing } from './find-viewing.ts'
import { findFreeSlots, slotForOffice, slotForVisitor } from './free-slots.ts'
import { canBeViewed, findShownHome, homeState } from './viewed-home.ts'
import { readViewingToken } from './viewing-links.ts'
import {
  type Actor,
  type Added,
  cancelMessages,
  chosenMessages,
  type Declined,
  moveMessages,
  proposalMessages,
} from './viewing-messages.ts'
import { notifyWaitingForAgent } from './waiting-list.ts'

/** Mails of a viewing that was confirmed by the visitor's click: the agency is notified only then. */
async function confirmedMessages(db: Db, { lead, property, language }: Viewing, startsAt: Date) {
  const shown = findShownHome(property.id)
  const facts = {
    id: lead.id,
    form: viewingForm,
    language,
    subject: shown && subjectOf(shown, language),
    values: lead.payload,
    createdAt: lead.createdAt,
    searches: shown && (await countSearches(db, shown)),
    crm: await findCrmTargets(db, viewingForm, property.id, lead.payload),
  }
  return leadMessages(facts, { part: { kind: 'viewing-confirmed', startsAt: startsAt.toISOString() } })
}

/**
 * The button behind the link of a confirmation mail (ruling 49).
 * @returns the viewing's lead and the result; undefined for an invalid link or a deleted viewing
 */
export async function confirmByLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ leadId: string; result: HeldResult } | undefined> {
  const leadId = readViewingToken(['confirm'], token, now)
  const viewing = leadId === undefined ? undefined : await findViewing(db, leadId, now)
  if (!viewing?.startsAt) return undefined
  const { lead, property, startsAt, state } = viewing
  if (state === 'gone') {
    await noteLinkClick(db, lead.id, now)
    return { leadId: lead.id, result: 'slot-taken' }
  }
  const messages = await confirmedMessages(db, viewing, startsAt)
  const slot = await slotForVisitor(db, property, startsAt, now)
  const result = await confirmHeld(db, { id: lead.id, propertyId: property.id, email: lead.email, slot, messages }, now)
  return { leadId: lead.id, result }
}

/**
 * Additions of the office: further writes in the same transaction, and a sentence for the mail. With a `hold` the mails wait,
 * and the former time stays reserved, so the waiting list is notified later.
 */
export type OfficeChange = Added & Pick<Booking, 'alongside' | 'afterwards'> & { hold?: MessageHold }

/** Further writes for a change by the visitor. */
const byVisitor = (leadId: string): OfficeChange => ({ afterwards: (transaction) => endWaiting(transaction, leadId) })

/** Frees the slot and notifies the waiting list. @returns false if there was nothing to cancel */
export async function cancelViewing(
  db: Db,
  leadId: string,
  by: Actor,
  now: Date,
  { note, isClosed, reason, hold, ...besides }: OfficeChange & Pick<Declined, 'reason'> = {},
): Promise<boolean> {
  const viewing = await findViewing(db, leadId, now)
  if (!viewing) return false
  const messages = withHold(cancelMessages(viewing, by, { note, isClosed, reason }), hold)
  if (!(await cancelAppointment(db, { leadId, messages, ...besides }, now))) return false
  if (viewing.startsAt && !hold) await notifyWaitingForAgent(db, viewing.property.agentId, now)
  return true
}

type OwnViewing = { viewing: Viewing; isProven: boolean }

/** @param token from a mail, or from the page after the form; only the former proves that the address belongs to the visitor */
async function findOwn(db: Db, token: string, now: Date): Promise<OwnViewing | undefined> {
  const clicked = readViewingToken(['manage'], token, now)
  if (clicked !== undefined) await noteLinkClick(db, clicked, now)
  const leadId = clicked ?? readViewingToken(['booked'], token, now)
  const viewing = leadId === undefined ? undefined : await findViewing(db, leadId, now)
  return viewing && { viewing, isProven: clicked !== undefined }
}

/** From the page after the form the address is unverified: mails then count towards the limits of forms. */
async function ownChange(db: Db, { viewing, isProven }: OwnViewing, network: string, now: Date): Promise<OfficeChange> {
  const recipients = isProven ? [] : [{ email: viewing.lead.email, isOther: false }]
  return { ...byVisitor(viewing.lead.id), isClosed: (await findClosedAddresses(db, recipients, network, now)).size > 0 }
}

/** The button on the visitor's page. @param network key of the visitor's address, see lib/server/http/visitor-address.ts */
export async function cancelByLink(db: Db, token: string, now: Date, network = ''): Promise<boolean> {
  const own = await findOwn(db, token, now)
  return own !== undefined && cancelViewing(db, own.viewing.lead.id, 'visitor', now, await ownChange(db, own, network, now))
}

/** Moving to the current time does nothing, so that nobody gets a pointless mail. */
async function moveTo(
  db: Db,
  viewing: Viewing,
  startsAt: Date,
  by: Actor,
  now: Date,
  change: OfficeChange,
): Promise<BookingResult> {
  const { note, isClosed, hold, ...besides } = change
  const { lead, property } = viewing
  if (startsAt.getTime() === viewing.startsAt?.getTime()) return 'slot-taken'
  const booking = {
    leadId: lead.id,
    propertyId: property.id,
    slot: await slotForOffice(db, property, startsAt, now),
    messages: withHold(moveMessages(viewing, startsAt, by, { note, isClosed }), hold),
    isOwnMove: by === 'visitor',
    ...besides,
  }
  const result = await moveAppointment(db, booking, now)
  if (result === 'booked' && !hold) await notifyWaitingForAgent(db, property.agentId, now)
  return result
}

/** By the office, to any time at which the agent is free, as for a confirmation; the former slot becomes free. */
export async function moveViewing(
  db: Db,
  leadId: string,
  startsAt: Date,
  now: Date,
  change: OfficeChange = {},
): Promise<BookingResult> {
  const viewing = await findViewing(db, leadId, now)
  return viewing?.state === 'confirmed' ? moveTo(db, viewing, startsAt, 'agency', now, change) : 'not-open'
}

/** How often visitors may move a viewing themselves: each move mails two people. */
export const mostMoves = 5

/**
 * By the visitor, to a slot that is free for visitors. `too-often`: the limit is reached.
 * @param network key of the visitor's address, see lib/server/http/visitor-address.ts
 */
export async function moveByLink(
  db: Db,
  token: string,
  startsAt: Date,
  now: Date,
  network = '',
): Promise<BookingResult | 'too-often'> {
  const own = await findOwn(db, token, now)
  if (own?.viewing.state !== 'confirmed') return 'not-open'
  const { viewing } = own
  if (viewing.ownMoves >= mostMoves) return 'too-often'
  const free = canBeViewed(viewing.property.id) ? await findFreeSlots(db, viewing.property, now, viewing.lead.id) : undefined
  const isOffered = free?.some((slot) => slot.getTime() === startsAt.getTime()) ?? false
  return isOffered ? moveTo(db, viewing, startsAt, 'visitor', now, await ownChange(db, own, network, now)) : 'slot-taken'
}

/** Milliseconds for which proposed times are reserved. */
const proposalMs = 2 * 86_400_000

/** End of the reservation of proposed times: at the latest the first of them. */
export const proposalEnd = (times: readonly Date[], now: Date): Date =>
  new Date(Math.min(now.getTime() + proposalMs, ...times.map((time) => time.getTime())))

/** @param times after `now`, at most three; each is reserved for two days, at the latest until the first of them */
export async function proposeViewingTimes(
  db: Db,
  leadId: string,
  times: readonly Date[],
  now: Date,
  { note, hold, alongside }: OfficeChange = {},
): Promise<BookingResult> {
  const viewing = await findViewing(db, leadId, now)
  const first = Math.min(...times.map((time) => time.getTime()))
  if (!viewing || !openToOffice.includes(viewing.state) || !(first > now.getTime())) return 'not-open'
  const { property } = viewing
  if (homeState(property.id) === 'left') return 'gone'
  const expiresAt = proposalEnd(times, now)
  const slots = await Promise.all(times.map((time) => slotForOffice(db, property, time, now)))
  const messages = withHold(proposalMessages(viewing, times, expiresAt, { note }), hold)
  return proposeTimes(db, { leadId, propertyId: property.id, slots, expiresAt, messages, alongside }, now)
}

/** States in which the office can set a time. */
const openToOffice: readonly Viewing['state'][] = ['requested', 'waiting', 'confirmed']

/** The visitor chooses one of the proposed times. */
export async function chooseByLink(db: Db, token: string, startsAt: Date, now: Date): Promise<BookingResult> {
  const leadId = readViewingToken(['choose'], token, now)
  if (leadId !== undefined) await noteLinkClick(db, leadId, now)
  const viewing = leadId === undefined ? undefined : await findViewing(db, leadId, now)
  if (!viewing || !openToOffice.includes(viewing.state)) return 'not-open'
  const { lead, property } = viewing
  const slot = await slotForOffice(db, property, startsAt, now)
  const messages = chosenMessages(viewing, startsAt)
  const booking = { leadId: lead.id, propertyId: property.id, slot, messages, ...byVisitor(lead.id) }
  const result = await bookProposal(db, booking, now)
  if (result === 'booked') await notifyWaitingForAgent(db, property.agentId, now)
  return result
}
