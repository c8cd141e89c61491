/** How fast anybody may try: a delay that grows, for the account that is tried and for the visitor who tries (docs/decisions/015). */
import 'server-only'
import { visitorKey } from '../bot-protection/visitor-address.ts'
import type { Db } from '../db/client.ts'
import { type Delays, deleteAttempts, giveBackAttempt, takeAttempt } from '../db/repositories/accounts/login-attempts.ts'
import { fingerprint } from '../security/fingerprint.ts'

const minute = 60_000

const noDelay = (times: number): number[] => Array.from({ length: times }, () => 0)

/** A quarter of an hour at most: others must not be able to keep somebody out for long. */
const accountDelays: Delays = [...noDelay(4), 1, 2, 4, 8, 15].map((minutes) => minutes * minute)

/** A household or an office may well mistype more often; a robot comes back for hours. */
const visitorDelays: Delays = [...noDelay(19), 1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * minute)

/** Links to a new password that one address gets, and that one visitor asks for. */
const mailDelays: Delays = [...noDelay(2), 15, 60].map((minutes) => minutes * minute)

export type Attempt = { account: string; visitor: string }

/** Nobody learns from the database whose addresses were tried, known ones or not. */
const accountKey = (email: string) => fingerprint('login attempt', email.toLowerCase())

/** @param address of the visitor, see visitor-address.ts */
export const attemptOf = (email: string, address: string, now: Date): Attempt => ({
  account: `account:${accountKey(email)}`,
  visitor: `visitor:${visitorKey(address, now)}`,
})

/** The moment from which on a login may be tried; undefined for now, and then the attempt is taken. */
export async function countLogin(db: Db, { account, visitor }: Attempt, now: Date): Promise<Date | undefined> {
  return (await takeAttempt(db, visitor, visitorDelays, now)) ?? takeAttempt(db, account, accountDelays, now)
}

/** Whoever knows the password starts afresh. */
export async function clearLoginAttempts(db: Db, { account, visitor }: Attempt): Promise<void> {
  await deleteAttempts(db, account)
  await giveBackAttempt(db, visitor)
}

/** Counted apart: whoever tries at the login keeps nobody from the account that is open. */
const openKey = (email: string) => `open:${accountKey(email)}`

/** The moment from which on the password of an open account may be tried; undefined for now, and then the attempt is taken. */
export const countPasswordTry = (db: Db, email: string, now: Date) => takeAttempt(db, openKey(email), accountDelays, now)

/** Whoever knows it starts afresh. */
export const clearPasswordAttempts = (db: Db, email: string) => deleteAttempts(db, openKey(email))

/** A new password opens an account that was tried too often. */
export async function clearAccountAttempts(db: Db, email: string): Promise<void> {
  await deleteAttempts(db, `account:${accountKey(email)}`)
  await clearPasswordAttempts(db, email)
}

/** The same for mails with a link, which are counted apart. */
export async function countMailRequest(
  db: Db,
  { account, visitor }: Attempt,
  now: Date,
): Promise<{ visitor?: Date; account?: Date }> {
  const [visitorWaits, accountWaits] = [
    await takeAttempt(db, `mail:${visitor}`, visitorDelays, now),
    await takeAttempt(db, `mail:${account}`, mailDelays, now),
  ]
  return { ...(visitorWaits && { visitor: visitorWaits }), ...(accountWaits && { account: accountWaits }) }
}
