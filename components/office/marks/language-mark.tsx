/** The language of a visitor, where it is not that of the page. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import styles from '../leads/inbox-list.module.css'

export function LanguageMark({ of, language }: { of: Language | undefined; language: Language }) {
  const t = useTranslations('OfficeLeads')
  if (!of || of === language) return null
  return (
    <span className={styles.language}>
      <span aria-hidden="true">{of.toUpperCase()}</span>
      <span className="vh">{t(`writes.${of}`)}</span>
    </span>
  )
}
