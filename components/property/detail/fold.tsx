/** A collapsible part of the page, without script: its text is always in the page. */
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './fold.module.css'

type FoldProps = {
  /** The heading, which opens and closes it. */
  children: ReactNode
  /** Its content in a few words. */
  summary?: ReactNode
  content: ReactNode
  isOpen?: boolean
}

export function Fold({ children, summary, content, isOpen = false }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {children}
        {summary && <span className={styles.summary}>{summary}</span>}
        <Icon of="chevron-down" />
      </summary>
      <div className={styles.content}>{content}</div>
    </details>
  )
}

/** Within a section, for details. */
export function SmallFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={`${styles.fold} ${styles.small}`}>
      <summary>
        {title}
        <Icon of="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
