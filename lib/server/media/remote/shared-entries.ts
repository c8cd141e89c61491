/** Shares fetched files between machines through the shared store, so that each remote file is fetched once. */
import 'server-only'
import { createHash } from 'node:crypto'
import { sharedStore } from '../../store/site-files.ts'
import { type FetchedEntry, parseEntry } from './fetched-index.ts'

const entryName = (key: string) => `fetched/entries/${createHash('sha256').update(key).digest('hex')}.json`

/** The entry of another machine, while it needs no revalidation. */
export async function findShared(key: string, now: number): Promise<FetchedEntry | undefined> {
  const bytes = await sharedStore()?.lenient.read(entryName(key))
  const entry = bytes && parseEntry(bytes.toString())
  return entry?.name !== undefined && (entry.nextAt === undefined || entry.nextAt > now) ? entry : undefined
}

/** Shares an entry with the other machines. */
export const share = async (key: string, entry: FetchedEntry): Promise<void> =>
  sharedStore()?.lenient.write(entryName(key), Buffer.from(JSON.stringify(entry)))

/** Removes the shared entry of an address that is no longer used. */
export const unshare = async (key: string): Promise<void> => sharedStore()?.lenient.remove(entryName(key))
