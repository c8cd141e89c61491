/** Limits login attempts with growing delays, per account and per visitor (docs/decisions/015). */
import 'server-only'
import type { Db } from '../db/client.ts'
import { type Delays, deleteAttempts, giveBackAttempt, takeAttempt } from '../db/repositories/accounts/login-attempts.ts'
import { visitorKey } from '../http/visitor-address.ts'
import { fingerprint } from '../security/fingerprint.ts'

const minute = 60_000

const noDelay = (times: number): number[] => Array.from({ length: times }, () => 0)

/** A quarter of an hour at most: nobody must be able to lock somebody else out for long. */
const accountDelays: Delays = [...noDelay(4), 1, 2, 4, 8, 15].map((minutes) => minutes * minute)

/** A household or an office may well mistype more often; a bot goes on for hours. */
const visitorDelays: Delays = [...noDelay(19), 1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * minute)

/** Delays between password reset mails to one address. */
const mailDelays: Delays = [...noDelay(2), 15, 60].map((minutes) => minutes * minute)

export type Attempt = { account: string; visitor: string }

/** A keyed hash: the database does not reveal whose addresses were tried, whether they have an account or not. */
const accountKey = (email: string) => fingerprint('login attempt', email.toLowerCase())

/** @param address of the visitor, see visitor-address.ts */
export const attemptOf = (email: string, address: string, now: Date): Attempt => ({
  account: `account:${accountKey(email)}`,
  visitor: `visitor:${visitorKey(address, now)}`,
})

/** Counts a login attempt, unless it is blocked: then returns the time from which on it is allowed again. */
export async function countLogin(db: Db, { account, visitor }: Attempt, now: Date): Promise<Date | undefined> {
  return (await takeAttempt(db, visitor, visitorDelays, now)) ?? takeAttempt(db, account, accountDelays, now)
}

/** After a login with the right password. */
export async function clearLoginAttempts(db: Db, { account, visitor }: Attempt): Promise<void> {
  await deleteAttempts(db, account)
  await giveBackAttempt(db, visitor)
}

/** Separate from the login: somebody else's attempts there do not block the logged-in account. */
const openKey = (email: string) => `open:${accountKey(email)}`

/**
 * Counts an attempt to confirm the password of a logged-in account, unless it is blocked: then returns the time from which on it
 * is allowed.
 */
export const countPasswordTry = (db: Db, email: string, now: Date) => takeAttempt(db, openKey(email), accountDelays, now)

/** After the right password. */
export const clearPasswordAttempts = (db: Db, email: string) => deleteAttempts(db, openKey(email))

/** A new password unblocks the account. */
export async function clearAccountAttempts(db: Db, email: string): Promise<void> {
  await deleteAttempts(db, `account:${accountKey(email)}`)
  await clearPasswordAttempts(db, email)
}

/**
 * As for logins, for mails with a password reset link, with counters of their own.
 * @returns the times from which on the visitor and the account may request one; neither is set when the mail may be sent.
 */
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
