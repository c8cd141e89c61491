/** The frame of a table in running text: a table that is too wide scrolls sideways, also by keyboard. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** @param name what the table is about, as it has no caption; unique on the page. */
export function TableFrame({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('Prose')
  return (
    // A group, not a landmark: a page may hold many tables.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div role="group" className={styles.scroll} aria-label={t('table', { name })} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
