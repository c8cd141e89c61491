/**
 * Which mail addresses are confirmed, because somebody clicked a link that was only sent to that address: confirmed a saved
 * search or the newsletter, set a password through a mailed link, or clicked the link about a viewing. All code that treats
 * confirmed addresses differently uses this file.
 */
import 'server-only'
import type { Db } from '../../client.ts'

/** The confirmed ones among `emails`, in lower case. */
export async function findConfirmedAddresses(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))]
  if (asked.length === 0) return new Set()
  const found = await Promise.all([
    // Unsubscribing also uses a mailed link.
    db.selectFrom('subscriber').select('email').where('email', 'in', asked).where('status', '!=', 'pending').execute(),
    db.selectFrom('subscription').select('email').where('email', 'in', asked).where('status', '!=', 'pending').execute(),
    db
      .selectFrom('account')
      .innerJoin('credential', 'credential.account_id', 'account.id')
      .select('account.email')
      .where('account.email', 'in', asked)
      .where('credential.password', 'is not', null)
      .execute(),
    db
      .selectFrom('lead')
      .select('email')
      .distinct()
      .where('email', 'in', asked)
      .where('link_clicked_at', 'is not', null)
      .execute(),
  ])
  return new Set(found.flat().map(({ email }) => email))
}

/** Stores the first click on a link that was mailed about a lead. */
export async function noteLinkClick(db: Db, leadId: string, now: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set({ link_clicked_at: now.toISOString() })
    .where('id', '=', leadId)
    .where('link_clicked_at', 'is', null)
    .execute()
}
