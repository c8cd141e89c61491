/** A status as a word, next to a square with a shape of its own: never by colour alone (design, "Status"). */
import type { ReactNode } from 'react'
import styles from './item-status.module.css'

export type StatusLook = 'on' | 'wait' | 'off'

export function ItemStatus({ look, children }: { look: StatusLook; children: ReactNode }) {
  return <span className={`${styles.status} ${styles[look]}`}>{children}</span>
}
