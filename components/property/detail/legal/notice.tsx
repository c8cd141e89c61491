/** A remark set apart from the text (design, "Notice"). */
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import styles from './notice.module.css'

type Props = { icon: IconName; title: string; look?: 'neutral' | 'warning'; children?: ReactNode }

export function Notice({ icon, title, look = 'neutral', children }: Props) {
  return (
    <div className={look === 'warning' ? `${styles.notice} ${styles.warning}` : styles.notice}>
      <Icon of={icon} />
      <div>
        <strong>{title}</strong>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}
