/** One viewing as it stands now: what was asked, and what became of it. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import { findLead, type Lead } from '../db/repositories/leads/leads.ts'
import { type Appointment, findAppointment } from '../db/repositories/viewings/appointments.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { findFreeSlots } from './free-slots.ts'
import { canBeViewed, findHome } from './viewed-home.ts'

/**
 * `held`: a slot waits for the click in the mail until `heldUntil`; `lapsed`: the click did not come, and the slot is free still;
 * `gone`: it did not come, and the slot is not free any more, or nobody may view the property. `requested`: the agency is to agree a time; `waiting`: for a free
 * slot. `cancelled`: after it was confirmed; `withdrawn`: before. `past`: its time has come.
 */
export type ViewingState = 'confirmed' | 'held' | 'lapsed' | 'gone' | 'requested' | 'waiting' | 'cancelled' | 'withdrawn' | 'past'

export type Viewing = {
  lead: Lead
  /** Its name and place alone, where it is not shown to visitors now. */
  property: PublicProperty
  /** Of whoever asked. */
  language: Language
  state: ViewingState
  /** Of one that is over: the time that it had. */
  startsAt: Date | undefined
  heldUntil: Date | undefined
  sequence: number
  /** How often the visitor moved it by themselves. */
  ownMoves: number
}

/** Hours that the visitor said would suit: `10:00-13:00`. */
export function preferredBy({ lead }: Pick<Viewing, 'lead'>): string[] {
  const slots = lead.payload['CONTACT_SLOTS']
  return Array.isArray(slots) ? slots.map(String) : []
}

/** A time kept among the fields of a lead; undefined when there is none. */
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

/** Whether a click can still make it a viewing: while it waits as long as the property can be visited, then as long as its slot is free, too. */
async function canBeConfirmed(
  db: Db,
  property: PublicProperty,
  { state, startsAt }: Pick<Viewing, 'state' | 'startsAt'>,
  now: Date,
): Promise<boolean> {
  if (!canBeViewed(property.id)) return false
  if (state === 'held') return true
  const free = await findFreeSlots(db, property, now)
  return free?.some((slot) => slot.getTime() === startsAt?.getTime()) ?? false
}

/** Undefined when there is no such viewing. @throws what the database says. */
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
