/** Targets of the links in the content, and whether something answers there. */
import 'server-only'
import { findOriginal } from '../../../routing/href.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'

/** Links of a Markdown text: original paths, or addresses outside. */
export const findLinkTargets = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** A target of the content must answer: an outside address, a phone or mail, or a published page or article. */
export function isAnswered(snapshot: Snapshot, target: string): boolean {
  if (/^(https?:|tel:|mailto:)/.test(target)) return true
  const original = findOriginal(snapshot.routeTable, target)
  if (original === undefined) return false
  if (snapshot.routeTable.byOriginal.get(original)?.external) return true
  // A text may go on speaking of a feature that is off; its link is then plain text.
  if (snapshot.offPaths.has(original)) return true
  return snapshot.pages.get(original)?.status === 'Published' || snapshot.articles.some((article) => article.path === original)
}
