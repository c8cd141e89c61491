/**
 * An undo button, shown for eight seconds after a change (design, README-office). It hides by itself, but not while the pointer
 * is on it.
 */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './undo-toast.module.css'

type Props = { text: string; action?: string; children: ReactNode }

/**
 * @param text describes the previous state.
 * @param action the page itself if not given.
 * @param children the hidden fields of the form that restores it.
 */
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
