/**
 * A button that adds a property to a list of the visitor or removes it. Markup only: `list-buttons.ts` sets the state of all
 * buttons of a page and handles their clicks. Invisible until script runs, but its space is reserved.
 */
import type { ReactNode } from 'react'
import type { IdListName } from '@/lib/domain/property/favourites'
import styles from './list-button.module.css'

type Props = {
  list: IdListName
  id: number
  /** Accessible name, where it is longer than the visible text. */
  name?: string | undefined
  /** `corner` is placed in the corner of a picture, `row` and `check` show a text. */
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
