/** Whose saved searches a request may see: by a mailed link, or by login (ruling 32). */
import 'server-only'
import { getDb } from '../../db/client.ts'
import { findSubscriber, findSubscriberOf, type Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { searchMailing } from './search-mailing.ts'
import { loggedInAddress } from './subscriber-account.ts'

/**
 * @param token of the link; empty without one.
 * @returns undefined without a valid link or login.
 * @throws errors of the database.
 */
export async function findVisitor(token: string, headers: Headers, now: Date): Promise<Subscriber | undefined> {
  if (token) {
    const id = searchMailing.readToken('manage', token, now)
    return id === undefined ? undefined : findSubscriber(await getDb(), id)
  }
  const email = await loggedInAddress(headers)
  return email === undefined ? undefined : findSubscriberOf(await getDb(), email)
}
