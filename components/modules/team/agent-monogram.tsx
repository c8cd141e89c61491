/** Initials on cobalt where there is no portrait; the name stands beside them. */
import styles from './agent-monogram.module.css'

export function AgentMonogram({ initials }: { initials: string }) {
  return (
    <span className={styles.monogram} aria-hidden="true">
      {initials}
    </span>
  )
}
