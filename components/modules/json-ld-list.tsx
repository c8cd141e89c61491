/** A list of pages as JSON-LD: properties, takeovers, projects. */
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { JsonLd } from '../layout/json-ld'

type Item = { name: string; href: string }

type Props = { items: readonly Item[]; total?: number; before?: number }

/** @param items in the order of the page. `total`: number of items in the whole list; `before`: number on earlier pages. */
export function JsonLdList({ items, total = items.length, before = 0 }: Props) {
  if (items.length === 0) return null
  const itemListElement = items.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: absoluteUrl(href),
  }))
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: total, itemListElement }} />
}
