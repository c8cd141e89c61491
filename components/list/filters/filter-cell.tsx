/** A filter with its value; its choices open below it. */
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './filter-cell.module.css'

export function FilterCell({
  name,
  value,
  isSet,
  children,
}: {
  name: string
  value: string
  isSet: boolean
  children: ReactNode
}) {
  return (
    <details name="filter" className={styles.cell}>
      <summary>
        <span>{name}</span>
        <b className={isSet ? styles.set : undefined}>{value}</b>
        <Icon of="chevron-down" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
