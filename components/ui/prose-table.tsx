/** A table of the running text, in a frame of its own that scrolls sideways where it is too wide, also by keyboard. */
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import styles from './prose.module.css'

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
  const t = useTranslations('Prose')
  const columns = node ? findCells(node, 'th').map(textOf).filter(Boolean).join(', ') : ''
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className={styles.scroll} aria-label={t('table', { columns })} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
