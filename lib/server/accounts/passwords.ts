/** Passwords: reset by a mailed link, and changed by a logged-in account. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { endLinks } from '../db/repositories/accounts/sessions.ts'
import { attemptOf, countMailRequest } from './attempt-limits.ts'
import { authOn } from './auth.ts'
import { errorCode } from './error-code.ts'

export type ForgotResult = { kind: 'asked' } | { kind: 'wait'; until: Date }

/** Runs work now or later. Errors of work that runs later do not reach the caller. */
type Later = (work: () => Promise<unknown>) => unknown

/**
 * Mails a reset link if the address has an account. Without one the response is the same, after the same work.
 * @param address of the visitor, see visitor-address.ts.
 * @param later runs the lookup and the mail: after the response, so that its time reveals nothing; by default immediately.
 */
export async function askForReset(
  db: Db,
  email: string,
  address: string,
  now: Date,
  later: Later = (work) => work(),
): Promise<ForgotResult> {
  const waits = await countMailRequest(db, attemptOf(email, address, now), now)
  if (waits.visitor) return { kind: 'wait', until: waits.visitor }
  // Limits mails to somebody else's mailbox. The response stays the same.
  if (!waits.account) await later(() => authOn(db).api.requestPasswordReset({ body: { email } }))
  return { kind: 'asked' }
}

/** The identifier under which the login library stores a reset token. */
const identifierOf = (token: string) => `reset-password:${token}`

/** Stores a single-use token of a link to choose a password, and returns it. */
export async function makePasswordToken(db: Db, accountId: string, token: string, expiresAt: Date): Promise<string> {
  const { internalAdapter } = await authOn(db).$context
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: accountId, expiresAt })
  return token
}

/** Whether a token is still valid; does not use it up. */
export async function isPasswordToken(db: Db, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await authOn(db).$context
  const found = token ? await internalAdapter.findVerificationValue(identifierOf(token)) : null
  return found !== null && found.expiresAt > now
}

/**
 * Sets a new password and uses up the token and all other reset links of the account. Ends its sessions and clears its failed
 * attempts.
 * @returns `invalid` for an expired, used or unknown token.
 */
export async function choosePassword(db: Db, token: string, newPassword: string): Promise<'done' | 'invalid'> {
  try {
    await authOn(db).api.resetPassword({ body: { token, newPassword } })
    return 'done'
  } catch (error) {
    errorCode(error)
    return 'invalid'
  }
}

export type ChangeResult = { kind: 'done'; cookies: string[] } | { kind: 'refused' }

/**
 * Ends every session and reset link of the account, and opens a new session for this browser.
 * @returns `refused` for a wrong old password or without a login.
 */
export async function changePassword(
  db: Db,
  passwords: { currentPassword: string; newPassword: string },
  headers: Headers,
): Promise<ChangeResult> {
  try {
    const { api } = authOn(db)
    const body = { ...passwords, revokeOtherSessions: true }
    const answer = await api.changePassword({ body, headers: new Headers(headers), returnHeaders: true })
    await endLinks(db, answer.response.user.id)
    return { kind: 'done', cookies: answer.headers.getSetCookie() }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}
