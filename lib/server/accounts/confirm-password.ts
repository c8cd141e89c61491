/**
 * Confirms the password of a logged-in account before a change, with limited attempts: somebody who finds a browser logged in
 * must not be able to guess it.
 */
import 'server-only'
import type { Db } from '../db/client.ts'
import { clearPasswordAttempts, countPasswordTry } from './attempt-limits.ts'

/** `until`: when it may be tried again. */
export type Waits = { kind: 'wait'; until: Date }

/**
 * Runs what needs the password, unless there were too many wrong ones: limited as the login is, for all forms of the account
 * together.
 * @param email of the account.
 * @param run returns `refused` for a wrong password.
 */
export async function withPassword<Result extends { kind: string }>(
  db: Db,
  email: string,
  now: Date,
  run: () => Promise<Result>,
): Promise<Result | Waits> {
  const until = await countPasswordTry(db, email, now)
  if (until) return { kind: 'wait', until }
  const result = await run()
  if (result.kind !== 'refused') await clearPasswordAttempts(db, email)
  return result
}
