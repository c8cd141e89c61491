/**
 * Shown in place of the application to visitors without a link: the questions, their purpose, and how to get a link (ruling 30).
 */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { applicationQuestions } from '@/lib/server/applications/application-questions'
import type { Subject } from '@/lib/server/leads/find-subject'
import { env } from '@/lib/server/runtime/env'
import styles from './viewing-terms.module.css'

type Props = {
  subject: Subject
  language: Language
  /** Address of the viewing form. */
  viewingHref: string
  /** Whether the visitor came by a link that is no longer valid. */
  isLinkOver?: boolean
}

export function ApplicationPreview({ subject, language, viewingHref, isLinkOver = false }: Props) {
  const t = useTranslations('ApplicationPreview')
  return (
    <section className={styles.terms} aria-labelledby="application-preview">
      {isLinkOver && <NoticeBox notice={{ tone: 'wrong', title: t('over.title'), text: t('over.text') }} />}
      <h2 id="application-preview">{t('title')}</h2>
      <p>{t('intro')}</p>
      <table aria-labelledby="application-preview">
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {applicationQuestions(subject, language).map(({ label, why, isRequired }) => (
            <tr key={label}>
              <th scope="row">{isRequired ? label : t('optional', { label })}</th>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('retention', { days: env().CANDIDATE_DAYS })}</p>
      <p>
        <a href={viewingHref}>{t('book')}</a>
      </p>
    </section>
  )
}
