/** The page of the link that confirms a viewing; until then its slot is reserved (ruling 49). */
import { useTranslations } from 'next-intl'
import { Questions } from '@/components/modules/next-steps/questions'
import { OutcomeIntro, OutcomeWays } from '@/components/ui/outcome'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import { ViewingFacts } from './viewing-facts'
import { ViewingForm } from './viewing-form'
import { ViewingFrame } from './viewing-frame'
import { WaysOn } from './ways-on'

type Props = {
  page: ViewingPage
  token: string
  /** The visitor already has the largest number of viewings. */
  problem: 'tooMany' | undefined
  hasFailed: boolean
}

/** Why it cannot be confirmed, and what to do instead. */
function Problem({ page, problem }: { page: ViewingPage; problem: 'gone' | 'tooMany' }) {
  const t = useTranslations('Viewing')
  const isGone = problem === 'gone'
  return (
    <>
      <h1>{t(isGone ? 'heading.gone' : 'tooMany.heading')}</h1>
      <OutcomeIntro>{t(isGone ? 'lead.gone' : 'tooMany.lead')}</OutcomeIntro>
      <WaysOn againHref={isGone ? page.againHref : undefined} propertyHref={page.propertyHref} />
    </>
  )
}

function Open({ page, token, hasFailed }: Omit<Props, 'problem'>) {
  const t = useTranslations('Viewing')
  const { state, language } = page
  return (
    <>
      <h1>{t('confirmHeading')}</h1>
      <OutcomeIntro>{t(state === 'lapsed' ? 'confirmLateLead' : 'confirmLead')}</OutcomeIntro>
      <ViewingFacts page={{ ...page, state: 'held' }} />
      <OutcomeWays>
        <ViewingForm change="confirm" token={token} language={language} label={t('confirmButton')} hasFailed={hasFailed} />
      </OutcomeWays>
    </>
  )
}

export function ConfirmPage({ page, token, problem, hasFailed }: Props) {
  const { language, shown, state } = page
  const reason = state === 'gone' ? 'gone' : problem
  return (
    <ViewingFrame language={language} path="viewing/confirm" query={`?${new URLSearchParams({ token })}`} property={shown}>
      {reason ? <Problem page={page} problem={reason} /> : <Open page={page} token={token} hasFailed={hasFailed} />}
      <Questions />
    </ViewingFrame>
  )
}
