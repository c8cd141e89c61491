/** What became of something, in a box (design, `login`). */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Notice } from '@/lib/forms/account-state'
import styles from './notice.module.css'

/** @param ref to lead the keyboard to it. */
export function NoticeBox({ notice, ref }: { notice: Notice; ref?: Ref<HTMLDivElement> }) {
  const isWrong = notice.tone === 'wrong'
  return (
    <div
      ref={ref}
      className={isWrong ? `${styles.notice} ${styles.wrong}` : styles.notice}
      role={isWrong ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon of={isWrong ? CircleAlert : CircleCheck} />
      <p>
        <b>{notice.title}</b> {notice.text}
      </p>
    </div>
  )
}
