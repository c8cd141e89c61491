/**
 * The one place where saved searches meet the login: an account for whoever chose a password, and whose login a request
 * carries (ruling 32).
 */
import 'server-only'
import { currentAccount } from '../../accounts/current-account.ts'
import type { Db } from '../../db/client.ts'
import { insertAccount } from '../../db/repositories/accounts/accounts.ts'
import type { Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { languageOf } from './subscriber-language.ts'

/** Once the address is confirmed; an account never comes about before. One that is there stays as it is, password included. */
export async function createSubscriberAccount(db: Db, subscriber: Subscriber, passwordHash: string, now: Date): Promise<void> {
  const { email, firstName } = subscriber
  await insertAccount(
    db,
    { email, name: firstName || email, passwordHash, role: 'seeker', language: languageOf(subscriber) },
    now,
  )
}

/** The address of whoever is logged in as a subscriber; an owner's searches open by link alone. */
export async function loggedInAddress(headers: Headers): Promise<string | undefined> {
  const account = await currentAccount(headers)
  return account?.role === 'seeker' ? account.email : undefined
}
