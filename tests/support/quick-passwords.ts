/**
 * Replaces `better-auth/crypto` in database tests: the same scrypt, a thousand times cheaper. The site has no such
 * setting; tests/unit/server/accounts/password.test.ts tests the real one.
 */
import { createHash, scryptSync, timingSafeEqual } from 'node:crypto'

const cost = { N: 16, r: 8, p: 1 }

/** Number of derived keys: in production each takes a tenth of a second, which an attacker could measure. */
export const work = { keys: 0 }

function keyOf(password: string, salt: string): Buffer {
  work.keys += 1
  return scryptSync(password.normalize('NFKC'), salt, 64, cost)
}

/** Replaces the key derivation of a backup's passphrase; tests/unit/server/backup/passphrase-key.test.ts tests the real one. */
export const quickKey = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase.normalize('NFC'), salt, 32, cost)

/** The same hash for the same password, so that a test can see whose password is stored. */
export function quickHash(password: string): string {
  const salt = createHash('sha256').update(password).digest('hex').slice(0, 32)
  return `${salt}:${keyOf(password, salt).toString('hex')}`
}

export const hashPassword = async (password: string): Promise<string> => quickHash(password)

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  return timingSafeEqual(keyOf(password, salt), Buffer.from(key, 'hex'))
}
