/** For eight seconds after a change: the way back (design, README-office). It goes by itself, not while it is pointed at. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './undo-toast.module.css'

type Props = { text: string; action?: string; children: ReactNode }

/** @param text what was before. @param action the page itself without one. @param children the hidden fields of the form that puts it back. */
export function UndoToast({ text, action, children }: Props) {
  const t = useTranslations('OfficeUndo')
  return (
    <form method="post" action={action} className={styles.toast}>
      {children}
      <span>{text}</span>
      <button type="submit" aria-keyshortcuts="z">
        {t('button')} <kbd>Z</kbd>
      </button>
    </form>
  )
}
