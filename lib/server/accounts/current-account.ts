/** The login that a request carries. */
import 'server-only'
import { z } from 'zod'
import { languageCodes } from '../../domain/text/language.ts'
import { type Auth, getAuth } from './auth.ts'

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'seeker', 'staff']),
  language: z.enum(languageCodes),
})

export type Account = z.output<typeof accountSchema>

/** An account with the session that it is logged in by. */
export type Login = {
  account: Account
  sessionId: string
  /** When the session began. */
  since: Date
  hasSecondFactor: boolean
}

/** @throws errors of the database. */
export async function loginOn(auth: Auth, headers: Headers): Promise<Login | null> {
  const found = await auth.api.getSession({ headers: new Headers(headers) })
  if (!found) return null
  const { session, user } = found
  const login = { sessionId: session.id, since: new Date(session.createdAt), hasSecondFactor: Boolean(user.twoFactorEnabled) }
  return { account: accountSchema.parse(user), ...login }
}

/** The login of the session cookie of a request; null without a cookie or with an expired session. */
export async function currentLogin(headers: Headers): Promise<Login | null> {
  // Most requests carry no session cookie: they need no database query.
  if (!headers.get('cookie')?.includes('account.')) return null
  return loginOn(await getAuth(), headers)
}

/**
 * The account that a request is logged in with; null for none.
 * @param headers of the request: `await headers()` in a page.
 */
export async function currentAccount(headers: Headers): Promise<Account | null> {
  return (await currentLogin(headers))?.account ?? null
}

/** As {@link currentAccount}, only for owners; null for any other role. */
export async function currentOwner(headers: Headers): Promise<Account | null> {
  const account = await currentAccount(headers)
  return account?.role === 'owner' ? account : null
}
