/** A page with a form alone, as its visitor left it. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language } from '@/lib/domain/text/language'
import type { ReturnedForm } from '@/lib/forms/returned-form'
import { getFormProps } from '@/lib/server/forms/form-props'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'
import { bodyOf } from '../form'
import styles from '../page/form-layout.module.css'
import { ReturnedProvider } from './returned-context.client'

type Props = { language: Language; returned: Extract<ReturnedForm, { state: unknown }> }

export function ReturnedFormPage({ language, returned }: Props) {
  const t = useTranslations('Forms')
  const { form, subjectId } = returned
  const Body = bodyOf(form)
  return (
    <SiteFrame
      language={language}
      current=""
      alternates={alternatesOf('')}
      crumbs={crumbsTo(t(`${form}.title`), language)}
      isClosed
    >
      <div className="wrap">
        <div className={styles.head}>
          <h1>{t(`${form}.title`)}</h1>
          <p>{t('moved')}</p>
        </div>
        <div className={styles.grid}>
          <ReturnedProvider value={returned}>
            <Body {...getFormProps(form, language)} subjectId={subjectId} />
          </ReturnedProvider>
        </div>
      </div>
    </SiteFrame>
  )
}
