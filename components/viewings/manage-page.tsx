/** One's viewing behind the link of a mail: to look at, and to call off by a button (design, `bezoek-beheren`). */
import { useTranslations } from 'next-intl'
import { Questions } from '@/components/modules/next-steps/questions'
import { ButtonLink } from '@/components/ui/button'
import { OutcomeLead, OutcomeNote, OutcomeWays } from '@/components/ui/outcome'
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
      <OutcomeLead>{t(`lead.${state}`, { until: page.heldUntil ?? '' })}</OutcomeLead>
      <ViewingFacts page={page} />
      {state === 'confirmed' && (
        <OutcomeWays>
          <CalendarLink token={token} language={language} look="line" />
        </OutcomeWays>
      )}
      <section className={styles.callOff} aria-labelledby="call-off">
        <h2 id="call-off">{t(`${words}Heading`)}</h2>
        <p>{t(`${words}Text`)}</p>
        <ViewingForm change="cancel" token={token} language={language} label={t(`${words}Button`)} hasFailed={hasFailed} />
      </section>
      <OutcomeNote>{t('ownLink')}</OutcomeNote>
    </>
  )
}

function Over({ page }: { page: ViewingPage }) {
  const t = useTranslations('Viewing')
  return (
    <>
      <ViewingHeading page={page} />
      {page.state !== 'past' && <ViewingFacts page={page} />}
      <OutcomeWays>
        {page.againHref && <ButtonLink href={page.againHref}>{t('again')}</ButtonLink>}
        <ButtonLink look="line" href={page.propertyHref}>
          {t('backToProperty')}
        </ButtonLink>
      </OutcomeWays>
    </>
  )
}

/** What cannot be called off any more. */
const overStates: readonly ViewingPage['state'][] = ['cancelled', 'withdrawn', 'lapsed', 'gone', 'past']

export function ManagePage({ page, token, hasFailed = false }: Props) {
  const query = `?${new URLSearchParams({ token })}`
  const isOver = overStates.includes(page.state)
  return (
    <ViewingFrame language={page.language} path="viewing" query={query} property={page.property}>
      {isOver ? <Over page={page} /> : <Open page={page} token={token} hasFailed={hasFailed} />}
      <Questions />
    </ViewingFrame>
  )
}
