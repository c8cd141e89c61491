/**
 * What a format is: a pure function from bytes to neutral listings, and for formats that are asked for over the network the
 * conversation that gets those bytes. Neither fetches, reads a clock nor knows this site: a reader and the composer do the rest.
 */
import type { Language } from '../domain/text/language.ts'
import type { FeedLead, FeedPage, LeadConversation } from './feed-lead.ts'
import type { FeedListing, FeedProject } from './feed-listing.ts'

/** One file or answer, whole. */
export type FeedPayload = {
  /** File name or name of the call: `listings.xml`, `GetObjectListJson`; formats of several payloads know them by it. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Where a format has one payload per language. */
  readonly language?: Language
  /** As the server said it, with the character set. */
  readonly contentType?: string
}

/**
 * `held-back`: the listing cannot be shown. `gap`: something the feed does not say, or says in a word that nobody knows; the listing
 * shows without it. `note`: worth knowing.
 */
export type FeedRemarkLevel = 'held-back' | 'gap' | 'note'

export type FeedRemark = {
  readonly level: FeedRemarkLevel
  /** The listing's or project's number in the feed; left out where it is about the whole feed. */
  readonly id?: string
  /** The field as the CRM's own screen or documentation calls it: `NumberOfBedRooms`, `purposeStatus.id`. */
  readonly field: string
  /** What was expected, in a few English words. */
  readonly message: string
  /** What stood there, shortened; never a person's data. */
  readonly found?: string
  /** That a text is missing in. */
  readonly language?: Language
}

/** What a feed says, each listing once, in the order of the feed. */
export type FeedReading = {
  readonly kind: 'read'
  readonly listings: readonly FeedListing[]
  readonly projects: readonly FeedProject[]
  /** Numbers that the feed itself says are gone (`DELETE`). */
  readonly gone?: readonly string[]
  /** Files that came with the feed itself, by the address that listings name them with (`feed:1024-9f3a/front.jpg`). */
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** Only what changed: what is not in it is still there. */
  readonly isPartial: boolean
  /** The calendar was asked for and not answered: what it said of viewings before still holds. */
  readonly isWithoutCalendar?: boolean
  readonly remarks: readonly FeedRemark[]
}

/** Not what the format is, or cut off: the run stops and everything stays as it was. */
export type UnreadableFeed = {
  readonly kind: 'unreadable'
  /** Which payload. */
  readonly payload: string
  /** What was expected and what was found, in a few English words. */
  readonly message: string
}

export type AdapterOptions = {
  /** What a text is in when neither feed nor payload says so. */
  readonly defaultLanguage: Language
}

/** Pure: the same bytes give the same reading. One listing that cannot be read is a remark, never an error of the whole. */
export type FeedAdapter = (payloads: readonly FeedPayload[], options: AdapterOptions) => FeedReading | UnreadableFeed

export type FeedRequest = {
  readonly name: string
  /** Whole address, or one below the source's own. */
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly language?: Language
  /** One of many: the run need not stop when the server fails to answer it; the conversation is given the status. */
  readonly mayFail?: boolean
}

/** What came back after the reader's own retries; a status such as 401 is the format's to answer, by asking for a new token. */
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
  /** Time of the last complete run, ISO UTC; a format that can asks for changes only. */
  readonly since?: string
  /** Day of the run in Belgium; what changes by the day is asked for once a day. */
  readonly today?: string
  /** Numbers that a webhook announced: only these are asked for. Never empty. */
  readonly ids?: readonly string[]
  /** Numbers of what the source brought before and still shows: a format that can asks what became of those that are not listed. */
  readonly known?: readonly string[]
}

/**
 * Asks by yielding requests that may be sent side by side, gets their answers in the same order, and returns the payloads for the
 * adapter; pages and tokens are its own business, and so is when to stop. Answers of an unexpected status end in `UnreadableFeed`.
 */
export type FeedConversation = Generator<readonly FeedRequest[], readonly FeedPayload[] | UnreadableFeed, readonly FeedAnswered[]>

export type FeedFormat = {
  /** Its own name, as its maker writes it. */
  readonly name: string
  readonly read: FeedAdapter
  /** Left out where one request to the source's address brings all. */
  readonly converse?: (access: FeedAccess) => FeedConversation
  /** How the CRM is told of a lead, where it can be. */
  readonly giveLead?: (lead: FeedLead, access: FeedAccess) => LeadConversation
  /** How the CRM is told where its listing stands, where it asks for that. */
  readonly givePage?: (page: FeedPage, access: FeedAccess) => LeadConversation
  /** Names that `keys` of a source must give, such as `password`. */
  readonly keys?: readonly string[]
}
