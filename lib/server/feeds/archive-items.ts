/** Archives listings that are no longer in their feed; their pictures are stored for another month. */
import 'server-only'
import { addDays } from '../../domain/text/date.ts'
import type { FeedKey, Ledger, LedgerEntry } from '../../feeds/ledger.ts'
import { toText } from './compose-items.ts'
import { readItem, writeItem } from './feed-store.ts'

/** Number of days that the pictures of an archived listing are stored. */
const pictureDays = 30

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Changes the content file of an entry. Archived projects have no file. */
async function change(source: string, { folder, id, kind }: LedgerEntry, fields: Record<string, unknown>): Promise<void> {
  if (kind === 'project') return
  const text = await readItem(source, folder, id)
  const file: unknown = text === undefined ? undefined : JSON.parse(text)
  if (isRecord(file)) await writeItem(source, folder, id, toText({ ...file, ...fields }))
}

const withEntries = (ledger: Ledger, entries: readonly (readonly [string, LedgerEntry])[]): Ledger => ({
  ...ledger,
  entries: { ...ledger.entries, ...Object.fromEntries(entries) },
})

/** @param keys of entries to archive; they count as archived since today. */
export async function archiveItems(source: string, ledger: Ledger, keys: readonly FeedKey[], today: string): Promise<Ledger> {
  const found = keys.flatMap((key) => {
    const entry = ledger.entries[key]
    return entry ? [[key, { ...entry, state: 'archived' as const, since: today }] as const] : []
  })
  for (const [, entry] of found) await change(source, entry, { Archived: true })
  return withEntries(ledger, found)
}

/** Removes pictures and documents of listings that have been archived for a month. */
export async function removeArchivedFiles(source: string, ledger: Ledger, today: string): Promise<Ledger> {
  const limit = addDays(today, -pictureDays)
  const old = Object.entries(ledger.entries).filter(
    ([, { state, since, files }]) => state === 'archived' && since !== undefined && since <= limit && files.length > 0,
  )
  for (const [, entry] of old) await change(source, entry, { Pictures: [], FloorPlans: [], Documents: [] })
  return withEntries(
    ledger,
    old.map(([key, entry]) => [key, { ...entry, files: [] }] as const),
  )
}
