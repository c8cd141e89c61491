/** Whose login a request carries. */
import 'server-only'
import { z } from 'zod'
import { languageCodes } from '../../domain/language.ts'
import { type Auth, getAuth } from './auth.ts'

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'seeker']),
  language: z.enum(languageCodes),
})

export type Account = z.output<typeof accountSchema>

/** @throws what the database says. */
export async function accountOn(auth: Auth, headers: Headers): Promise<Account | null> {
  const session = await auth.api.getSession({ headers: new Headers(headers) })
  return session && accountSchema.parse(session.user)
}

/**
 * The account of a request's session cookie; null without one, or with one that ended.
 * @param headers of the request: `await headers()` in a page.
 */
export async function currentAccount(headers: Headers): Promise<Account | null> {
  // Most requests carry no cookie of ours: they need no database.
  if (!headers.get('cookie')?.includes('account.')) return null
  return accountOn(await getAuth(), headers)
}

/** The same for pages and routes of owners alone; a seeker is nobody there. */
export async function currentOwner(headers: Headers): Promise<Account | null> {
  const account = await currentAccount(headers)
  return account?.role === 'owner' ? account : null
}
