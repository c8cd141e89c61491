/** Items side by side: the module's number per row, two on tablets, one on phones (specification 9; design, "Space and grid"). */
import { Children, type ReactNode } from 'react'
import styles from './module-grid.module.css'

const tabletColumns = 2

/** The `sizes` of a picture that fills one of `columns` columns. */
export function gridSizes(columns: number): string {
  const widest = Math.round(1376 / columns)
  return `(min-width: 1472px) ${widest}px, (min-width: 1280px) ${Math.round(94 / columns)}vw, (min-width: 767px) ${columns > 1 ? 46 : 94}vw, 94vw`
}

type Props = {
  columns: number
  isAiry?: boolean
  children: ReactNode
}

export function ModuleGrid({ columns, isAiry = false, children }: Props) {
  if (Children.count(children) === 0) return null
  const isPairs = isAiry && columns === 2
  return (
    <ul
      className={[styles.grid, isAiry && styles.airy, isPairs && styles.pairs].filter(Boolean).join(' ')}
      style={{ '--columns': columns, '--columns-tablet': Math.min(columns, tabletColumns) }}
    >
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  )
}
