/** Secrets of a backup are encrypted at the full cost; the database tests use a cheap one (quick-passwords.ts). */
import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyOf } from '@/lib/server/backup/passphrase-key'

/** 128 MiB per attempt. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }

test('the key is scrypt of the passphrase (Unicode-normalized) and the salt', () => {
  const [passphrase, salt] = ['zeeën en pétanque', Buffer.alloc(16, 7)]
  expect(passphrase.normalize('NFD')).not.toBe(passphrase)
  expect(keyOf(passphrase.normalize('NFD'), salt)).toEqual(scryptSync(passphrase, salt, 32, cost))
})
