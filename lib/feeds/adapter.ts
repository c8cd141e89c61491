/**
 * What a feed format is: a pure function from bytes to neutral listings and, for formats fetched over the network, the
 * conversation (sequence of requests) that gets those bytes. Neither fetches anything, reads a clock or knows this site: a reader
 * and the composer do that.
 */
import type { Language } from '../domain/text/language.ts'
import type { FeedLead, FeedPage, LeadConversation } from './feed-lead.ts'
import type { FeedListing, FeedProject } from './feed-listing.ts'

/** One complete file or response body. */
export type FeedPayload = {
  /**
   * File name or name of the API call: `listings.xml`, `GetObjectListJson`. Formats with several payloads distinguish them by it.
   */
  readonly name: string
  readonly bytes: Uint8Array
  /** Set where a format has one payload per language. */
  readonly language?: Language
  /** `Content-Type` header of the server, including the character set. */
  readonly contentType?: string
}

/**
 * `held-back`: the listing cannot be published. `gap`: the feed leaves a value out or uses an unknown word; the listing is
 * published without it. `note`: for information only.
 */
export type FeedRemarkLevel = 'held-back' | 'gap' | 'note'

export type FeedRemark = {
  readonly level: FeedRemarkLevel
  /** The listing's or project's id in the feed; omitted where the remark concerns the whole feed. */
  readonly id?: string
  /** Name of the field in the CRM's own screens or documentation: `NumberOfBedRooms`, `purposeStatus.id`. */
  readonly field: string
  /** What was expected, in a few English words. */
  readonly message: string
  /** The value found, shortened; never personal data. */
  readonly found?: string
  /** Language whose text is missing. */
  readonly language?: Language
}

/** What a feed contains: each listing once, in the order of the feed. */
export type FeedReading = {
  readonly kind: 'read'
  readonly listings: readonly FeedListing[]
  readonly projects: readonly FeedProject[]
  /** Ids that the feed explicitly marks as deleted (`DELETE`). */
  readonly gone?: readonly string[]
  /** Files that came inside the feed, by the address that listings refer to them with (`feed:1024-9f3a/front.jpg`). */
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** Contains changes only: a listing that is not in it still exists. */
  readonly isPartial: boolean
  /** The calendar was requested but not received: the viewings known from earlier runs remain valid. */
  readonly isWithoutCalendar?: boolean
  readonly remarks: readonly FeedRemark[]
}

/** The bytes are not in the expected format, or are incomplete: the run stops and changes nothing. */
export type UnreadableFeed = {
  readonly kind: 'unreadable'
  /** Name of the payload that could not be read. */
  readonly payload: string
  /** What was expected and what was found, in a few English words. */
  readonly message: string
}

export type AdapterOptions = {
  /** Language of a text when neither feed nor payload gives one. */
  readonly defaultLanguage: Language
}

/**
 * Pure: the same bytes give the same reading. A listing that cannot be read becomes a remark and does not fail the whole feed.
 */
export type FeedAdapter = (payloads: readonly FeedPayload[], options: AdapterOptions) => FeedReading | UnreadableFeed

export type FeedRequest = {
  readonly name: string
  /** Absolute address, or one relative to the address of the source. */
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly language?: Language
  /** One of many requests: a failure does not stop the run; the conversation receives the status. */
  readonly mayFail?: boolean
}

/** Response after the reader's own retries. The format handles a status such as 401 itself, by requesting a new token. */
export type FeedAnswered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly payload: FeedPayload
}

/** What a conversation knows of its source: `address` and `options` from `feeds.json`, `keys` by name from the environment. */
export type FeedAccess = {
  readonly address: string
  readonly keys: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  readonly languages: readonly Language[]
  /** Time of the last complete run (ISO, UTC); formats that support it request only what changed since. */
  readonly since?: string
  /** Date of the run in Belgium; what changes once a day is requested once a day. */
  readonly today?: string
  /** Ids that a webhook announced: only these are requested. Never empty. */
  readonly ids?: readonly string[]
  /**
   * Ids that the source delivered before and that are still published: formats that support it request the status of those that
   * are no longer listed.
   */
  readonly known?: readonly string[]
}

/**
 * Yields requests that may be sent in parallel, receives the responses in the same order and returns the payloads for the
 * adapter. It handles paging, tokens and when to stop. A response with an unexpected status ends in `UnreadableFeed`.
 */
export type FeedConversation = Generator<readonly FeedRequest[], readonly FeedPayload[] | UnreadableFeed, readonly FeedAnswered[]>

export type FeedFormat = {
  /** Product name as its vendor writes it. */
  readonly name: string
  readonly read: FeedAdapter
  /** Omitted where one request to the source's address returns everything. */
  readonly converse?: (access: FeedAccess) => FeedConversation
  /** Sends a lead to the CRM; omitted where the CRM does not accept leads. */
  readonly giveLead?: (lead: FeedLead, access: FeedAccess) => LeadConversation
  /** Sends the CRM the address of a listing's page; omitted where the CRM does not ask for it. */
  readonly givePage?: (page: FeedPage, access: FeedAccess) => LeadConversation
  /** Names that `keys` of a source must contain, such as `password`. */
  readonly keys?: readonly string[]
}
