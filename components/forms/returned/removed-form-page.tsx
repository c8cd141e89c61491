/**
 * Returns what a visitor typed into a form that the site no longer has: nothing was sent, and the visitor can copy it elsewhere.
 */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { ButtonLink } from '@/components/ui/button'
import pageStyles from '@/components/ui/link-page.module.css'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import type { TypedText } from '@/lib/forms/returned-form'
import { problemsId, removedForm } from '@/lib/routing/returned-form'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'
import styles from './removed-form-page.module.css'

/** The texts with the labels of the current forms, where one has the field. */
function TypedTexts({ typed }: { typed: readonly TypedText[] }) {
  const t = useTranslations('Forms')
  const word = (key: string, other: string) => (/^[\w.-]+$/.test(key) && t.has(key) ? t(key) : other)
  return (
    <dl className={styles.typed}>
      {typed.map(({ field, text }, index) => (
        // The same field may occur twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <div key={index}>
          <dt>{word(`labels.${field}`, field)}</dt>
          <dd>{word(`options.${field}.${text}`, text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** @param typed undefined when nothing is stored, or no longer. */
export function RemovedFormPage({ language, typed }: { language: Language; typed: readonly TypedText[] | undefined }) {
  const t = useTranslations('Forms.removed')
  const phone = formatPhone(getSnapshot().site.contact.phone)
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={crumbsTo(t('title'), language)} isClosed>
      <div className={`wrap ${pageStyles.page}`} id={problemsId(removedForm)}>
        <h1>{t('title')}</h1>
        <p>{t(typed ? 'text' : 'gone', { phone })}</p>
        {typed && (
          <>
            <h2 className={styles.heading}>{t('typed')}</h2>
            <TypedTexts typed={typed} />
          </>
        )}
        <div className={pageStyles.action}>
          <ButtonLink href={linkHref('contact', language)}>{t('contact')}</ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
