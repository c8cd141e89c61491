/** Shown on favourites and comparison while they are empty. */
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import styles from './empty-own-list.module.css'

export function EmptyOwnList({
  title,
  action,
  children,
}: {
  title: string
  action: { text: string; href: string }
  children: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{children}</p>
      <ButtonLink look="ink" href={action.href}>
        {action.text}
      </ButtonLink>
    </div>
  )
}
