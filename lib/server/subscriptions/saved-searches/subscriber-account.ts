/**
 * Connects saved searches with accounts: creates one for a subscriber who chose a password, and finds the subscriber of a login
 * (ruling 32).
 */
import 'server-only'
import { currentAccount } from '../../accounts/current-account.ts'
import type { Db } from '../../db/client.ts'
import { insertAccount } from '../../db/repositories/accounts/accounts.ts'
import type { Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { languageOf } from './subscriber-language.ts'

/** Called once the address is confirmed, never earlier. An existing account is unchanged, its password included. */
export async function createSubscriberAccount(db: Db, subscriber: Subscriber, passwordHash: string, now: Date): Promise<void> {
  const { email, firstName } = subscriber
  await insertAccount(
    db,
    { email, name: firstName || email, passwordHash, role: 'seeker', language: languageOf(subscriber) },
    now,
  )
}

/** The mail address of a logged-in subscriber; undefined for owners, whose searches are accessible by link only. */
export async function loggedInAddress(headers: Headers): Promise<string | undefined> {
  const account = await currentAccount(headers)
  return account?.role === 'seeker' ? account.email : undefined
}
