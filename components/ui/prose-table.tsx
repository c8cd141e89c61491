/** A table of the running text. */
import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { TableFrame } from './table-frame'

type Node = NonNullable<ExtraProps['node']>

function textOf(node: Node['children'][number] | Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

function findCells(node: Node, tagName: string): Node[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tagName ? [child] : findCells(child, tagName)
  })
}

/** Markdown has no caption, so the column headings name the table. */
export function ProseTable({ node, children }: ComponentProps<'table'> & ExtraProps) {
  return <TableFrame columns={node ? findCells(node, 'th').map(textOf).filter(Boolean) : []}>{children}</TableFrame>
}
