/** Times proposed by the agency, each with a button to choose it. */
import { useTranslations } from 'next-intl'
import { Questions } from '@/components/modules/next-steps/questions'
import { OutcomeIntro } from '@/components/ui/outcome'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { ViewingProposal } from '@/lib/server/db/repositories/viewings/agent-time'
import { formatViewingDay } from '@/lib/server/viewings/viewing-day'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import styles from './viewing.module.css'
import { ViewingFacts } from './viewing-facts'
import { ViewingForm } from './viewing-form'
import { ViewingFrame } from './viewing-frame'
import { WaysOn } from './ways-on'

type Props = {
  page: ViewingPage
  token: string
  /** In order; empty when the deadline to choose is over. */
  proposals: readonly ViewingProposal[]
  /** The one whose button in the mail was clicked. */
  chosen: string | undefined
  isTaken: boolean
  hasFailed: boolean
}

function Times({ proposals, chosen, language }: Pick<Props, 'proposals' | 'chosen'> & Pick<ViewingPage, 'language'>) {
  const t = useTranslations('Viewing')
  const known = proposals.some(({ startsAt }) => startsAt.toISOString() === chosen)
  return (
    <fieldset className={styles.times}>
      <legend className="vh">{t('moveTo')}</legend>
      {proposals.map(({ startsAt }, index) => {
        const value = startsAt.toISOString()
        return (
          <label key={value}>
            <input type="radio" name="time" value={value} required defaultChecked={known ? value === chosen : index === 0} />
            {t('chooseOption', { day: formatViewingDay(startsAt, language), time: toLocalTime(startsAt).time })}
          </label>
        )
      })}
    </fieldset>
  )
}

function Open({ page, token, proposals, chosen, isTaken, hasFailed }: Props) {
  const t = useTranslations('Viewing')
  const { language, agent } = page
  const [first] = proposals
  const until = first
    ? t('chooseOption', { day: formatViewingDay(first.expiresAt, language), time: toLocalTime(first.expiresAt).time })
    : ''
  return (
    <>
      <h1>{t('chooseHeading')}</h1>
      <OutcomeIntro>{t('chooseLead', { agent: agent.name, until })}</OutcomeIntro>
      <ViewingForm
        change="choose"
        token={token}
        language={language}
        label={t('chooseButton')}
        isTaken={isTaken}
        hasFailed={hasFailed}
      >
        <Times proposals={proposals} chosen={chosen} language={language} />
      </ViewingForm>
      <ViewingFacts page={page} />
    </>
  )
}

function Over({ page }: Pick<Props, 'page'>) {
  const t = useTranslations('Viewing')
  return (
    <>
      <h1>{t('chooseOver.heading')}</h1>
      <OutcomeIntro>{t('chooseOver.lead')}</OutcomeIntro>
      <ViewingFacts page={page} />
      <WaysOn againHref={page.againHref} propertyHref={page.propertyHref} />
    </>
  )
}

export function ChoosePage(props: Props) {
  const { page, token, proposals } = props
  const query = `?${new URLSearchParams({ token })}`
  return (
    <ViewingFrame language={page.language} path="viewing/choose" query={query} property={page.shown}>
      {proposals.length === 0 ? <Over page={page} /> : <Open {...props} />}
      <Questions />
    </ViewingFrame>
  )
}
