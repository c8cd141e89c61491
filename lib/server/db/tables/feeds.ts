/** Tables of feeds: which number a listing has here, who runs a source, and what became of its runs. */
import type { Generated } from 'kysely'

export type FeedIdentityTable = {
  source: string
  kind: string
  feed_id: string
  /** The number that a listing of a feed has here, for ever. */
  item_id: number
  /** Address of its page that its CRM was last told of. */
  given_url: Generated<string | null>
}

/** Who is running a source, and until when nobody else may, unless that is moved on. */
export type FeedLeaseTable = { source: string; owner: string | null; ends_at: string | null }

export type FeedRunTable = {
  id: string
  source: string
  started_at: string
  /** `done`, `unchanged`, `stopped` or `failed`. */
  outcome: string
  /** As JSON. */
  report: string
  /** Its figures, as JSON; null for runs of before there were any. */
  summary: Generated<string | null>
}

/** Numbers that a webhook announced and nobody has asked for yet. */
export type FeedNoticeTable = { source: string; feed_id: string; created_at: string }
