/** What composing needs to know besides the listing itself, and how it says what it could not use. */
import type { Language } from '../../domain/text/language.ts'
import type { FeedRemark, FeedRemarkLevel } from '../adapter.ts'
import type { FeedGoal, FeedKind } from '../feed-listing.ts'
import type { Day, FeedFile } from '../feed-parts.ts'
import type { FeedSource } from '../feed-source.ts'

/** A file that was fetched and is kept by its content. */
export type StoredFile = {
  /** By its content, the same wherever it is named. */
  id: number
  /** `/media/feed-pictures/…`; documents have none, they are found by their id. */
  address: string
  kind: 'picture' | 'document'
  width: number
  height: number
}

export type PricePoint = { date: Day; price: number }

export type ComposeContext = {
  source: FeedSource
  /** Our own number of the listing. */
  id: number
  /** What the feed says is newer than this is taken; else these stand. */
  firstSeen: Day
  /** Prices of former runs, oldest first. */
  prices: readonly PricePoint[]
  /** What it was offered for by the last run; undefined for what is new, and of runs that did not note it. */
  goalBefore?: FeedGoal | undefined
  today: Day
  defaultLanguage: Language
  /** @param kind what it stands among: a picture and a document may have the same number. */
  fileOf: (file: FeedFile, kind: StoredFile['kind']) => StoredFile | undefined
  /** Our number of a unit. */
  unitIdOf: (feedId: string) => number
  /** By mail address, in small letters. */
  agentsByMail: ReadonlyMap<string, number>
  /** What a type is called, for listings without a title. */
  kindName: (kind: FeedKind, language: Language) => string | undefined
  /** By ISO 3166-1. */
  countryName: (code: string, language: Language) => string
}

/** A word of a feed and what it means here; nobody knows it where `ours` is left out. */
export type UsedWord = { readonly field: string; readonly theirs: string; readonly ours?: string }

export type Remarks = {
  list: readonly FeedRemark[]
  /** In the order of the listing, a word as often as it stands there. */
  words: readonly UsedWord[]
  noteWord: (field: string, theirs: string, ours: string | number | undefined) => void
  say: (level: FeedRemarkLevel, field: string, message: string, found?: unknown, language?: Language) => void
}

const longest = 60

/** Shortened: what a feed says may be long. */
function shorten(found: unknown): string {
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? 'nothing')
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text
}

export function remarksOf(id: string): Remarks {
  const list: FeedRemark[] = []
  const words: UsedWord[] = []
  return {
    list,
    words,
    noteWord: (field, theirs, ours) =>
      words.push({ field, theirs: shorten(theirs), ...(ours !== undefined && { ours: String(ours) }) }),
    say: (level, field, message, found, language) =>
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
