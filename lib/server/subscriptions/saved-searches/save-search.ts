/** What saving a search adds to a lead: who saves it, the search that waits for confirmation, and the mail that asks for it. */
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
  /** Of the lead and of the search alike. */
  id: string
  email: string
  firstName: string
  language: Language
  settings: SearchSettings
  /** Empty when none was chosen. */
  password: string
}

/**
 * The page says the same whether the address is known or not, and the work is the same; only the mail, which its owner reads,
 * says more. A password waits with its search: it counts when the link of this very mail is the first that is clicked, and
 * never for somebody who is confirmed or has an account.
 */
export async function prepareSearch(db: Db, search: NewSearch, now: Date): Promise<Pick<Prepared, 'furtherMails' | 'alongside'>> {
  const { id, email, firstName, language, settings, password } = search
  const [known, account] = [await findSubscriberOf(db, email), await findAccount(db, email)]
  const hash = password ? await hashPassword(password) : undefined
  const mayCount = known?.status !== 'confirmed' && !account
  // By chance: links of mails name it, and those of somebody who was erased are to open nothing of who comes back with the address.
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
