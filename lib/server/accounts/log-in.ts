/** Logging in: password, then the second factor if the account has one. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { findAccount, hasPassword } from '../db/repositories/accounts/accounts.ts'
import { attemptOf, clearLoginAttempts, countLogin } from './attempt-limits.ts'
import { authOn } from './auth.ts'
import { errorCode } from './error-code.ts'

/** The headers of a request, and the address that visitor-address.ts reads from them. */
export type Visitor = { headers: Headers; address: string }

export type Credentials = { email: string; password: string }

export type LoginResult =
  /** Logged in; `cookies` are `Set-Cookie` lines. */
  | { kind: 'in'; cookies: string[] }
  /** The password is right; the code has to follow within ten minutes. */
  | { kind: 'code'; cookies: string[] }
  /** Unknown address or wrong password: the response does not distinguish them (specification 8). */
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }

/** Only the user agent: cookies of an earlier session must not reach the new login. */
const device = (headers: Headers) => new Headers({ 'user-agent': headers.get('user-agent') ?? '' })

/** Ends the session that the browser had before, of whatever account. */
async function endSessionOf(db: Db, headers: Headers): Promise<void> {
  if (headers.get('cookie')) await authOn(db).api.signOut({ headers: new Headers(headers) })
}

/**
 * The login library looks up a password only if it found an account. The same query for an unknown address makes both cases
 * equally slow.
 */
async function lookUpMissingPassword(db: Db, email: string): Promise<void> {
  if (!(await findAccount(db, email))) await hasPassword(db, '')
}

/**
 * Takes the same time for unknown addresses as for known ones, including a password comparison.
 * @throws errors of the database.
 */
export async function logIn(db: Db, credentials: Credentials, visitor: Visitor, now: Date): Promise<LoginResult> {
  const attempt = attemptOf(credentials.email, visitor.address, now)
  const until = await countLogin(db, attempt, now)
  if (until) return { kind: 'wait', until }
  try {
    const { api } = authOn(db)
    const { headers, response } = await api.signInEmail({
      body: credentials,
      headers: device(visitor.headers),
      returnHeaders: true,
    })
    await clearLoginAttempts(db, attempt)
    await endSessionOf(db, visitor.headers)
    return { kind: 'twoFactorRedirect' in response ? 'code' : 'in', cookies: headers.getSetCookie() }
  } catch (error) {
    errorCode(error)
    await lookUpMissingPassword(db, credentials.email)
    return { kind: 'refused' }
  }
}

export type CodeResult =
  | { kind: 'in'; cookies: string[] }
  | { kind: 'refused' }
  /** Temporarily blocked after too many wrong codes. */
  | { kind: 'locked' }
  /** No password was entered, or too long ago. */
  | { kind: 'expired' }

const codeResults: Readonly<Record<string, CodeResult | undefined>> = {
  ACCOUNT_TEMPORARILY_LOCKED: { kind: 'locked' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { kind: 'expired' },
  INVALID_TWO_FACTOR_COOKIE: { kind: 'expired' },
}

/** Checks the six digits of the authenticator app, or one of the backup codes. */
export async function enterCode(db: Db, typed: string, headers: Headers): Promise<CodeResult> {
  const code = typed.replace(/\s/g, '')
  const { api } = authOn(db)
  const call = { body: { code }, headers: new Headers(headers), returnHeaders: true } as const
  try {
    const answer = /^\d{6}$/.test(code) ? await api.verifyTOTP(call) : await api.verifyBackupCode(call)
    return { kind: 'in', cookies: answer.headers.getSetCookie() }
  } catch (error) {
    return codeResults[errorCode(error)] ?? { kind: 'refused' }
  }
}

/**
 * Ends the session of a request.
 * @returns the `Set-Cookie` lines that clear its cookies.
 */
export async function logOut(db: Db, headers: Headers): Promise<string[]> {
  const answer = await authOn(db).api.signOut({ headers: new Headers(headers), returnHeaders: true })
  return answer.headers.getSetCookie()
}
