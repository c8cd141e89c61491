/** The page of an invalid link of an agent's mail: forged, expired, or of an erased viewing. It reveals nothing about anyone. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './answer.module.css'
import { AnswerFrame } from './answer-frame'

export function AnswerOver({ language }: { language: Language }) {
  const t = useTranslations('ViewingAnswer')
  return (
    <AnswerFrame language={language}>
      <div className={styles.over}>
        <h1>{t('over.title')}</h1>
        <p>{t('over.text')}</p>
        <ButtonLink href={linkHref('office', language)}>{t('office')}</ButtonLink>
      </div>
    </AnswerFrame>
  )
}
