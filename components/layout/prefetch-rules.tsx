/** Lets browsers that can fetch a page of ours while the pointer rests on its link, without any script (docs/decisions). */

const rules = {
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }, eagerness: 'moderate' }],
}

export function PrefetchRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant rules; a script element takes no children
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
