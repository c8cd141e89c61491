/** A list, and beside it what was opened of it; on narrow screens one of the two (design, `kantoor-aanvragen`). */
import type { ReactNode } from 'react'
import styles from './panes.module.css'

/** @param said what became of what was just sent; it stands where one looks. */
export function Panes({ said, list, opened }: { said: ReactNode; list: ReactNode; opened: ReactNode }) {
  return (
    <div className={opened ? `${styles.panes} ${styles.opened}` : styles.panes}>
      <div className={styles.list}>
        {!opened && said}
        {list}
      </div>
      {opened && (
        <div className={styles.one}>
          {said}
          {opened}
        </div>
      )}
    </div>
  )
}
