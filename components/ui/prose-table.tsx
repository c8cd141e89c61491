/** A table in running text. */
import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { textOf } from './name-tables'
import { TableFrame } from './table-frame'

type Node = NonNullable<ExtraProps['node']>

function findCells(node: Node, tagName: string): Node[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tagName ? [child] : findCells(child, tagName)
  })
}

/** Markdown has no captions: the heading above names the table, otherwise its column headings do. */
export function ProseTable({ node, children }: ComponentProps<'table'> & ExtraProps) {
  const heading = node?.properties['dataHeading']
  const columns = node ? findCells(node, 'th').map(textOf).filter(Boolean).join(', ') : ''
  return <TableFrame name={typeof heading === 'string' ? heading : columns}>{children}</TableFrame>
}
