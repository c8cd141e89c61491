/** The way in: password, then the second factor where the account has one. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { findAccount, hasPassword } from '../db/repositories/accounts/accounts.ts'
import { attemptOf, clearLoginAttempts, countLogin } from './attempt-limits.ts'
import { authOn } from './auth.ts'
import { errorCode } from './error-code.ts'

/** Whose request it is: its headers, and the address that visitor-address.ts reads from them. */
export type Visitor = { headers: Headers; address: string }

export type Credentials = { email: string; password: string }

export type LoginResult =
  /** Logged in, by these `Set-Cookie` lines. */
  | { kind: 'in'; cookies: string[] }
  /** The password is right; now the code, within ten minutes. */
  | { kind: 'code'; cookies: string[] }
  /** USER_NOT_FOUND, or the wrong password: nobody is told which (specification 8). */
  | { kind: 'refused' }
  | { kind: 'wait'; until: Date }

/** What the account's cookies are called, so that a login under way keeps only what is its own. */
const device = (headers: Headers) => new Headers({ 'user-agent': headers.get('user-agent') ?? '' })

/** The session before a new login ends with it, whosever it was. */
async function endSessionOf(db: Db, headers: Headers): Promise<void> {
  if (headers.get('cookie')) await authOn(db).api.signOut({ headers: new Headers(headers) })
}

/** The library looks for a password only where it found an account: here it is looked for where there is none. */
async function lookUpMissingPassword(db: Db, email: string): Promise<void> {
  if (!(await findAccount(db, email))) await hasPassword(db, '')
}

/**
 * Whether the address is known or not, the work is the same: that of comparing a password, too.
 * @throws what the database says.
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
  /** Too many wrong codes for now. */
  | { kind: 'locked' }
  /** The password was too long ago, or never asked for. */
  | { kind: 'expired' }

const codeResults: Readonly<Record<string, CodeResult | undefined>> = {
  ACCOUNT_TEMPORARILY_LOCKED: { kind: 'locked' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { kind: 'expired' },
  INVALID_TWO_FACTOR_COOKIE: { kind: 'expired' },
}

/** Six digits of the app, or one of the codes that were kept for a lost telephone. */
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

/** Ends the session of a request; gives the `Set-Cookie` lines that clear its cookies. */
export async function logOut(db: Db, headers: Headers): Promise<string[]> {
  const answer = await authOn(db).api.signOut({ headers: new Headers(headers), returnHeaders: true })
  return answer.headers.getSetCookie()
}
