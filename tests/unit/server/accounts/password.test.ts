/** Passwords are kept by the library's scrypt at its full cost; the tests of the database use a cheap one (quick-passwords.ts). */
import { scryptSync } from 'node:crypto'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { authOptions } from '@/lib/server/accounts/auth-options'
import { hashPassword, verifyPassword } from '@/lib/server/accounts/password'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { ownVarFolder } from '../../../support/var-folder.ts'

ownVarFolder()
const password = 'een lang wachtwoord'

/** As OWASP asks at least: 16 MiB and more for each try. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }

test('a hash is scrypt with a salt of its own, and opens with its password alone', async () => {
  const hash = await hashPassword(password)
  const [salt = '', key] = hash.split(':')
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(key).toBe(scryptSync(password, salt, 64, cost).toString('hex'))
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password: `${password}.` })).toBe(false)
  expect((await hashPassword(password)).split(':')[0]).not.toBe(salt)
})

test('the login makes and compares hashes in this way', () => {
  const events = { onAsked: async () => undefined, onChosen: async () => undefined }
  const db = new Kysely({ dialect: sqliteDialect(':memory:') })
  expect(authOptions(db as never, events).emailAndPassword.password).toEqual({ hash: hashPassword, verify: verifyPassword })
})
