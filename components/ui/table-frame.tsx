/** The frame of a table in running text: it scrolls sideways where the table is too wide, also by keyboard. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** @param columns headings of the columns: they name the table, which has no caption. */
export function TableFrame({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  const t = useTranslations('Prose')
  return (
    // A group, not a landmark: a page may hold many tables with the same columns.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div role="group" className={styles.scroll} aria-label={t('table', { columns: columns.join(', ') })} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
