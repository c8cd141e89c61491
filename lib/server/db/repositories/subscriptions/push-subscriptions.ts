/** Devices that are notified of matches of a saved search: address at their push service, and encryption keys. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../client.ts'

/** `endpoint`: address at its push service. `publicKey`, `sharedSecret`: of the browser, base64url. */
export type PushDevice = { endpoint: string; publicKey: string; sharedSecret: string }

export type PushSubscription = PushDevice & { id: string; searchId: string }

/** Most devices of a search; the oldest ones are removed. */
const mostDevices = 5

/** A known device gets its new keys. Within a transaction. */
export async function savePushDevice(db: Db, searchId: string, device: PushDevice, now: Date): Promise<void> {
  const { endpoint, publicKey: public_key, sharedSecret: shared_secret } = device
  const keys = { public_key, shared_secret, created_at: now.toISOString() }
  await db
    .insertInto('push_subscription')
    .values({ id: randomUUID(), search_id: searchId, endpoint, ...keys })
    .onConflict((conflict) => conflict.columns(['search_id', 'endpoint']).doUpdateSet(keys))
    .execute()
  const rows = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('search_id', '=', searchId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const surplus = rows.slice(mostDevices).map(({ id }) => id)
  if (surplus.length > 0) await db.deleteFrom('push_subscription').where('id', 'in', surplus).execute()
}

export async function deletePushDevice(db: Db, searchId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('search_id', '=', searchId).where('endpoint', '=', endpoint).execute()
}

/** For a device that its push service no longer knows: deleted for every search. */
export async function deleteEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
}

export async function findPushSubscription(db: Db, id: string): Promise<PushSubscription | undefined> {
  const row = await db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      searchId: row.search_id,
      endpoint: row.endpoint,
      publicKey: row.public_key,
      sharedSecret: row.shared_secret,
    }
  )
}

/** Devices by saved search. */
export async function findPushDevices(
  db: Db,
  searchIds: readonly string[],
): Promise<{ id: string; searchId: string; endpoint: string }[]> {
  if (searchIds.length === 0) return []
  const rows = await db
    .selectFrom('push_subscription')
    .select(['id', 'search_id', 'endpoint'])
    .where('search_id', 'in', searchIds)
    .execute()
  return rows.map(({ id, search_id, endpoint }) => ({ id, searchId: search_id, endpoint }))
}
