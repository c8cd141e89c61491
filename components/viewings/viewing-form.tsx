/** A button of a page behind a link: opening the page does nothing, because mail scanners open links by themselves. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NoticeBox } from '@/components/accounts/notice-box'
import { Button, type ButtonLook } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import type { Language } from '@/lib/domain/text/language'
import styles from './viewing.module.css'

type Props = {
  /** What the button does: see `app/api/viewing/`. */
  change: 'confirm' | 'cancel' | 'move' | 'choose'
  token: string
  language: Language
  label: string
  /** Whether the button was pressed before, and nothing could be written. */
  hasFailed: boolean
  /** The time that was chosen has been taken by somebody else. */
  isTaken?: boolean
  /** What is chosen before. */
  children?: ReactNode
} & Pick<ButtonLook, 'look'>

export function ViewingForm({ change, token, language, label, hasFailed, isTaken = false, children, look = 'primary' }: Props) {
  const t = useTranslations('Viewing')
  return (
    <form className={`${plain.within} ${styles.form}`} action="/api/viewing/" method="post">
      {hasFailed && <NoticeBox notice={{ tone: 'wrong', title: t('failed.title'), text: t('failed.text') }} />}
      {isTaken && <NoticeBox notice={{ tone: 'wrong', title: t('taken.title'), text: t('taken.text') }} />}
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {children}
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  )
}
