/** Finds link targets in the content, and whether they exist. */
import 'server-only'
import { findOriginal } from '../../../routing/href.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'

/** The link targets of a Markdown text: original paths, or full addresses. */
export const findLinkTargets = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Whether a target exists: a full address, a phone number or mail address, or a published page or article. */
export function isAnswered(snapshot: Snapshot, target: string): boolean {
  if (/^(https?:|tel:|mailto:)/.test(target)) return true
  const original = findOriginal(snapshot.routeTable, target)
  if (original === undefined) return false
  if (snapshot.routeTable.byOriginal.get(original)?.external) return true
  // A link to a page of a feature that is switched off is rendered as plain text.
  if (snapshot.offPaths.has(original)) return true
  return snapshot.pages.get(original)?.status === 'Published' || snapshot.articles.some((article) => article.path === original)
}
