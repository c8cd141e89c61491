/** Lets browsers that can fetch a page of ours while the pointer rests on its link, without any script (docs/decisions/005-plain-links.md). */
import { prefetchRules } from '@/lib/routing/inline-scripts'

export function PrefetchRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules; a script element takes no children
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
}
