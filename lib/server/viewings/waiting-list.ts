/**
 * The waiting list for viewing slots, and the mail that offers free slots (ruling 29; specification 8, "Appointments are full").
 */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findLeads, type Lead, reserveSlots, setLeadPayload } from '../db/repositories/leads/leads.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { isUnwanted } from '../db/repositories/outbox/unwanted-mail.ts'
import { findPropertiesWithWaitingList } from '../db/repositories/viewings/waiting-lists.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import type { QueuedMail } from '../mail/mail-template.ts'
import { recipientKey } from '../mail/recipient-limits.ts'
import { freeSlotTemplate, namedSlots } from './free-slot-mail.ts'
import { findFreeSlots } from './free-slots.ts'

const isWaiting = ({ status, payload }: Lead) => status === 'requested' && payload['SLOT'] === 'waiting-list'

/** Of one property or of all, oldest first: each visitor once per property, without those who have a viewing there since. */
export async function findWaiting(db: Db, propertyId?: number): Promise<Lead[]> {
  const waiting = new Map<string, Lead>()
  for (const lead of await findLeads(db, { form: 'visit', ...(propertyId !== undefined && { propertyId }) })) {
    const key = `${lead.propertyId} ${lead.email}`
    if (lead.status === 'confirmed') waiting.delete(key)
    else if (isWaiting(lead) && !waiting.has(key)) waiting.set(key, lead)
  }
  return [...waiting.values()]
}

const freeMail = (lead: Lead, property: PublicProperty, slots: readonly Date[]): QueuedMail =>
  freeSlotTemplate.mail(
    { to: lead.email, language: leadLanguage(lead) },
    {
      propertyId: property.id,
      firstName: String(lead.payload['FIRST_NAME'] ?? ''),
      slots: slots.slice(0, namedSlots).map((slot) => slot.toISOString()),
    },
  )

/**
 * `all`: everyone waiting. `left`: only those for whom none of the slots already mailed is still free, so that nobody is mailed
 * every day.
 */
type Recipients = 'all' | 'left'

/**
 * Queues the mail, unless all free slots were mailed before, or the address was reported as unwanted (it may have been typed by
 * a stranger).
 */
async function notifyOne(db: Db, lead: Lead, property: PublicProperty, free: readonly Date[], now: Date, who: Recipients) {
  const notified = lead.payload['TOLD_MOMENTS']
  const isNew = (slot: Date) => !Array.isArray(notified) || !notified.includes(slot.toISOString())
  const unsent = free.filter(isNew)
  if (unsent.length === 0 || (who === 'left' && unsent.length < free.length)) return false
  if (await isUnwanted(db, recipientKey(lead.email))) return false
  const message = freeMail(lead, property, unsent)
  await queueMessages(db, [{ kind: 'mail', subject: 'visit: free', message }], now, lead.id)
  await setLeadPayload(db, lead.id, { ...lead.payload, TOLD_MOMENTS: free.map((slot) => slot.toISOString()) })
  return true
}

/**
 * Mails the free slots to everyone waiting for a property, each slot once per lead.
 * @returns how many slots and mails; undefined when the property can no longer be viewed
 */
export async function notifyWaiting(
  db: Db,
  propertyId: number,
  now: Date,
  who: Recipients = 'all',
): Promise<{ free: number; notified: number } | undefined> {
  const property = getSnapshot().propertyById.get(propertyId)
  if (!property || !formsOf(property).includes('visit')) return undefined
  return db.transaction().execute(async (transaction) => {
    await reserveSlots(transaction, propertyId)
    const free = (await findFreeSlots(transaction, property, now)) ?? []
    let notified = 0
    for (const lead of await findWaiting(transaction, propertyId))
      if (await notifyOne(transaction, lead, property, free, now, who)) notified += 1
    return { free: free.length, notified }
  })
}

/**
 * Mails free slots that appear without a cancellation: the four weeks move on each day, and agents add hours. Only to those with
 * nothing left to choose from.
 * @returns the number of mails
 */
export async function notifyLeftWaiting(db: Db, now: Date): Promise<number> {
  let notified = 0
  for (const id of await findPropertiesWithWaitingList(db)) notified += (await notifyWaiting(db, id, now, 'left'))?.notified ?? 0
  return notified
}

/** For all properties of an agent, which share the agent's slots. @returns the number of mails */
export async function notifyWaitingForAgent(db: Db, agentId: number, now: Date): Promise<number> {
  const { propertyById } = getSnapshot()
  const waitedFor = (await findWaiting(db)).flatMap(({ propertyId }) => propertyById.get(propertyId ?? 0) ?? [])
  const ids = waitedFor.filter((property) => property.agentId === agentId).map(({ id }) => id)
  let notified = 0
  for (const id of new Set(ids)) notified += (await notifyWaiting(db, id, now))?.notified ?? 0
  return notified
}
