/** Password hashes in the format of the login library: scrypt with a random salt each. */
import 'server-only'
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'

/** Takes about a tenth of a second by design. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/**
 * Whether a password matches a hash; takes as long as hashing.
 * @throws for a malformed hash.
 */
export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return verify(given)
}
