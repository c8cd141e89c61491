/** What saving a search adds to a lead: the subscriber, the unconfirmed search, and the mail with the confirmation link. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Language } from '../../../domain/text/language.ts'
import { hashPassword } from '../../accounts/password.ts'
import type { Db } from '../../db/client.ts'
import { findAccount } from '../../db/repositories/accounts/accounts.ts'
import { insertSearch, type SearchSettings, toSettingsRow } from '../../db/repositories/subscriptions/saved-searches.ts'
import { findSubscriberOf, saveSubscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import type { Prepared } from '../../leads/form-handler.ts'
import { searchConfirmTemplate } from './search-mails.ts'

type NewSearch = {
  /** The id of both the lead and the search. */
  id: string
  email: string
  firstName: string
  language: Language
  settings: SearchSettings
  /** Empty when none was chosen. */
  password: string
}

/**
 * The page and the response time are the same whether the address is known or not; only the mail, which its owner reads, differs.
 * A password is stored with the search: it becomes valid if the link of this mail is the first one confirmed, and never for a
 * confirmed subscriber or an existing account.
 */
export async function prepareSearch(db: Db, search: NewSearch, now: Date): Promise<Pick<Prepared, 'furtherMails' | 'alongside'>> {
  const { id, email, firstName, language, settings, password } = search
  const [known, account] = [await findSubscriberOf(db, email), await findAccount(db, email)]
  const hash = password ? await hashPassword(password) : undefined
  const mayCount = known?.status !== 'confirmed' && !account
  // Random: mailed links contain it, and links of an erased subscriber must not work for somebody who uses the address later.
  const subscriber = { id: randomUUID(), email, firstName, language }
  const typed = { firstName, language, passwordHash: mayCount ? hash : undefined }
  const passwordNote = hash ? (mayCount ? 'confirmPassword' : 'confirmPasswordKept') : undefined
  const values = { searchId: id, firstName, settings: toSettingsRow(settings), passwordNote } as const
  return {
    furtherMails: [searchConfirmTemplate.mail({ to: email, language }, values)],
    alongside: async (transaction) => {
      const subscriberId = await saveSubscriber(transaction, subscriber, now)
      await insertSearch(transaction, id, subscriberId, settings, now, typed)
    },
  }
}
