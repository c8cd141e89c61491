/** What an open account asks its password for once more: whoever found it open at a browser must not find it out by trying. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { clearPasswordAttempts, countPasswordTry } from './attempt-limits.ts'

/** From when on it may be tried again. */
export type Waits = { kind: 'wait'; until: Date }

/**
 * Does what needs the password, unless wrong ones came too often: as slow as the login, for all forms of the account together.
 * @param email of the account. @param run gives `refused` for a wrong password.
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
