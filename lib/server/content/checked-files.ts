/** What became of files when they were last read and checked, so that only those that changed are checked again. */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import type { FiledGap } from './file-findings.ts'
import type { KeptText } from './kept-texts.ts'
import type { MendedListing } from './mend-listing.ts'

/** Whatever else the outcome depends on. */
export type CheckContext = { schema: object; rest: string }

export type Outcome = {
  value: unknown
  issues: readonly ContentIssue[]
  warnings: readonly ContentIssue[]
  gaps: readonly FiledGap[]
  mended: readonly MendedListing[]
}

type Entry = CheckContext & { text: KeptText; outcome: Outcome }

export type CheckedFiles = {
  /** @param mark of the text as it is. */
  find: (file: string, mark: string, context: CheckContext) => (Outcome & { text: KeptText }) | undefined
  keep: (file: string, text: KeptText, context: CheckContext, outcome: Outcome) => void
  /** Drops all that no reading asked for since the last call: files that are gone. */
  dropOthers: () => void
}

export function createCheckedFiles(): CheckedFiles {
  const entries = new Map<string, Entry>()
  const asked = new Set<string>()
  return {
    find: (file, mark, { schema, rest }) => {
      asked.add(file)
      const entry = entries.get(file)
      return entry && entry.text.mark === mark && entry.schema === schema && entry.rest === rest
        ? { ...entry.outcome, text: entry.text }
        : undefined
    },
    keep: (file, text, context, outcome) => {
      asked.add(file)
      entries.set(file, { ...context, text, outcome })
    },
    dropOthers: () => {
      for (const file of entries.keys()) if (!asked.has(file)) entries.delete(file)
      asked.clear()
    },
  }
}

// On globalThis: the site's bundles each have a copy of this file, and one of them publishes.
const holder = globalThis as typeof globalThis & { siteCheckedFiles?: CheckedFiles }

/** Those of the running site. */
export function siteCheckedFiles(): CheckedFiles {
  holder.siteCheckedFiles ??= createCheckedFiles()
  return holder.siteCheckedFiles
}
