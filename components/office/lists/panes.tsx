/** A list, and next to it its opened item; on narrow screens one of the two (design, `kantoor-aanvragen`). */
import type { ReactNode } from 'react'
import styles from './panes.module.css'

/** @param said the result message of the last form, shown in the pane that is in use. */
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
