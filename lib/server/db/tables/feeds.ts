/** Tables of feeds: ids of listings on this site, leases of sources, and runs. */
import type { Generated } from 'kysely'

export type FeedIdentityTable = {
  source: string
  kind: string
  feed_id: string
  /** Permanent id of the listing on this site. */
  item_id: number
  /** Page address that was last sent to its CRM. */
  given_url: Generated<string | null>
}

/** Process that runs a source, and until when no other may, unless the lease is renewed. */
export type FeedLeaseTable = { source: string; owner: string | null; ends_at: string | null }

export type FeedRunTable = {
  id: string
  source: string
  started_at: string
  /** `done`, `unchanged`, `stopped` or `failed`. */
  outcome: string
  /** As JSON. */
  report: string
  /** Figures of the report, as JSON; null for runs of releases without figures. */
  summary: Generated<string | null>
}

/** Ids announced by a webhook that no run has requested yet. */
export type FeedNoticeTable = { source: string; feed_id: string; created_at: string }
