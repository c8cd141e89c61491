/**
 * Cancels all open viewings of a property that is no longer available, with a mail to each visitor in their language, within the
 * transaction that changes the property.
 */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { recordLeadEvent } from '../../db/repositories/office/office-lead-work.ts'
import { findOpenViewingIds } from '../../db/repositories/office/office-listings.ts'
import { type MessageHold, withHold } from '../../db/repositories/outbox/outbox.ts'
import { cancelWithin, lockAllViewings } from '../../db/repositories/viewings/appointments.ts'
import { translatorOf } from '../../pages/translator.ts'
import { findViewing, type Viewing } from '../../viewings/find-viewing.ts'
import { cancelMessages } from '../../viewings/viewing-messages.ts'
import type { Staff } from '../staff/staff.ts'

/** Requested or upcoming viewings. @throws database errors. */
export async function findOpenViewings(
  db: Db,
  staff: Staff<'handleListings'> | Staff<'handleOffers'>,
  propertyId: number,
  now: Date,
): Promise<Viewing[]> {
  const ids = await findOpenViewingIds(db, staff, propertyId, now)
  const viewings = await Promise.all(ids.map((id) => findViewing(db, id, now)))
  return viewings.flatMap((viewing) => viewing ?? [])
}

/** @param transaction has locked bookings until it ends @param hold delays the mails @returns the number of cancelled viewings */
export async function cancelOpenViewings(
  transaction: Db,
  staff: Staff<'handleListings'> | Staff<'handleOffers'>,
  propertyId: number,
  now: Date,
  hold?: MessageHold,
): Promise<number> {
  await lockAllViewings(transaction)
  let stopped = 0
  for (const id of await findOpenViewingIds(transaction, staff, propertyId, now)) {
    const viewing = await findViewing(transaction, id, now)
    if (!viewing) continue
    const note = translatorOf(viewing.language)('OfficeListings.viewingNote')
    const messages = withHold(cancelMessages(viewing, 'agency', { note, isStopped: true }), hold)
    if (!(await cancelWithin(transaction, { leadId: id, messages }, now))) continue
    await recordLeadEvent(transaction, staff, id, { kind: 'cancelled', before: viewing.startsAt?.toISOString() }, now)
    await recordAudit(transaction, staff, { action: 'cancelled', subject: 'viewing', subjectId: id }, now)
    stopped += 1
  }
  return stopped
}
