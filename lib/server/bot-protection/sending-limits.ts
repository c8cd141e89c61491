/** How often one visitor may send one form. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { countIn, deleteEndedWindows } from '../db/repositories/rate-limits.ts'

const minute = 60_000

/** Above this many in ten minutes the character challenge is asked: a household or an office may well send five. */
export const asking = { sendings: 5, windowMs: 10 * minute } as const

/** Above this many in an hour nothing is taken any more. */
export const refusing = { sendings: 30, windowMs: 60 * minute } as const

export type Pace = 'normal' | 'fast' | 'too-fast'

/** Counts a sending. @param visitor key of visitor-address.ts */
export async function countSending(db: Db, visitor: string, form: string, now: Date): Promise<Pace> {
  await deleteEndedWindows(db, now)
  const inTenMinutes = await countIn(db, `ask:${form}:${visitor}`, asking.windowMs, now)
  const inAnHour = await countIn(db, `refuse:${form}:${visitor}`, refusing.windowMs, now)
  if (inAnHour > refusing.sendings) return 'too-fast'
  return inTenMinutes > asking.sendings ? 'fast' : 'normal'
}
