/**
 * A button that puts a property on a list of the visitor or takes it off. Markup alone: `list-buttons.ts` shows what it stands
 * at and answers clicks on all of a page. Out of sight until script runs, its place is kept.
 */
import type { ReactNode } from 'react'
import type { IdListName } from '@/lib/domain/property/favourites'
import styles from './list-button.module.css'

type Props = {
  list: IdListName
  id: number
  /** Its whole name, where what it shows is a part of it. */
  name?: string | undefined
  /** `corner` lies in the corner of a picture, `row` and `check` show words. */
  look: 'corner' | 'row' | 'check'
  children: ReactNode
}

export function ListButton({ list, id, name, look, children }: Props) {
  return (
    <button
      type="button"
      className={`${styles[look]} ${styles[list]} no-print`}
      data-list={list}
      data-id={id}
      data-pending=""
      aria-pressed={false}
      aria-label={name}
    >
      {children}
    </button>
  )
}
