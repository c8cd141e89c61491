/** Deletes data whose retention period is over. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import type { Db } from '../db/client.ts'
import { getDb } from '../db/client.ts'
import { deleteEndedLogins } from '../db/repositories/accounts/sessions.ts'
import { deleteEndedForms } from '../db/repositories/forms/returned-forms.ts'
import { deleteExpiredChallenges } from '../db/repositories/forms/used-challenges.ts'
import { deleteEndedSignUps, deleteLeads } from '../db/repositories/leads/leads.ts'
import { deleteOldAudit } from '../db/repositories/office/audit-trail.ts'
import { deleteFailedBefore } from '../db/repositories/outbox/unsent-messages.ts'
import { deleteUnwantedBefore } from '../db/repositories/outbox/unwanted-mail.ts'
import { deleteItemsBefore } from '../db/repositories/portal/portal-items.ts'
import { deleteEndedLists } from '../db/repositories/shared-list/shared-lists.ts'
import { deleteLatePasswords, deletePendingSearches } from '../db/repositories/subscriptions/saved-searches.ts'
import { deleteIdleSubscriberAccounts, deleteSubscribers } from '../db/repositories/subscriptions/subscribers.ts'
import { deleteUnsubscribed } from '../db/repositories/subscriptions/subscriptions.ts'
import { env } from '../runtime/env.ts'
import { repeat } from '../runtime/worker.ts'
import { confirmDays } from '../security/purposes.ts'

/** Days after which unconfirmed or ended sign-ups are deleted, and failed mails that belong to no other record. */
export const pendingDays = 30

/** Days that the audit trail of the office is retained: two years. */
const auditDays = 730

/**
 * Saved searches that were not confirmed, of subscribers who ended them, and of subscribers who were inactive for the retention
 * period of leads.
 */
async function deleteStaleSearches(db: Db, before: (days: number) => Date): Promise<void> {
  await deleteLatePasswords(db, before(confirmDays))
  await deletePendingSearches(db, before(pendingDays))
  await deleteSubscribers(db, { status: 'pending', before: before(pendingDays) })
  await deleteSubscribers(db, { status: 'ended', before: before(pendingDays) })
  await deleteSubscribers(db, { status: 'confirmed', before: before(env().LEAD_DAYS) })
  await deleteIdleSubscriberAccounts(db)
}

/**
 * Deletes leads older than `LEAD_DAYS`, and rental applications that were not accepted after `CANDIDATE_DAYS`, with all that
 * belongs to them (belgium.md, "Renting"); further unconfirmed or ended sign-ups, and expired sessions and links.
 * @returns the number of deleted leads.
 */
export async function deleteExpired(db: Db, now: Date): Promise<number> {
  const { LEAD_DAYS, CANDIDATE_DAYS } = env()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await deleteUnsubscribed(db, before(pendingDays))
  await deleteEndedLogins(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteEndedForms(db, now)
  await deleteEndedLists(db, now)
  await deleteStaleSearches(db, before)
  await deleteFailedBefore(db, before(pendingDays))
  await deleteOldAudit(db, before(auditDays))
  await deleteUnwantedBefore(db, before(LEAD_DAYS))
  // Portal items contain names of people.
  await deleteItemsBefore(db, before(LEAD_DAYS).toISOString().slice(0, 10))
  const signedUp = await deleteEndedSignUps(db, before(pendingDays))
  const refused = await deleteLeads(db, { before: before(CANDIDATE_DAYS), unlessApproved: 'rental-application' })
  return signedUp + refused + (await deleteLeads(db, { before: before(LEAD_DAYS) }))
}

export const retention = repeat('retention', dayMs, async () => {
  await deleteExpired(await getDb(), new Date())
})
