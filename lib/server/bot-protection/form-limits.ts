/** Rate limits per visitor and form. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { countInAll, deleteEndedWindows } from '../db/repositories/forms/rate-limits.ts'

const minute = 60_000

/** Above this many attempts in ten minutes a character challenge is required: a household or an office may well send five. */
export const asking = { attempts: 5, windowMs: 10 * minute } as const

/** Above this many attempts in an hour the form is rejected. */
export const rejecting = { attempts: 30, windowMs: 60 * minute } as const

export type Rate = 'normal' | 'fast' | 'too-fast'

/**
 * Counts an attempt.
 * @param visitor key of visitor-address.ts.
 */
export async function countAttempt(db: Db, visitor: string, form: string, now: Date): Promise<Rate> {
  await deleteEndedWindows(db, now)
  const windows = [
    { key: `ask:${form}:${visitor}`, windowMs: asking.windowMs },
    { key: `refuse:${form}:${visitor}`, windowMs: rejecting.windowMs },
  ]
  const [inTenMinutes = 0, inAnHour = 0] = await countInAll(db, windows, now)
  if (inAnHour > rejecting.attempts) return 'too-fast'
  return inTenMinutes > asking.attempts ? 'fast' : 'normal'
}
