/** Confirming, moving and calling off a viewing, with everything that follows from it. */
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
import { canBeViewed, homeState } from './viewed-home.ts'
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
 * What the office does besides, in the same transaction, and a sentence of its own for the mail. With a `hold` the mails wait, and so does whoever
 * waits for the time that becomes free: it is kept as long.
 */
export type OfficeChange = Added & Pick<Booking, 'alongside' | 'afterwards'> & { hold?: MessageHold }

/** What a visitor does besides. */
const byVisitor = (leadId: string): OfficeChange => ({ afterwards: (transaction) => endWaiting(transaction, leadId) })

/** The slot is free again, and whoever waits for one is notified. False when there was nothing to call off. */
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

/** @param token of a mail, or of the page after the form; only the first proves that the address is the visitor's. */
async function findOwn(db: Db, token: string, now: Date): Promise<OwnViewing | undefined> {
  const clicked = readViewingToken(['manage'], token, now)
  if (clicked !== undefined) await noteLinkClick(db, clicked, now)
  const leadId = clicked ?? readViewingToken(['booked'], token, now)
  const viewing = leadId === undefined ? undefined : await findViewing(db, leadId, now)
  return viewing && { viewing, isProven: clicked !== undefined }
}

/** Whoever typed the address may be a stranger: what the buttons of that page mail counts as the mails of any form do. */
async function ownChange(db: Db, { viewing, isProven }: OwnViewing, network: string, now: Date): Promise<OfficeChange> {
  const recipients = isProven ? [] : [{ email: viewing.lead.email, isOther: false }]
  return { ...byVisitor(viewing.lead.id), isClosed: (await findClosedAddresses(db, recipients, network, now)).size > 0 }
}

/** The button of the visitor's own page. @param network key of where it was pressed, see bot-protection/visitor-address.ts */
export async function cancelByLink(db: Db, token: string, now: Date, network = ''): Promise<boolean> {
  const own = await findOwn(db, token, now)
  return own !== undefined && cancelViewing(db, own.viewing.lead.id, 'visitor', now, await ownChange(db, own, network, now))
}

/** Nothing at its own time: both would be mailed that it moved to where it was. */
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

/** By the office, to any time at which the agent is free, as for a confirmation; the former slot is free again. */
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

/** How often visitors may move a viewing by themselves: each time mails two people. */
export const mostMoves = 5

/**
 * The visitor's own page: to a slot that is free for visitors. `too-often`: from then on the agent is to be called.
 * @param network key of where it was pressed, see bot-protection/visitor-address.ts
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

/** How long times that were proposed are kept free (ms). */
const proposalMs = 2 * 86_400_000

/** Until when times are kept that are proposed now: no longer than until the first of them. */
export const proposalEnd = (times: readonly Date[], now: Date): Date =>
  new Date(Math.min(now.getTime() + proposalMs, ...times.map((time) => time.getTime())))

/** @param times ahead of `now`, at most three; each is kept free for two days, and no longer than until the first of them. */
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

/** What the office can still give a time. */
const openToOffice: readonly Viewing['state'][] = ['requested', 'waiting', 'confirmed']

/** The visitor chose one of the times that were proposed. */
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
