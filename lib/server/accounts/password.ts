/** Passwords as the login library keeps them: scrypt with a salt of their own. */
import 'server-only'
import { hashPassword as hash } from 'better-auth/crypto'

/** For `createAccount`. Takes about a tenth of a second on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}
