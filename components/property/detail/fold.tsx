/** A part of the page that opens on request, without script: all its text is there. */
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './fold.module.css'

type FoldProps = {
  /** The heading, which is the switch. */
  children: ReactNode
  /** What stands in it, in a few words. */
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

/** Within a section: what only some want to know. */
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
