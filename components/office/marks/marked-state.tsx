/** A state with a square next to it whose fill and colour mean the same as the word (design, "Marks"). */
import type { ReactNode } from 'react'
import styles from './marked-state.module.css'

export type Square = { fill: 'full' | 'half' | 'empty'; colour: 'accent' | 'success' | 'danger' | 'grey' }

export function MarkedState({ square: { fill, colour }, children }: { square: Square; children: ReactNode }) {
  return (
    <span className={styles.state}>
      <i className={`${styles.square} ${styles[fill] ?? ''} ${styles[colour]}`} aria-hidden="true" />
      {children}
    </span>
  )
}
