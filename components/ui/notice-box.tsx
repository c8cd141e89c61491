/** The result of an action, in a box (design, `login`). */
import type { Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Notice } from '@/lib/forms/notice-state'
import styles from './notice-box.module.css'

type Props = {
  notice: Notice
  /** For links to it. */
  id?: string
  /** To move the focus to it. */
  ref?: Ref<HTMLDivElement>
}

export function NoticeBox({ notice, id, ref }: Props) {
  const isWrong = notice.tone === 'wrong'
  return (
    <div
      ref={ref}
      id={id}
      className={isWrong ? `${styles.notice} ${styles.wrong}` : styles.notice}
      role={isWrong ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon of={isWrong ? 'circle-exclamation-point' : 'circle-check'} />
      <p>
        <b>{notice.title}</b> {notice.text}
      </p>
    </div>
  )
}
