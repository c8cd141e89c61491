/**
 * The further viewings of a day that is booked together: each is a lead, and all are written in the transaction of the first one
 * or none.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { formsOf } from '../../../domain/property/property-forms.ts'
import { type DayViewing, readDay } from '../../../domain/viewings/plan-day.ts'
import { forms } from '../../../forms/registry.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { findLead, type NewLead, writeFurtherLead } from '../../db/repositories/leads/leads.ts'
import { SlotRefused } from '../../db/repositories/viewings/take-slot.ts'
import { findCrmTargets } from '../../feeds/crm-lead.ts'
import { homesPerDay } from '../../viewings/day-plan.ts'
import { findFreeSlots, slotForVisitor } from '../../viewings/free-slots.ts'
import { subjectOf } from '../find-subject.ts'
import type { HandlerInput } from '../form-handler.ts'
import { leadMessages } from '../lead-messages.ts'

export type FurtherViewing = { leadId: string; propertyId: number; startsAt: string }

type Found = FurtherViewing & { property: PublicProperty }

/**
 * Undefined for an invalid selection: a slot that is taken, a property without viewings, or more viewings than a day may have.
 */
async function findFurther({ db, now, subject }: HandlerInput, day: readonly DayViewing[]): Promise<Found[] | undefined> {
  const ids = new Set([subject?.id, ...day.map(({ propertyId }) => propertyId)])
  if (ids.size !== day.length + 1 || ids.size > homesPerDay()) return undefined
  const found: Found[] = []
  for (const { propertyId, startsAt } of day) {
    const property = getSnapshot().propertyById.get(propertyId)
    if (!property || !formsOf(property).includes('visit')) return undefined
    const free = await findFreeSlots(db, property, now)
    if (!free?.some((slot) => slot.getTime() === startsAt.getTime())) return undefined
    found.push({ leadId: randomUUID(), propertyId, startsAt: startsAt.toISOString(), property })
  }
  return found
}

async function toLead({ db, language, now, values }: HandlerInput, viewing: Found): Promise<NewLead> {
  const { leadId: id, property, startsAt } = viewing
  const payload = { ...values, SLOT: startsAt, DAY: undefined }
  const crm = await findCrmTargets(db, forms.visit, property.id, payload)
  const subject = subjectOf(property, language)
  const facts = { id, form: forms.visit, language, subject, values: payload, createdAt: now.toISOString(), crm }
  const messages = leadMessages(facts, { part: { kind: 'viewing-confirmed', startsAt } })
  return {
    id,
    token: randomUUID(),
    form: forms.visit.id,
    language,
    email: String(values['EMAIL'] ?? ''),
    propertyId: property.id,
    status: 'confirmed',
    payload,
    uploads: [],
    // The visitor gets one mail, about the first viewing, which lists all of them.
    messages: messages.filter(({ subject: about }) => about !== `${forms.visit.id}: visitor`),
    slot: await slotForVisitor(db, property, new Date(startsAt), now),
  }
}

export type FurtherDay = { viewings: readonly FurtherViewing[]; alongside: NonNullable<NewLead['alongside']> | undefined }

/** @returns undefined when one of them is no longer available: then none is booked. */
export async function prepareFurther(input: HandlerInput): Promise<FurtherDay | undefined> {
  const day = readDay(String(input.values['DAY'] ?? ''))
  const found = day && (await findFurther(input, day))
  if (!found) return undefined
  if (found.length === 0) return { viewings: [], alongside: undefined }
  const leads = await Promise.all(found.map((viewing) => toLead(input, viewing)))
  return {
    viewings: found.map(({ leadId, propertyId, startsAt }) => ({ leadId, propertyId, startsAt })),
    alongside: async (transaction) => {
      // The first slot is only reserved and may expire, and with it the whole day.
      if ((await findLead(transaction, input.leadId))?.status === 'pending') throw new SlotRefused('unconfirmed')
      for (const lead of leads) await writeFurtherLead(transaction, lead, input.now)
    },
  }
}
