/** Names the tables of a text after the heading above them, since Markdown has no captions. */
import type { ExtraProps } from 'react-markdown'

export type Element = NonNullable<ExtraProps['node']>
export type Node = Element['children'][number]

/** The text of an element and its descendants. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/**
 * Sets `dataHeading` of each table to the text of the heading above it; from the second table below the same heading on, with a
 * number. Tables before the first heading are left unchanged.
 */
export const nameTables = () => (tree: { children: readonly { type: string }[] }) => {
  let heading = ''
  const counts = new Map<string, number>()
  for (const node of tree.children as readonly Node[]) {
    if (node.type !== 'element') continue
    if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node).trim()
    if (node.tagName !== 'table' || !heading) continue
    const count = (counts.get(heading) ?? 0) + 1
    counts.set(heading, count)
    node.properties['dataHeading'] = count === 1 ? heading : `${heading} (${count})`
  }
}
