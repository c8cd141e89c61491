/** What became of the content when it was last read. */
import 'server-only'
import type { ContentIssue } from '../../../content/content-issue.ts'
import type { FiledGap } from '../check/file-findings.ts'
import type { ContentChanges } from './compare-texts.ts'
import type { HeldItem } from './publish-content.ts'

export type ContentState = {
  /** `current`: what the folder holds, but for what is held back; `last-good`: what was published before; `none`: nothing ever was. */
  serves: 'current' | 'last-good' | 'none'
  held: readonly HeldItem[]
  warnings: readonly ContentIssue[]
  /** Texts that are missing in a language in use. */
  gaps: readonly FiledGap[]
  /** Why the content of the folder was refused as a whole; empty when it was not. */
  refusal: readonly ContentIssue[]
  changes: ContentChanges
  /** What the folder looked like before it was read; absent without a thread that watches it. */
  fingerprint?: string | undefined
}
