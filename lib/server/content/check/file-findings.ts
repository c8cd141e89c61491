/** Collects what is found while content files are read: errors, warnings, missing texts. */
import 'server-only'
import type { ContentIssue } from '../../../content/content-issue.ts'
import type { LanguageGap } from '../../../content/fill-languages.ts'
import type { readUsedLanguages } from '../../../content/used-languages.ts'
import { finishText } from '../../../domain/text/finish-text.ts'
import type { Language } from '../../../domain/text/language.ts'
import { findUnknownPromise, type Promises, promiseNames } from '../../../domain/text/promises.ts'
import type { TextStore } from '../disk/text-store.ts'
import type { PlaceholderListing } from '../files/placeholder-listing.ts'

/** A text that is missing in a language in use. */
export type FiledGap = LanguageGap & { file: string }

export type FileFindings = {
  issues: ContentIssue[]
  warnings: ContentIssue[]
  gaps: FiledGap[]
  placeholders: PlaceholderListing[]
  texts: TextStore
  used: ReturnType<typeof readUsedLanguages>
  /** The defaults until `site.json` is read. */
  promises: Promises
}

/** Reports an error. @param item id of the entry, where the file holds several. */
export function report({ issues }: FileFindings, file: string, path: string, message: string, item?: string): void {
  issues.push({ file, path, message, level: 'error', ...(item !== undefined && { item }) })
}

/** Returns a function that finishes texts (typography, promises) and reports unknown promises. */
export function finisherOf(findings: FileFindings, file: string, item?: string): (text: string, language: Language) => string {
  return (text, language) => {
    const unknown = findUnknownPromise(text)
    if (unknown)
      report(findings, file, '', `expected one of ${promiseNames.join(', ')} between brackets; found [[${unknown}]]`, item)
    return finishText(text, language, findings.promises)
  }
}
