/** The form to invite someone, opened by its button: the fields, and next to them the consequences. */
import type { ReactNode } from 'react'
import styles from './invite-fold.module.css'

type Props = {
  label: string
  text: string
  /** Whether the form was returned with errors. */
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
