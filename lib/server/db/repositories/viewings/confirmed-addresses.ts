/**
 * Which mail addresses are known to be their owner's: somebody clicked a link there that only a mail of ours held. That is who
 * confirmed a saved search or the newsletter, set a password by a mailed link, or clicked the link about a viewing. Everything
 * that treats confirmed addresses differently asks here.
 */
import 'server-only'
import type { Db } from '../../client.ts'

/** The confirmed ones among `emails`, in lower case. */
export async function findConfirmedAddresses(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))]
  if (asked.length === 0) return new Set()
  const found = await Promise.all([
    // Whoever unsubscribed did it by a link of a mail, too.
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

/** Notes the click on a link that was mailed about a lead; the first one counts. */
export async function noteLinkClick(db: Db, leadId: string, now: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set({ link_clicked_at: now.toISOString() })
    .where('id', '=', leadId)
    .where('link_clicked_at', 'is', null)
    .execute()
}
