/** A visitor's viewing, opened by the link of a mail: to view, move or cancel it with a button (design, `bezoek-beheren`). */
import { useTranslations } from 'next-intl'
import { Questions } from '@/components/modules/next-steps/questions'
import { NoticeBox } from '@/components/ui/notice-box'
import { OutcomeIntro, OutcomeNote, OutcomeWays } from '@/components/ui/outcome'
import type { SlotDay } from '@/lib/server/viewings/slot-days'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import { CalendarLink } from './calendar-link'
import { SlotSelect } from './slot-select'
import styles from './viewing.module.css'
import { ViewingFacts } from './viewing-facts'
import { ViewingForm } from './viewing-form'
import { ViewingFrame } from './viewing-frame'
import { ViewingHeading } from './viewing-heading'
import { WaysOn } from './ways-on'

/** Other times for a viewing that has one; `often`: it was moved as often as visitors may. */
export type OtherTimes = readonly SlotDay[] | 'often' | undefined

type Props = {
  page: ViewingPage
  token: string
  hasFailed?: boolean
  others?: OtherTimes
  /** The result of a move. */
  moved?: 'moved' | 'taken' | undefined
}

function Move({
  page,
  token,
  others,
  moved,
}: Pick<Props, 'page' | 'token' | 'moved'> & { others: readonly SlotDay[] | 'often' }) {
  const t = useTranslations('Viewing')
  const canMove = others !== 'often' && others.length > 0
  return (
    <section className={styles.change} aria-labelledby="move">
      <h2 id="move">{t('moveHeading')}</h2>
      <p>{canMove ? t('moveText') : t(others === 'often' ? 'moveOften' : 'moveNone')}</p>
      {canMove && (
        <ViewingForm
          change="move"
          token={token}
          language={page.language}
          label={t('moveButton')}
          hasFailed={false}
          isTaken={moved === 'taken'}
          look="line"
        >
          <SlotSelect name="time" label={t('moveTo')} days={others} />
        </ViewingForm>
      )}
    </section>
  )
}

/** A viewing with a time is cancelled; a request without one, or one not confirmed yet, is withdrawn. */
const wordsOf = (state: ViewingPage['state']) => (state === 'confirmed' ? 'cancel' : 'withdraw')

function Open({ page, token, hasFailed = false, others, moved }: Props) {
  const t = useTranslations('Viewing')
  const { state, language } = page
  const words = wordsOf(state)
  return (
    <>
      {moved === 'moved' && <NoticeBox notice={{ tone: 'done', title: t('moved.title'), text: t('moved.text') }} />}
      <h1>{t(state === 'confirmed' ? 'manageHeading' : 'manageRequestHeading')}</h1>
      <OutcomeIntro>{t(`lead.${state}`, { until: page.heldUntil ?? '' })}</OutcomeIntro>
      <ViewingFacts page={page} />
      {state === 'confirmed' && (
        <OutcomeWays>
          <CalendarLink token={token} language={language} look="line" />
        </OutcomeWays>
      )}
      {others && <Move page={page} token={token} others={others} moved={moved} />}
      <section className={styles.change} aria-labelledby="call-off">
        <h2 id="call-off">{t(`${words}Heading`)}</h2>
        <p>{t(`${words}Text`)}</p>
        <ViewingForm change="cancel" token={token} language={language} label={t(`${words}Button`)} hasFailed={hasFailed} />
      </section>
      <OutcomeNote>{t('ownLink')}</OutcomeNote>
    </>
  )
}

function Over({ page }: { page: ViewingPage }) {
  return (
    <>
      <ViewingHeading page={page} />
      {page.state !== 'past' && <ViewingFacts page={page} />}
      <WaysOn againHref={page.againHref} propertyHref={page.propertyHref} />
    </>
  )
}

/** States that can no longer be cancelled. */
const overStates: readonly ViewingPage['state'][] = ['cancelled', 'withdrawn', 'lapsed', 'gone', 'past']

export function ManagePage(props: Props) {
  const { page, token } = props
  const query = `?${new URLSearchParams({ token })}`
  const isOver = overStates.includes(page.state)
  return (
    <ViewingFrame language={page.language} path="viewing" query={query} property={page.shown}>
      {isOver ? <Over page={page} /> : <Open {...props} />}
      <Questions />
    </ViewingFrame>
  )
}
