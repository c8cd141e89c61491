/** The page behind the link that confirms a viewing whose slot waits for it (ruling 49). */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import styles from './viewing.module.css'
import { ViewingFacts } from './viewing-facts'
import { ViewingForm } from './viewing-form'
import { ViewingFrame } from './viewing-frame'

/** Why it could not be confirmed. */
export type ConfirmProblem = 'gone' | 'tooMany'

type Props = { page: ViewingPage; token: string; problem: ConfirmProblem | undefined; hasFailed: boolean }

function Problem({ page, problem }: { page: ViewingPage; problem: ConfirmProblem }) {
  const t = useTranslations('Viewing')
  return (
    <>
      <h1>{t(`${problem}.heading`)}</h1>
      <p className={styles.lead}>{t(`${problem}.lead`)}</p>
      <div className={styles.ways}>
        {page.againHref && problem === 'gone' && <ButtonLink href={page.againHref}>{t('again')}</ButtonLink>}
        <ButtonLink look="line" href={page.propertyHref}>
          {t('backToProperty')}
        </ButtonLink>
      </div>
    </>
  )
}

export function ConfirmPage({ page, token, problem, hasFailed }: Props) {
  const t = useTranslations('Viewing')
  const { language, property } = page
  return (
    <ViewingFrame language={language} path="viewing/confirm" query={`?${new URLSearchParams({ token })}`} property={property}>
      {problem ? (
        <Problem page={page} problem={problem} />
      ) : (
        <>
          <h1>{t('confirmHeading')}</h1>
          <p className={styles.lead}>{t('confirmLead')}</p>
          <ViewingFacts page={{ ...page, state: 'held' }} />
          <div className={styles.ways}>
            <ViewingForm change="confirm" token={token} language={language} label={t('confirmButton')} hasFailed={hasFailed} />
          </div>
        </>
      )}
    </ViewingFrame>
  )
}
