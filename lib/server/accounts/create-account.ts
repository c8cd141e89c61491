/** New accounts: of owners by the agency's invitation, of seekers by their own wish. */
import 'server-only'
import { getDb } from '../db/client.ts'
import { insertAccount, type NewAccount } from '../db/repositories/accounts.ts'

/**
 * Gives the id. An address that has an account keeps it as it is, password and role included: whoever
 * could name a new password for a known address could take the account over.
 */
export async function createAccount(account: NewAccount): Promise<string> {
  return insertAccount(await getDb(), account, new Date())
}
