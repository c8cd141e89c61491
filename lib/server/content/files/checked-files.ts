/** Caches the results of checking files, so that only changed files are checked again. */
import 'server-only'
import type { ContentIssue } from '../../../content/content-issue.ts'
import type { FiledGap } from '../check/file-findings.ts'
import type { StoredText } from '../disk/text-store.ts'
import type { PlaceholderListing } from './placeholder-listing.ts'

/** Everything besides the text that the outcome depends on. */
export type CheckContext = { schema: object; rest: string }

export type Outcome = {
  value: unknown
  issues: readonly ContentIssue[]
  warnings: readonly ContentIssue[]
  gaps: readonly FiledGap[]
  placeholders: readonly PlaceholderListing[]
}

/** `stamp`: the stamp of the file at that time, see `ContentFiles`. */
type Entry = CheckContext & { text: StoredText; outcome: Outcome; stamp: string | undefined }

type Found = Outcome & { text: StoredText }

export type CheckedFiles = {
  /**
   * The outcome of a file that is unchanged according to its stamp, without reading it. @param schemas the outcome may be of any
   * of these.
   */
  findUnread: (file: string, stamp: string, context: { schemas: readonly object[]; rest: string }) => Found | undefined
  /** The outcome of a file with this text. @param hash of the current text. */
  find: (file: string, hash: string, context: CheckContext, stamp?: string) => Found | undefined
  keep: (file: string, text: StoredText, context: CheckContext, outcome: Outcome, stamp?: string) => void
  /** Removes the entries that were not requested since the last call: files that no longer exist. */
  dropOthers: () => void
}

export function createCheckedFiles(): CheckedFiles {
  const entries = new Map<string, Entry>()
  const asked = new Set<string>()
  const entryOf = (file: string) => {
    asked.add(file)
    return entries.get(file)
  }
  return {
    findUnread: (file, stamp, { schemas, rest }) => {
      const entry = entryOf(file)
      return entry?.stamp === stamp && schemas.includes(entry.schema) && entry.rest === rest
        ? { ...entry.outcome, text: entry.text }
        : undefined
    },
    find: (file, hash, { schema, rest }, stamp) => {
      const entry = entryOf(file)
      if (!entry || entry.text.hash !== hash || entry.schema !== schema || entry.rest !== rest) return undefined
      entry.stamp = stamp
      return { ...entry.outcome, text: entry.text }
    },
    keep: (file, text, context, outcome, stamp) => {
      asked.add(file)
      entries.set(file, { ...context, text, outcome, stamp })
    },
    dropOthers: () => {
      for (const file of entries.keys()) if (!asked.has(file)) entries.delete(file)
      asked.clear()
    },
  }
}

// On globalThis: each bundle has a copy of this file, and one of them publishes.
const holder = globalThis as typeof globalThis & { siteCheckedFiles?: CheckedFiles }

/** The cache of the running site. */
export function siteCheckedFiles(): CheckedFiles {
  holder.siteCheckedFiles ??= createCheckedFiles()
  return holder.siteCheckedFiles
}
