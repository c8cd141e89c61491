/** What is older than the agency may keep it goes by itself. */
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

/** A sign-up that nobody confirmed, or that was ended, is deleted after so many days; so is a mail that could not be sent and goes with nothing else. */
export const pendingDays = 30

/** Who did what in the office is kept for so many days: two years. */
const auditDays = 730

/**
 * Saved searches: those that nobody confirmed, those of people who ended them, and those of people of whom nothing was heard
 * for as long as leads are kept.
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
 * Deletes leads older than `LEAD_DAYS`, and applications that were not accepted after `CANDIDATE_DAYS`, with all that hangs on
 * them (belgium.md, "Renting"); and sign-ups left unconfirmed or ended, sessions and
 * links that ended. Gives the number of leads.
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
  // Items of the portal name people too.
  await deleteItemsBefore(db, before(LEAD_DAYS).toISOString().slice(0, 10))
  const signedUp = await deleteEndedSignUps(db, before(pendingDays))
  const refused = await deleteLeads(db, { before: before(CANDIDATE_DAYS), unlessApproved: 'rental-application' })
  return signedUp + refused + (await deleteLeads(db, { before: before(LEAD_DAYS) }))
}

export const retention = repeat('retention', dayMs, async () => {
  await deleteExpired(await getDb(), new Date())
})
