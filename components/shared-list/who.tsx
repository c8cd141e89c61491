/** A person's square: cobalt and black alternate; the name is always next to it. */
import type { ShownPerson } from '@/lib/server/shared-list/list-view'
import styles from './who.module.css'

export function Who({ person: { initial, index } }: { person: Pick<ShownPerson, 'initial' | 'index'> }) {
  return (
    <span className={index % 2 === 1 ? `${styles.who} ${styles.ink}` : styles.who} aria-hidden="true">
      {initial}
    </span>
  )
}
