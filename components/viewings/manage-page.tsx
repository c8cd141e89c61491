/** One's viewing behind the link of a mail: to look at, and to call off by a button (design, `bezoek-beheren`). */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import { CalendarLink } from './calendar-link'
import styles from './viewing.module.css'
import { ViewingFacts } from './viewing-facts'
import { ViewingForm } from './viewing-form'
import { ViewingFrame } from './viewing-frame'
import { ViewingHeading } from './viewing-heading'

type Props = { page: ViewingPage; token: string; hasFailed?: boolean }

/** A viewing with its time is cancelled; what has none, or waits for its click, is withdrawn. */
const wordsOf = (state: ViewingPage['state']) => (state === 'confirmed' ? 'cancel' : 'withdraw')

function Open({ page, token, hasFailed = false }: Props) {
  const t = useTranslations('Viewing')
  const { state, language } = page
  const words = wordsOf(state)
  return (
    <>
      <h1>{t(state === 'confirmed' ? 'manageHeading' : 'manageRequestHeading')}</h1>
      <p className={styles.lead}>{t(`lead.${state}`, { until: page.heldUntil ?? '' })}</p>
      <ViewingFacts page={page} />
      {state === 'confirmed' && (
        <div className={`${styles.ways} no-print`}>
          <CalendarLink token={token} language={language} look="line" />
        </div>
      )}
      <section className={styles.callOff} aria-labelledby="call-off">
        <h2 id="call-off">{t(`${words}Heading`)}</h2>
        <p>{t(`${words}Text`)}</p>
        <ViewingForm change="cancel" token={token} language={language} label={t(`${words}Button`)} hasFailed={hasFailed} />
      </section>
      <p className={styles.note}>{t('ownLink')}</p>
    </>
  )
}

function Over({ page }: { page: ViewingPage }) {
  const t = useTranslations('Viewing')
  return (
    <>
      <ViewingHeading page={page} />
      {page.state !== 'past' && <ViewingFacts page={page} />}
      <div className={styles.ways}>
        {page.againHref && <ButtonLink href={page.againHref}>{t('again')}</ButtonLink>}
        <ButtonLink look="line" href={page.propertyHref}>
          {t('backToProperty')}
        </ButtonLink>
      </div>
    </>
  )
}

export function ManagePage({ page, token, hasFailed = false }: Props) {
  const query = `?${new URLSearchParams({ token })}`
  const isOver = page.state === 'cancelled' || page.state === 'lapsed' || page.state === 'past'
  return (
    <ViewingFrame language={page.language} path="viewing" query={query} property={page.property}>
      {isOver ? <Over page={page} /> : <Open page={page} token={token} hasFailed={hasFailed} />}
    </ViewingFrame>
  )
}
