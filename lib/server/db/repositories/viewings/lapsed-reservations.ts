/** Expired reservations of slots. */
import 'server-only'
import type { Db } from '../../client.ts'
import { lockViewings, markLapsed } from './take-slot.ts'

/** Frees the slots of expired reservations. @returns their agents. */
export async function endLapsedReservations(db: Db, now: Date): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    await lockViewings(transaction)
    const lapsed = await transaction
      .deleteFrom('appointment')
      .where('held_until', '<=', now.toISOString())
      .returning(['lead_id', 'agent_id'])
      .execute()
    if (lapsed.length === 0) return []
    const leadIds = lapsed.map(({ lead_id }) => lead_id)
    await markLapsed(transaction, leadIds)
    return [...new Set(lapsed.map(({ agent_id }) => agent_id))]
  })
}
