/** What a source has brought so far: one entry per listing, kept beside its files. All of a run follows from it and the feed. */
import { z } from 'zod'
import type { FeedListing, FeedProject } from './feed-listing.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const ledgerEntrySchema = z.strictObject({
  kind: z.enum(['property', 'project']),
  /** Our own number. */
  id: z.int().positive(),
  folder: z.enum(['properties', 'takeovers', 'foreign', 'projects']),
  /** `missing`: gone from the feed once, still shown. */
  state: z.enum(['present', 'missing', 'archived']),
  /** Since when it is missing or archived. */
  since: day.optional(),
  firstSeen: day,
  /** Day on which its content last changed here. */
  changedOn: day,
  /** Of its content without the day of change. */
  hash: z.string(),
  /** What a property is offered for; entries of earlier releases do not say it. */
  goal: z.enum(['sale', 'rent', 'takeover']).optional(),
  prices: z.array(z.strictObject({ date: day, price: z.number() })),
  /** Names of kept files that it uses. */
  files: z.array(z.string()),
})

export const ledgerSchema = z.strictObject({
  version: z.literal(1),
  /** Time of the last run that went through, ISO UTC. */
  lastComplete: z.iso.datetime().optional(),
  /** By kind and the feed's own number: `property 7f3a`. */
  entries: z.record(z.string(), ledgerEntrySchema),
})

export type LedgerEntry = z.output<typeof ledgerEntrySchema>
export type Ledger = z.output<typeof ledgerSchema>

export const emptyLedger: Ledger = { version: 1, entries: {} }

export type FeedKey = `${LedgerEntry['kind']} ${string}`

export const keyOf = (kind: LedgerEntry['kind'], feedId: string): FeedKey => `${kind} ${feedId}`

/** The feed's own number of an entry. */
export const feedIdOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

export type FeedItem =
  | { kind: 'property'; key: FeedKey; record: FeedListing }
  | { kind: 'project'; key: FeedKey; record: FeedProject; units: readonly FeedListing[] }
