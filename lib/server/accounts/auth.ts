/** The login library, connected to the database of this site. */
import 'server-only'
import { betterAuth } from 'better-auth'
import { type Db, getDb } from '../db/client.ts'
import { endLinks } from '../db/repositories/accounts/sessions.ts'
import { mailReset } from './account-mails.ts'
import { clearAccountAttempts } from './attempt-limits.ts'
import { authOptions } from './auth-options.ts'

const makeAuth = (db: Db) =>
  betterAuth(
    authOptions(db, {
      onAsked: ({ email }, token) => mailReset(db, email, token, new Date()),
      onChosen: async ({ id, email }) => {
        await endLinks(db, id)
        await clearAccountAttempts(db, email)
      },
    }),
  )

export type Auth = ReturnType<typeof makeAuth>

const known = new WeakMap<Db, Auth>()

/** One instance per database; tests have databases of their own. */
export function authOn(db: Db): Auth {
  const auth = known.get(db) ?? makeAuth(db)
  known.set(db, auth)
  return auth
}

/** The login library on the database of the running site. */
export async function getAuth(): Promise<Auth> {
  return authOn(await getDb())
}
