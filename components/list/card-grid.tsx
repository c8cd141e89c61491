/** Cards in columns: the given number on wide screens, two on tablets, one on phones. */
import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** @param children `li` elements. */
export function CardGrid({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <ul className={styles.grid} style={{ '--columns': columns }}>
      {children}
    </ul>
  )
}
