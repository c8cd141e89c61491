/**
 * Mails a discreet property to matching subscribers: confirmed, with an active saved search, and with consent to mails that match.
 * The search is compared with the property behind it; the mail contains only what the Discreet page shows.
 */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { fitsSearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { inBatches } from '../../../process/in-batches.ts'
import { getConfidential } from '../../content/snapshot/confidential.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { DiscreetProperty } from '../../content/snapshot/snapshot-type.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { findDiscreet } from '../../db/repositories/office/office-listings.ts'
import {
  findMailedSubscribers,
  recordDiscreetReaders,
  renameDiscreetMails,
} from '../../db/repositories/office/office-subscribers.ts'
import { type NewMessage, queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { readActiveSearches } from '../../db/repositories/subscriptions/active-searches.ts'
import { languageInUse } from '../../pages/language-in-use.ts'
import { discreetPropertyTemplate } from '../../subscriptions/discreet/discreet-mail.ts'
import type { Staff } from '../staff/staff.ts'
import { asListed } from './listing-records.ts'

/** Key under which sent mails are recorded: by property, as letter and title of a discreet property may be used for another one later. */
const keyOf = (propertyId: number) => `listing ${propertyId}`

/** Key used by earlier releases. */
const formerKeyOf = ({ reference, title }: DiscreetProperty) => `${reference} ${title[getSnapshot().site.defaultLanguage]}`

const findDiscreetProperty = (reference: string) =>
  getSnapshot().discreetProperties.find((discreet) => discreet.reference === reference)

/** Subscribers read per query. */
const pageSize = 1000

type Reader = Staff<'seeSubscribers'> | Staff<'sendMailings'>

/** The property behind a discreet one; undefined if none is known. */
async function findLinked(db: Db, staff: Reader, reference: string) {
  const linked = [...(await findDiscreet(db, staff))].find(([, letter]) => letter === reference)?.[0]
  const { propertyById, draftById } = getConfidential()
  const record = linked === undefined ? undefined : (propertyById.get(linked) ?? draftById.get(linked))
  return linked === undefined || !record ? undefined : { propertyId: linked, record }
}

/** Whether matching subscribers can be found: the discreet property exists and the property behind it is known. @throws database errors. */
export const isLinked = async (db: Db, staff: Reader, reference: string): Promise<boolean> =>
  findDiscreetProperty(reference) !== undefined && (await findLinked(db, staff, reference)) !== undefined

/**
 * The property behind a discreet one, and matching subscribers; undefined if none is known.
 * @throws database errors.
 */
async function findFitting(db: Db, staff: Reader, reference: string): Promise<{ propertyId: number; ids: string[] } | undefined> {
  const linked = await findLinked(db, staff, reference)
  if (!linked) return undefined
  const [property, { today }] = [asListed(linked.record), getSnapshot()]
  const fitting = new Set<string>()
  for await (const searches of readActiveSearches(db, pageSize))
    for (const { criteria, subscriberId } of searches)
      if (fitsSearchCriteria(criteria, property, today)) fitting.add(subscriberId)
  return { propertyId: linked.propertyId, ids: [...fitting] }
}

/** `fits`: number of matching subscribers; undefined if unknown. `mailed`: those of them already mailed. */
export type DiscreetReach = { discreet: DiscreetProperty; fits: number | undefined; mailed: number }

/** Undefined when there is no such discreet property. @throws database errors. */
export async function findDiscreetReach(
  db: Db,
  staff: Staff<'seeSubscribers'>,
  reference: string,
): Promise<DiscreetReach | undefined> {
  const discreet = findDiscreetProperty(reference)
  if (!discreet) return undefined
  const fitting = await findFitting(db, staff, reference)
  if (!fitting) return { discreet, fits: undefined, mailed: 0 }
  const { propertyId, ids } = fitting
  const mailed = await findMailedSubscribers(db, staff, [keyOf(propertyId), formerKeyOf(discreet)])
  return { discreet, fits: ids.length, mailed: ids.filter((id) => mailed.has(id)).length }
}

/** Subscribers per transaction: short ones let other writes in between. */
const atOnce = 25

/**
 * Mails each matching subscriber once, in their language. Can be repeated after an error: those already mailed are skipped.
 * @returns the number of mails; undefined if none is known
 * @throws database errors.
 */
export async function mailDiscreetProperty(
  db: Db,
  staff: Staff<'sendMailings'>,
  reference: string,
  now: Date,
): Promise<number | undefined> {
  const discreet = findDiscreetProperty(reference)
  const fitting = discreet && (await findFitting(db, staff, reference))
  if (!discreet || !fitting) return undefined
  const key = keyOf(fitting.propertyId)
  await recordAudit(db, staff, { action: 'mailed', subject: 'discreet', subjectId: reference }, now)
  await renameDiscreetMails(db, staff, formerKeyOf(discreet), key)
  let mails = 0
  for (const ids of inBatches(fitting.ids, atOnce)) {
    mails += await db.transaction().execute(async (transaction) => {
      const readers = await recordDiscreetReaders(transaction, staff, key, ids, now)
      const messages = readers.map(({ id, email, firstName, language }): NewMessage => {
        const recipient = { to: email, language: languageInUse(language) }
        const message = discreetPropertyTemplate.mail(recipient, { subscriberId: id, firstName, reference })
        return { kind: 'mail', priority: 'bulk', subject: `discreet: ${reference}`, message, subscriberId: id }
      })
      await queueMessages(transaction, messages, now)
      return messages.length
    })
    // SQLite runs synchronously on this thread: lets other requests run in between.
    await setImmediate()
  }
  return mails
}
