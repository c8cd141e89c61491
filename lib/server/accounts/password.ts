/** Passwords as the login library keeps them: scrypt with a salt of their own. */
import 'server-only'
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'

/** For `createAccount`. Takes about a tenth of a second on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether a password is the one of a hash; takes as long. @throws for what is no hash. */
export function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return verify(given)
}
