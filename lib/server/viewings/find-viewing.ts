/** Loads a viewing with its request, time and current state. */
import 'server-only'
import type { BareProperty } from '../../domain/property/bare-property.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import { findLead, type Lead } from '../db/repositories/leads/leads.ts'
import { type Appointment, findAppointment } from '../db/repositories/viewings/appointments.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { findFreeSlots } from './free-slots.ts'
import { canBeViewed, findHome } from './viewed-home.ts'

/**
 * `held`: the slot is reserved until `heldUntil` for the click in the mail. `lapsed`: no click in time, the slot is still free.
 * `gone`: no click in time, and the slot is taken or the property can no longer be viewed. `requested`: the agency has to set a
 * time. `waiting`: on the waiting list. `cancelled`: after it was confirmed. `withdrawn`: before. `past`: its time has come.
 */
export type ViewingState = 'confirmed' | 'held' | 'lapsed' | 'gone' | 'requested' | 'waiting' | 'cancelled' | 'withdrawn' | 'past'

export type Viewing = {
  lead: Lead
  /** Name and place; `findShownHome` has the rest while it is published. */
  property: BareProperty
  /** Language of the visitor. */
  language: Language
  state: ViewingState
  /** For a past or cancelled viewing its former time. */
  startsAt: Date | undefined
  heldUntil: Date | undefined
  sequence: number
  /** How often the visitor moved it. */
  ownMoves: number
}

/** Preferred hours of the visitor: `10:00-13:00`. */
export function preferredBy({ lead }: Pick<Viewing, 'lead'>): string[] {
  const slots = lead.payload['CONTACT_SLOTS']
  return Array.isArray(slots) ? slots.map(String) : []
}

/** A time in the fields of a lead; undefined when there is none. */
function momentIn({ payload }: Lead, name: string): Date | undefined {
  const moment = new Date(typeof payload[name] === 'string' ? payload[name] : '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function stateOf({ status, payload }: Lead, appointment: Appointment | undefined, now: Date): Exclude<ViewingState, 'gone'> {
  if (status === 'lapsed') return 'lapsed'
  if (status === 'cancelled') return payload['FORMER_MOMENT'] ? 'cancelled' : 'withdrawn'
  if (status === 'pending' && appointment && appointment.startsAt <= now) return 'lapsed'
  if (appointment && appointment.startsAt <= now) return 'past'
  if (status === 'pending') return appointment?.heldUntil && appointment.heldUntil > now ? 'held' : 'lapsed'
  if (appointment) return 'confirmed'
  return payload['SLOT'] === 'waiting-list' ? 'waiting' : 'requested'
}

/**
 * Whether a click can still confirm it: during the reservation while the property can be viewed, afterwards only if the slot is
 * also free.
 */
async function canBeConfirmed(
  db: Db,
  property: BareProperty,
  { state, startsAt }: Pick<Viewing, 'state' | 'startsAt'>,
  now: Date,
): Promise<boolean> {
  if (!canBeViewed(property.id)) return false
  if (state === 'held') return true
  const free = await findFreeSlots(db, property, now)
  return free?.some((slot) => slot.getTime() === startsAt?.getTime()) ?? false
}

/** Undefined when there is no such viewing. @throws database errors. */
export async function findViewing(db: Db, leadId: string, now: Date): Promise<Viewing | undefined> {
  const lead = await findLead(db, leadId)
  if (lead?.form !== 'visit' || lead.propertyId === undefined) return undefined
  const appointment = await findAppointment(db, leadId)
  const property = findHome(lead.propertyId, appointment?.agentId)
  const startsAt = appointment?.startsAt ?? momentIn(lead, 'FORMER_MOMENT') ?? momentIn(lead, 'SLOT')
  const state = stateOf(lead, appointment, now)
  const isGone = (state === 'held' || state === 'lapsed') && !(await canBeConfirmed(db, property, { state, startsAt }, now))
  return {
    lead,
    property,
    language: leadLanguage(lead),
    state: isGone ? 'gone' : state,
    startsAt,
    heldUntil: appointment?.heldUntil,
    sequence: appointment?.sequence ?? 0,
    ownMoves: appointment?.ownMoves ?? 0,
  }
}
