/**
 * A discreet offer, mailed to those whom it fits: confirmed subscribers with a search that is at work, who agreed to hear of homes
 * that fit. What is compared is the property behind the offer; what is mailed is what the page Discreet says.
 */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { fitsSearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { inBatches } from '../../../process/in-batches.ts'
import { getConfidential } from '../../content/snapshot/confidential.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { DiscreetOffer } from '../../content/snapshot/snapshot-type.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { findDiscreet } from '../../db/repositories/office/office-listings.ts'
import { findMailedOffer, recordOfferReaders, renameOffer } from '../../db/repositories/office/office-subscribers.ts'
import { type NewMessage, queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { readActiveSearches } from '../../db/repositories/subscriptions/active-searches.ts'
import { languageInUse } from '../../pages/language-in-use.ts'
import { discreetOfferTemplate } from '../../subscriptions/discreet/discreet-mail.ts'
import type { Staff } from '../staff/staff.ts'
import { asOnOffer } from './listing-records.ts'

/** Under which an offer is remembered: its letter, and the title that is made of kind and place, may stand for another home later. */
const keyOf = (propertyId: number) => `listing ${propertyId}`

/** Under which earlier releases remembered it. */
const formerKeyOf = ({ reference, title }: DiscreetOffer) => `${reference} ${title[getSnapshot().site.defaultLanguage]}`

const findOffer = (reference: string) => getSnapshot().discreetOffers.find((offer) => offer.reference === reference)

/** People read at a time. */
const pageSize = 1000

type Reader = Staff<'seeSubscribers'> | Staff<'sendMailings'>

/** The property behind an offer; undefined when the offer stands for none that is known. */
async function findLinked(db: Db, staff: Reader, reference: string) {
  const linked = [...(await findDiscreet(db, staff))].find(([, letter]) => letter === reference)?.[0]
  const { propertyById, draftById } = getConfidential()
  const record = linked === undefined ? undefined : (propertyById.get(linked) ?? draftById.get(linked))
  return linked === undefined || !record ? undefined : { propertyId: linked, record }
}

/** Whether there is an offer of which it can be told whom it fits: a colleague may have taken it away. @throws what the database says. */
export const isOffered = async (db: Db, staff: Reader, reference: string): Promise<boolean> =>
  findOffer(reference) !== undefined && (await findLinked(db, staff, reference)) !== undefined

/** The property behind an offer, and subscribers whom it fits; undefined when the offer stands for no property that is known. @throws what the database says. */
async function findFitting(db: Db, staff: Reader, reference: string): Promise<{ propertyId: number; ids: string[] } | undefined> {
  const linked = await findLinked(db, staff, reference)
  if (!linked) return undefined
  const [property, { today }] = [asOnOffer(linked.record), getSnapshot()]
  const fitting = new Set<string>()
  for await (const searches of readActiveSearches(db, pageSize))
    for (const { criteria, subscriberId } of searches)
      if (fitsSearchCriteria(criteria, property, today)) fitting.add(subscriberId)
  return { propertyId: linked.propertyId, ids: [...fitting] }
}

/** `fits`: undefined where nobody can tell. `mailed`: of those, who got it before. */
export type OfferReach = { offer: DiscreetOffer; fits: number | undefined; mailed: number }

/** Undefined when there is no such offer. @throws what the database says. */
export async function findOfferReach(db: Db, staff: Staff<'seeSubscribers'>, reference: string): Promise<OfferReach | undefined> {
  const offer = findOffer(reference)
  if (!offer) return undefined
  const fitting = await findFitting(db, staff, reference)
  if (!fitting) return { offer, fits: undefined, mailed: 0 }
  const { propertyId, ids } = fitting
  const mailed = await findMailedOffer(db, staff, [keyOf(propertyId), formerKeyOf(offer)])
  return { offer, fits: ids.length, mailed: ids.filter((id) => mailed.has(id)).length }
}

/** People of one transaction: short ones let the site write in between. */
const atOnce = 25

/**
 * One mail for each, in their language; nobody gets an offer twice.
 * @returns the number of mails; undefined when nobody can tell whom it fits. @throws what the database says; sent again it goes on.
 */
export async function mailOffer(db: Db, staff: Staff<'sendMailings'>, reference: string, now: Date): Promise<number | undefined> {
  const offer = findOffer(reference)
  const fitting = offer && (await findFitting(db, staff, reference))
  if (!offer || !fitting) return undefined
  const key = keyOf(fitting.propertyId)
  await recordAudit(db, staff, { action: 'mailed', subject: 'discreet', subjectId: reference }, now)
  await renameOffer(db, staff, formerKeyOf(offer), key)
  let mails = 0
  for (const ids of inBatches(fitting.ids, atOnce)) {
    mails += await db.transaction().execute(async (transaction) => {
      const readers = await recordOfferReaders(transaction, staff, key, ids, now)
      const messages = readers.map(({ id, email, firstName, language }): NewMessage => {
        const recipient = { to: email, language: languageInUse(language) }
        const message = discreetOfferTemplate.mail(recipient, { subscriberId: id, firstName, reference })
        return { kind: 'mail', priority: 'bulk', subject: `discreet: ${reference}`, message, subscriberId: id }
      })
      await queueMessages(transaction, messages, now)
      return messages.length
    })
    // SQLite answers without leaving this thread: others get their turn here.
    await setImmediate()
  }
  return mails
}
