/** What saving a search adds to a lead: who saves it, the search that waits for confirmation, and the mail that asks for it. */
import 'server-only'
import type { Language } from '../../domain/language.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Db } from '../db/client.ts'
import { insertSearch, type SearchTerms } from '../db/repositories/saved-searches.ts'
import { findSeekerOf, saveSeeker } from '../db/repositories/seekers.ts'
import type { Prepared } from '../submissions/form-handler.ts'
import { confirmMail } from './search-mails.ts'
import { seekerId } from './search-token.ts'

type NewSearch = {
  /** Of the lead and of the search alike. */
  id: string
  email: string
  firstName: string
  language: Language
  terms: SearchTerms
  /** Empty when none was chosen. */
  password: string
}

/** The page says the same whether the address is known or not; only the mail, which its owner reads, asks for more. */
export async function prepareSearch(db: Db, search: NewSearch, now: Date): Promise<Pick<Prepared, 'furtherMails' | 'alongside'>> {
  const { id, email, firstName, language, terms, password } = search
  const known = await findSeekerOf(db, email)
  // Somebody who is known has a password already, or none; only its owner changes that.
  const isNew = known?.status !== 'confirmed'
  const passwordHash = isNew && password ? await hashPassword(password) : undefined
  const seeker = { id: known?.id ?? seekerId(email), email, firstName, language, passwordHash }
  const to = { seekerId: seeker.id, email, firstName, language }
  return {
    furtherMails: [confirmMail(to, id, terms, passwordHash !== undefined, now)],
    alongside: async (transaction) => {
      await saveSeeker(transaction, seeker, now)
      await insertSearch(transaction, id, seeker.id, terms, now)
    },
  }
}
