/**
 * The one place where saved searches meet the login: an account for whoever chose a password, and whose login a request
 * carries (ruling 32).
 */
import 'server-only'
import type { Seeker } from '../db/repositories/seekers.ts'

/** Undefined where no login is installed: the password is then not kept at all. */
export async function hashSeekerPassword(_password: string): Promise<string | undefined> {
  return undefined
}

/** Called once the address is confirmed; an account never comes about before. */
export async function createSeekerAccount(_seeker: Seeker, _passwordHash: string): Promise<void> {}

/** The address of whoever is logged in as a seeker. */
export async function loggedInAddress(_headers: Headers): Promise<string | undefined> {
  return undefined
}
