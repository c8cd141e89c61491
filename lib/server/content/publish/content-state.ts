/** The result of the last reading of the content. */
import 'server-only'
import type { ContentIssue } from '../../../content/content-issue.ts'
import type { FiledGap } from '../check/file-findings.ts'
import type { ContentChanges } from './compare-texts.ts'
import type { HeldItem } from './publish-content.ts'

export type ContentState = {
  /**
   * `current`: the folder, except items that are held back; `last-good`: what was published before; `none`: nothing, as nothing
   * was ever published.
   */
  serves: 'current' | 'last-good' | 'none'
  held: readonly HeldItem[]
  warnings: readonly ContentIssue[]
  /** Texts that are missing in a language in use. */
  gaps: readonly FiledGap[]
  /** Why the folder was refused as a whole; empty if it was not. */
  refusal: readonly ContentIssue[]
  changes: ContentChanges
  /** Fingerprint of the folder before it was read; undefined where no worker thread reads it. */
  fingerprint?: string | undefined
}
