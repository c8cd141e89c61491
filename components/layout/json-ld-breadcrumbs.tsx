/** The breadcrumbs as JSON-LD. */
import type { Crumb } from '@/components/layout/breadcrumbs'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { JsonLd } from './json-ld'

export function JsonLdBreadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  const items = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absoluteUrl(crumb.href),
  }))
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
}
