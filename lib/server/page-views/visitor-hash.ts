/** Hashes by which a visitor counts once a day without being identified (docs/decisions/017). */
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { IsoDate } from '../../domain/property/property.ts'
import { networkOf } from '../../http/visitor-address.ts'
import type { Db } from '../db/client.ts'
import { saltOfDay } from '../db/repositories/portal/page-views.ts'
import { hmac } from '../security/hmac.ts'

/** The salt of the newest day, by database. */
const known = new WeakMap<Db, { day: IsoDate; salt: Promise<string> }>()

/**
 * The salt of a day, shared by all servers of a database. It is random, and after its deletion the hashes cannot be recomputed.
 */
export function findSalt(db: Db, day: IsoDate): Promise<string> {
  const kept = known.get(db)
  if (kept?.day === day) return kept.salt
  const salt = saltOfDay(db, day, randomBytes(32).toString('base64url'))
  known.set(db, { day, salt })
  // A failed query is not remembered, so that the next page view tries again.
  salt.catch(() => known.delete(db))
  return salt
}

export type Visitor = { address: string; userAgent: string }

/** Depends on the property: even on the same day hashes do not reveal that one visitor viewed two properties. */
export function visitorHash(salt: string, { address, userAgent }: Visitor, what: readonly (string | number)[]): string {
  const parts = [networkOf(address), userAgent, ...what]
  return hmac(salt, JSON.stringify(parts)).slice(0, 22)
}
