/** What composing needs besides the listing itself, and how it reports what it could not use. */
import type { Language } from '../../domain/text/language.ts'
import type { FeedRemark, FeedRemarkLevel } from '../adapter.ts'
import type { FeedGoal, FeedKind } from '../feed-listing.ts'
import type { Day, FeedFile } from '../feed-parts.ts'
import type { FeedSource } from '../feed-source.ts'

/** A fetched file, stored under a hash of its content. */
export type StoredFile = {
  /** Derived from the content: the same file has the same id wherever it is referenced. */
  id: number
  /** `/media/feed-pictures/…`; empty for documents, which are found by their id. */
  address: string
  kind: 'picture' | 'document'
  width: number
  height: number
}

export type PricePoint = { date: Day; price: number }

export type ComposeContext = {
  source: FeedSource
  /** This site's id of the listing. */
  id: number
  /** Date of the first run that contained the listing. Dates in the feed count only when they are later. */
  firstSeen: Day
  /** Prices of earlier runs, oldest first. */
  prices: readonly PricePoint[]
  /** Sale or rent according to the last run; undefined for new listings and for runs that did not store it. */
  goalBefore?: FeedGoal | undefined
  today: Day
  defaultLanguage: Language
  /** @param kind type of list the file is in: a picture and a document may have the same id. */
  fileOf: (file: FeedFile, kind: StoredFile['kind']) => StoredFile | undefined
  /** This site's id of a unit. */
  unitIdOf: (feedId: string) => number
  /** By lower-case mail address. */
  agentsByMail: ReadonlyMap<string, number>
  /** Name of a property type, for listings without a title. */
  kindName: (kind: FeedKind, language: Language) => string | undefined
  /** By ISO 3166-1 code. */
  countryName: (code: string, language: Language) => string
}

/** A word used by a feed and its meaning here; `ours` is omitted where the word is unknown. */
export type UsedWord = { readonly field: string; readonly theirs: string; readonly ours?: string }

export type Remarks = {
  list: readonly FeedRemark[]
  /** In the order of the listing; repeated as often as the word occurs. */
  words: readonly UsedWord[]
  addWord: (field: string, theirs: string, ours: string | number | undefined) => void
  add: (level: FeedRemarkLevel, field: string, message: string, found?: unknown, language?: Language) => void
}

const longest = 60

/** Shortens values, because those of a feed may be long. */
function shorten(found: unknown): string {
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? 'nothing')
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text
}

/** Collects the remarks and words of one listing. @param id the listing's id in the feed. */
export function remarksOf(id: string): Remarks {
  const list: FeedRemark[] = []
  const words: UsedWord[] = []
  return {
    list,
    words,
    addWord: (field, theirs, ours) =>
      words.push({ field, theirs: shorten(theirs), ...(ours !== undefined && { ours: String(ours) }) }),
    add: (level, field, message, found, language) =>
      list.push({
        level,
        id,
        field,
        message,
        ...(found !== undefined && { found: shorten(found) }),
        ...(language && { language }),
      }),
  }
}
