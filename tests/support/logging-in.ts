/** People who log in, and their browsers' headers, for database tests. */
import { beforeAll } from 'vitest'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { logIn } from '@/lib/server/accounts/log-in'
import { hashPassword } from '@/lib/server/accounts/password'
import type { Db } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { ownVarFolder } from './var-folder.ts'

export const password = 'een lang wachtwoord'

export let hash = ''

export let count = 0

/** Each test has its own people and visitors. */
export const fresh = () => {
  count += 1
  return { email: `owner${count}@voorbeeld.example`, address: `192.0.2.${count}` }
}

export const addOwner = (db: Db, email: string) =>
  insertAccount(db, { email, name: 'An Peeters', passwordHash: hash, role: 'owner', language: 'fr' }, new Date())

export const visitorAt = (address: string, headers = new Headers()) => ({ address, headers })

/** The cookie header of a browser that got these cookies; cleared ones are not sent. */
export const carrying = (cookies: readonly string[]) => {
  const kept = cookies.map((line) => line.split(';')[0] ?? '').filter((pair) => !pair.endsWith('='))
  return new Headers({ cookie: kept.join('; ') })
}

export async function enter(db: Db, email: string, address: string, typed = password): Promise<Headers> {
  const result = await logIn(db, { email, password: typed }, visitorAt(address), new Date())
  if (result.kind !== 'in') throw new Error(`not logged in: ${result.kind}`)
  return carrying(result.cookies)
}

/** A separate folder and the hash of their password, for all tests of a file. */
export function prepareLogin(db: () => Db) {
  ownVarFolder()
  beforeAll(async () => {
    hash = await hashPassword(password)
  })

  const accountOf = async (headers: Headers) => (await loginOn(authOn(db()), headers))?.account.email

  return { accountOf }
}
