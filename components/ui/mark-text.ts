/** Plugins for Markdown texts of the content: ids for headings, and energy labels drawn in tables. */
import { headingId } from '@/lib/content/text-contents'
import { type Element, type Node, textOf } from './name-tables'

const isElement = (node: Node): node is Element => node.type === 'element'

/** Sets the id of each heading of the first levels; of several headings with the same text, the first gets it. */
export const nameHeadings = () => (tree: { children: readonly { type: string }[] }) => {
  const known = new Set<string>()
  for (const node of (tree.children as readonly Node[]).filter(isElement)) {
    const id = /^h[12]$/.test(node.tagName) ? headingId(textOf(node)) : ''
    if (!id || known.has(id)) continue
    known.add(id)
    node.properties['id'] = id
  }
}

/** As texts write them, best first. */
const labels = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']

const all = (node: Element, tagName: string): Element[] =>
  node.children.filter(isElement).flatMap((child) => (child.tagName === tagName ? [child] : all(child, tagName)))

/** `A+` → `ap`, the suffix in the names of the label colours. */
const toName = (text: string) => text.toLowerCase().replace('++', 'pp').replace('+', 'p')

/** In a table whose rows all begin with an energy label, each label becomes the arrow of that label. */
export const drawLabels = () => (tree: { children: readonly { type: string }[] }) => {
  for (const table of (tree.children as readonly Node[]).filter(isElement).filter(({ tagName }) => tagName === 'table')) {
    const cells = all(table, 'tbody').flatMap((body) => all(body, 'tr').flatMap((row) => all(row, 'td')[0] ?? []))
    if (cells.length < 3 || !cells.every((cell) => labels.includes(textOf(cell).trim()))) continue
    for (const cell of cells) {
      const name = textOf(cell).trim()
      const style = `--fill: var(--epc-${toName(name)}); --step: ${labels.indexOf(name)}`
      const properties = { dataLabel: toName(name), style }
      cell.children = [{ type: 'element', tagName: 'span', properties, children: cell.children }]
    }
  }
}
