/** Mails about an account: the invitation of an owner, and the link to a new password. */
import 'server-only'
import type { Db } from '../db/client.ts'

export async function mailReset(
  _db: Db,
  _to: { account: { id: string; email: string }; token: string },
  _now: Date,
): Promise<void> {}
