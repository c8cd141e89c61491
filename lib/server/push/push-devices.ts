/**
 * Hashes of the push devices, for the page of saved searches: a browser recognizes itself by its hash, and the page contains no
 * push address.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { getDb } from '../db/client.ts'
import { findPushDevices } from '../db/repositories/subscriptions/push-subscriptions.ts'
import { sitePushKey } from './site-keys.ts'

export type PushDevices = { siteKey: string; bySearch: ReadonlyMap<string, readonly string[]> }

/** @throws errors of the database. */
export async function findDevicesOf(searches: readonly { id: string }[]): Promise<PushDevices> {
  const found = await findPushDevices(
    await getDb(),
    searches.map(({ id }) => id),
  )
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  const hashesOf = (id: string) => found.flatMap(({ searchId, endpoint }) => (searchId === id ? hashOf(endpoint) : []))
  return { siteKey: sitePushKey(), bySearch: new Map(searches.map(({ id }) => [id, hashesOf(id)])) }
}
