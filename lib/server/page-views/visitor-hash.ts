/** What makes a visitor count once a day without knowing who it is (docs/decisions/017). */
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { IsoDate } from '../../domain/property/property.ts'
import { networkOf } from '../../http/visitor-address.ts'
import type { Db } from '../db/client.ts'
import { saltOfDay } from '../db/repositories/portal/page-views.ts'
import { hmac } from '../security/hmac.ts'

/** Salts by database and day; of a database only the newest is kept. */
const known = new WeakMap<Db, { day: IsoDate; salt: Promise<string> }>()

/** The salt that all servers of a database share on a day. It is random: with the day over, nothing brings it back. */
export function findSalt(db: Db, day: IsoDate): Promise<string> {
  const kept = known.get(db)
  if (kept?.day === day) return kept.salt
  const salt = saltOfDay(db, day, randomBytes(32).toString('base64url'))
  known.set(db, { day, salt })
  // A failure is not kept, so that the next page view asks again.
  salt.catch(() => known.delete(db))
  return salt
}

export type Visitor = { address: string; userAgent: string }

/** Differs from property to property: not even while the day lasts do the hashes tell that one visitor saw two of them. */
export function visitorHash(salt: string, { address, userAgent }: Visitor, what: readonly (string | number)[]): string {
  const parts = [networkOf(address), userAgent, ...what]
  return hmac(salt, JSON.stringify(parts)).slice(0, 22)
}
