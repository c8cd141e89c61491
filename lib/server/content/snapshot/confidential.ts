/**
 * What is hidden from visitors. For an owner's own property and the agency's commands; a test names who may import this, so that
 * no public page or answer reaches it by accident.
 */
import 'server-only'
import { loadCurrent } from './current-snapshot.ts'
import type { Confidential } from './snapshot-type.ts'

/** Of the live content. @throws ContentError at first use when the content has mistakes. */
export function getConfidential(): Confidential {
  return loadCurrent().confidential
}
