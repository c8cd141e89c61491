/** Accounts on the site under test, made by its own code. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { run } from './run-on-server.ts'

/** Good enough for every account of the tests. */
export const ownerPassword = 'een lang wachtwoord'

const invitation = `
import { inviteOwner } from './lib/server/accounts/invite-owner.ts'
import { closeDb, getDb } from './lib/server/db/client.ts'
const [, email, language, ids] = process.argv
const propertyIds = ids.split(',').map(Number)
await inviteOwner(await getDb(), { email, name: 'An Peeters', language, propertyIds }, crypto.randomUUID(), new Date())
await closeDb()
`

/** Sends the invitation, as `npm run owner -- invite` does. */
export const inviteOwner = (email: string, language: string, propertyIds: readonly number[]) =>
  run(invitation, [email, language, propertyIds.join(',')])

const account = `
import { hashPassword } from './lib/server/accounts/password.ts'
import { logIn } from './lib/server/accounts/log-in.ts'
import { closeDb, getDb } from './lib/server/db/client.ts'
import { insertAccount } from './lib/server/db/repositories/accounts.ts'
import { giveProperties } from './lib/server/db/repositories/owner-properties.ts'
const [, email, role, password, ids] = process.argv
const db = await getDb()
const passwordHash = await hashPassword(password)
const id = await insertAccount(db, { email, name: 'An Peeters', passwordHash, role, language: 'nl' }, new Date())
await giveProperties(db, id, ids.split(',').filter(Boolean).map(Number))
const visitor = { headers: new Headers(), address: '192.0.2.1' }
const { cookies } = await logIn(db, { email, password }, visitor, new Date())
process.stdout.write(cookies.map((line) => line.split(';')[0]).join('; '))
await closeDb()
`

/** An account with a password; gives the cookies of a login. */
export const addAccount = (email: string, role: 'owner' | 'seeker', propertyIds: readonly number[]) =>
  run(account, [email, role, ownerPassword, propertyIds.join(',')])

const secondFactor = `
import { confirmSecondFactor, findPending, startSecondFactor } from './lib/server/accounts/second-factor.ts'
import { closeDb, getDb } from './lib/server/db/client.ts'
import { findAccount } from './lib/server/db/repositories/accounts.ts'
import { totp } from './tests/support/totp.ts'
const [, email, password, cookie] = process.argv
const db = await getDb()
const headers = new Headers({ cookie })
await startSecondFactor(db, password, headers)
const { secret } = await findPending(db, await findAccount(db, email), 'Test')
await confirmSecondFactor(db, totp(secret, new Date()), headers)
process.stdout.write(secret)
await closeDb()
`

/** Asks for codes from now on; gives the secret that they are made of. @param cookies of a login of the account. */
export const addSecondFactor = (email: string, cookies: string) => run(secondFactor, [email, ownerPassword, cookies])

/** Logs a browser in as a new owner. */
export async function logInAsOwner(context: BrowserContext, url: string, propertyIds: readonly number[]): Promise<void> {
  const cookies = addAccount(`${randomUUID()}@voorbeeld.example`, 'owner', propertyIds)
  await context.addCookies(
    cookies.split('; ').map((cookie) => {
      const end = cookie.indexOf('=')
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url }
    }),
  )
}
