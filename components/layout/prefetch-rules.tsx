/**
 * Speculation rules: browsers that support them prefetch a page of the site while the pointer is on its link, without script
 * (docs/decisions/005-plain-links.md).
 */
import { prefetchRules } from '@/lib/routing/inline-scripts'

export function PrefetchRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules; a script element takes no children
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
}
