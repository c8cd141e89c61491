/** Password hashes use the library's scrypt at its full cost; the database tests use a cheap one (quick-passwords.ts). */
import { scryptSync } from 'node:crypto'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { authOptions } from '@/lib/server/accounts/auth-options'
import { hashPassword, verifyPassword } from '@/lib/server/accounts/password'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { ownVarFolder } from '../../../support/var-folder.ts'

ownVarFolder()
const password = 'een lang wachtwoord'

/** More than the minimum of OWASP: 16 MiB and more per attempt. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }

test('a hash is scrypt with a random salt, and only its password matches', async () => {
  const hash = await hashPassword(password)
  const [salt = '', key] = hash.split(':')
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(key).toBe(scryptSync(password, salt, 64, cost).toString('hex'))
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password: `${password}.` })).toBe(false)
  expect((await hashPassword(password)).split(':')[0]).not.toBe(salt)
})

test('the login library uses these functions', () => {
  const events = { onAsked: async () => undefined, onChosen: async () => undefined }
  const db = new Kysely({ dialect: sqliteDialect(':memory:') })
  expect(authOptions(db as never, events).emailAndPassword.password).toEqual({ hash: hashPassword, verify: verifyPassword })
})
