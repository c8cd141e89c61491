/** What one machine fetched of another host is not asked for there by the others: they take it from the store that they share. */
import 'server-only'
import { createHash } from 'node:crypto'
import { sharedStore } from '../../store/site-files.ts'
import { type FetchedEntry, parseEntry } from './fetched-index.ts'

const entryName = (key: string) => `fetched/entries/${createHash('sha256').update(key).digest('hex')}.json`

/** What another machine found behind an address, while it need not be asked again. */
export async function findShared(key: string, now: number): Promise<FetchedEntry | undefined> {
  const bytes = await sharedStore()?.lenient.read(entryName(key))
  const entry = bytes && parseEntry(bytes.toString())
  return entry?.name !== undefined && (entry.nextAt === undefined || entry.nextAt > now) ? entry : undefined
}

/** Tells the others what was found here. */
export const share = async (key: string, entry: FetchedEntry): Promise<void> =>
  sharedStore()?.lenient.write(entryName(key), Buffer.from(JSON.stringify(entry)))

/** It is named by nothing any more. */
export const unshare = async (key: string): Promise<void> => sharedStore()?.lenient.remove(entryName(key))
