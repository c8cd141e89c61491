/**
 * Access to confidential listings, for the owner portal and commands. A test lists the files that may import this, so that no
 * public page can leak confidential fields.
 */
import 'server-only'
import { loadCurrent } from './current-snapshot.ts'
import type { Confidential } from './snapshot-type.ts'

/** Confidential records of the live content. @throws ContentError when no content could be published. */
export function getConfidential(): Confidential {
  return loadCurrent().confidential
}
