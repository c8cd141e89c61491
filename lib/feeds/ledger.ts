/**
 * The ledger of a source: one entry per listing that it delivered so far, stored next to its content files. Ledger and feed
 * together determine the result of a run.
 */
import { z } from 'zod'
import type { FeedListing, FeedProject } from './feed-listing.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const ledgerEntrySchema = z.strictObject({
  kind: z.enum(['property', 'project']),
  /** This site's id. */
  id: z.int().positive(),
  folder: z.enum(['properties', 'takeovers', 'foreign', 'projects']),
  /** `missing`: absent from the feed once, still published. */
  state: z.enum(['present', 'missing', 'archived']),
  /** Date since which it is missing or archived. */
  since: day.optional(),
  firstSeen: day,
  /** Date on which its content last changed here. */
  changedOn: day,
  /** Hash of its content without the modification date. */
  hash: z.string(),
  /** Sale, rent or takeover; entries of earlier releases do not have it. */
  goal: z.enum(['sale', 'rent', 'takeover']).optional(),
  prices: z.array(z.strictObject({ date: day, price: z.number() })),
  /** Names of the stored files that it uses. */
  files: z.array(z.string()),
})

export const ledgerSchema = z.strictObject({
  version: z.literal(1),
  /** Time of the last successful run (ISO, UTC). */
  lastComplete: z.iso.datetime().optional(),
  /** By kind and the feed's id: `property 7f3a`. */
  entries: z.record(z.string(), ledgerEntrySchema),
})

export type LedgerEntry = z.output<typeof ledgerEntrySchema>
export type Ledger = z.output<typeof ledgerSchema>

export const emptyLedger: Ledger = { version: 1, entries: {} }

export type FeedKey = `${LedgerEntry['kind']} ${string}`

export const keyOf = (kind: LedgerEntry['kind'], feedId: string): FeedKey => `${kind} ${feedId}`

/** The feed's id of an entry. */
export const feedIdOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

export type FeedItem =
  | { kind: 'property'; key: FeedKey; record: FeedListing }
  | { kind: 'project'; key: FeedKey; record: FeedProject; units: readonly FeedListing[] }
