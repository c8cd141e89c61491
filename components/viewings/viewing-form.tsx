/** The form of a page opened by a link: opening the page changes nothing, because mail scanners open links automatically. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import plain from '@/components/ui/plain-control.module.css'
import type { Language } from '@/lib/domain/text/language'
import styles from './viewing.module.css'

type Props = {
  /** The change that the button makes: see `app/api/viewing/`. */
  change: 'confirm' | 'cancel' | 'move' | 'choose'
  token: string
  language: Language
  label: string
  /** Whether an earlier attempt could not be stored. */
  hasFailed: boolean
  /** Whether the chosen slot has been taken by someone else. */
  isTaken?: boolean
  /** Fields above the button. */
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
