/** Passwords: forgotten, chosen by a mailed link, and changed by whoever is logged in. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { endLinks } from '../db/repositories/accounts/sessions.ts'
import { attemptOf, countMailRequest } from './attempt-limits.ts'
import { authOn } from './auth.ts'
import { errorCode } from './error-code.ts'

export type ForgotResult = { kind: 'asked' } | { kind: 'wait'; until: Date }

/** Does some work now or later; what goes wrong with it is its own business. */
type Later = (work: () => Promise<unknown>) => unknown

/**
 * Mails a link when the address has an account; the answer is the same when it has none, and comes after the same work.
 * @param address of the visitor, see visitor-address.ts
 * @param later looks for the account and writes the mail: after the answer, so that its time tells nothing; at once without it.
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
  // Somebody else's mailbox is not to be filled; who asks too often learns no more than others.
  if (!waits.account) await later(() => authOn(db).api.requestPasswordReset({ body: { email } }))
  return { kind: 'asked' }
}

/** How the login library names what a link carries. */
const identifierOf = (token: string) => `reset-password:${token}`

/** A link to choose a password by; good once, until it ends. Gives its token. */
export async function makePasswordToken(db: Db, accountId: string, token: string, expiresAt: Date): Promise<string> {
  const { internalAdapter } = await authOn(db).$context
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: accountId, expiresAt })
  return token
}

/** Whether a token can still be used, without using it. */
export async function isPasswordToken(db: Db, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await authOn(db).$context
  const found = token ? await internalAdapter.findVerificationValue(identifierOf(token)) : null
  return found !== null && found.expiresAt > now
}

/** Uses the link up, and all others of the account; every session of it ends, and it can be tried again at once. `invalid`: too old, used, or not ours. */
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

/** Ends every session and link, and opens a new session for this browser. `refused`: the old password is wrong, or nobody is logged in. */
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
