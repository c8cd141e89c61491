/**
 * In place of those of `better-auth/crypto` in tests of the database: the same scrypt, a thousand times cheaper. The site has no such
 * setting; tests/unit/server/accounts/password.test.ts holds what it does.
 */
import { createHash, scryptSync, timingSafeEqual } from 'node:crypto'

const cost = { N: 16, r: 8, p: 1 }

/** How many keys were made: in earnest each takes a tenth of a second, which an attacker could measure. */
export const work = { keys: 0 }

function keyOf(password: string, salt: string): Buffer {
  work.keys += 1
  return scryptSync(password.normalize('NFKC'), salt, 64, cost)
}

/** In place of the key of a backup's passphrase; tests/unit/server/backup/passphrase-key.test.ts holds what that is. */
export const quickKey = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFC'), salt, 32, cost)

/** The same for the same password, so that a test can tell whose stands in the database. */
export function quickHash(password: string): string {
  const salt = createHash('sha256').update(password).digest('hex').slice(0, 32)
  return `${salt}:${keyOf(password, salt).toString('hex')}`
}

export const hashPassword = async (password: string): Promise<string> => quickHash(password)

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  return timingSafeEqual(keyOf(password, salt), Buffer.from(key, 'hex'))
}
