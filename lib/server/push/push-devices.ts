/** What the page of one's saved searches says of devices: their hashes, by which a browser knows itself, and no address. */
import 'server-only'
import { createHash } from 'node:crypto'
import { getDb } from '../db/client.ts'
import { findPushDevices } from '../db/repositories/subscriptions/push-subscriptions.ts'
import { sitePushKey } from './site-keys.ts'

export type PushDevices = { siteKey: string; bySearch: ReadonlyMap<string, readonly string[]> }

export async function findDevicesOf(searches: readonly { id: string }[]): Promise<PushDevices> {
  const found = await findPushDevices(
    await getDb(),
    searches.map(({ id }) => id),
  )
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  const hashesOf = (id: string) => found.flatMap(({ searchId, endpoint }) => (searchId === id ? hashOf(endpoint) : []))
  return { siteKey: sitePushKey(), bySearch: new Map(searches.map(({ id }) => [id, hashesOf(id)])) }
}
