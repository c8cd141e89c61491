/** The way to invite somebody, behind its button: what is filled in, and beside it what follows. */
import type { ReactNode } from 'react'
import styles from './invite-fold.module.css'

type Props = {
  label: string
  text: string
  /** Whether it comes back with something to mend. */
  isOpen: boolean
  children: ReactNode
}

export function InviteFold({ label, text, isOpen, children }: Props) {
  return (
    <details className={styles.invite} open={isOpen}>
      <summary>{label}</summary>
      <div className={styles.form}>
        {children}
        <p>{text}</p>
      </div>
    </details>
  )
}
