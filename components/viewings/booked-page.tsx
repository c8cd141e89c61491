/** The page after a booking: what was booked, and how to change or cancel it (ruling 29; design, `bezoek-bevestigd`). */
import { useTranslations } from 'next-intl'
import { Questions } from '@/components/modules/next-steps/questions'
import { ButtonLink } from '@/components/ui/button'
import type { IconName } from '@/components/ui/icon-names'
import { OutcomeMark, OutcomeNote, OutcomeWays } from '@/components/ui/outcome'
import { RentalTerms } from '@/components/viewings/rental-terms'
import { bookedPage } from '@/lib/routing/private-pages'
import { viewingPage } from '@/lib/server/viewings/viewing-links'
import type { DayViewing, ViewingPage } from '@/lib/server/viewings/viewing-page'
import { CalendarLink } from './calendar-link'
import { DayFacts } from './day-facts'
import { Preparation } from './preparation'
import styles from './viewing.module.css'
import { ViewingFacts } from './viewing-facts'
import { ViewingFrame } from './viewing-frame'
import { ViewingHeading } from './viewing-heading'

type Props = {
  page: ViewingPage
  /** Address of the viewing sheet; undefined without one. */
  sheetHref: string | undefined
  /** The viewings booked together, without cancelled ones. */
  day: readonly DayViewing[]
  /** Of the address. */
  token: string
}

/** States that the visitor can still cancel. */
const openStates: readonly ViewingPage['state'][] = ['confirmed', 'requested', 'waiting', 'held']

/** Icons of states other than confirmed. */
const marks: Partial<Record<ViewingPage['state'], IconName>> = {
  held: 'mail',
  requested: 'send',
  waiting: 'bell',
  lapsed: 'calendar',
  gone: 'calendar',
  cancelled: 'x',
  withdrawn: 'x',
  past: 'calendar',
}

/** Each viewing of a day has its own link to cancel it. */
const isDay = ({ state }: ViewingPage, day: Props['day']) => state === 'confirmed' && day.length > 1

function Facts({ page, day }: Pick<Props, 'page' | 'day'>) {
  const t = useTranslations('Viewing')
  if (isDay(page, day)) return <DayFacts day={day} />
  return (
    <>
      {page.state !== 'past' && <ViewingFacts page={page} />}
      {page.state !== 'confirmed' && day.length > 0 && (
        <section className={styles.rest}>
          <h2>{t('rest')}</h2>
          <DayFacts day={day} />
        </section>
      )}
    </>
  )
}

function Ways({ page, day, sheetHref, token }: Props) {
  const t = useTranslations()
  const { state, language } = page
  const isConfirmed = state === 'confirmed'
  if (!openStates.includes(state)) return page.againHref && <ButtonLink href={page.againHref}>{t('Viewing.again')}</ButtonLink>
  return (
    <>
      {isConfirmed && <CalendarLink token={token} language={language} />}
      {isConfirmed && sheetHref && (
        <ButtonLink look="line" href={sheetHref}>
          {t('ViewingSheet.open')}
        </ButtonLink>
      )}
      {!isDay(page, day) && (
        <ButtonLink look="line" href={viewingPage('manage', token, language)}>
          {t(isConfirmed ? 'Viewing.cancel' : 'Viewing.withdraw')}
        </ButtonLink>
      )}
    </>
  )
}

export function BookedPage(props: Props) {
  const { page, day, token } = props
  const t = useTranslations('Viewing')
  const { state, language, shown } = page
  const query = `?${new URLSearchParams({ [bookedPage.query]: token })}`
  const after = state === 'confirmed' && page.propertyHref && <Preparation page={page} isDay={isDay(page, day)} />
  return (
    <ViewingFrame language={language} path={bookedPage.original} query={query} property={shown} after={after}>
      <OutcomeMark icon={marks[state] ?? 'check'} />
      <ViewingHeading page={page} count={isDay(page, day) ? day.length : 1} />
      <Facts page={page} day={day} />
      <OutcomeWays>
        <Ways {...props} />
      </OutcomeWays>
      {openStates.includes(state) && <OutcomeNote>{t(state === 'confirmed' ? 'howToCancel' : 'howToWithdraw')}</OutcomeNote>}
      {openStates.includes(state) && (
        <div className={styles.terms}>
          {isDay(page, day)
            ? day.map(({ id, shown: home }) => home && <RentalTerms key={id} property={home} language={language} isNamed />)
            : shown && <RentalTerms property={shown} language={language} />}
        </div>
      )}
      <Questions />
    </ViewingFrame>
  )
}
