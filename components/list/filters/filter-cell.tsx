/** A filter with its value; its choices open below it. */
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CellName, CellValue } from '@/lib/server/search/cell-values'
import styles from './filter-cell.module.css'

export function FilterCell({
  cell,
  name,
  value: { text, isSet },
  children,
}: {
  /** Name by which the script that updates the counts finds the cell. */
  cell: CellName
  name: string
  value: CellValue
  children: ReactNode
}) {
  return (
    <details name="filter" className={styles.cell}>
      <summary>
        <span>{name}</span>
        <b data-cell={cell} data-set={isSet || undefined}>
          {text}
        </b>
        <Icon of="chevron-down" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
