/** The first page of the office: the state of the day (design, `kantoor-vandaag`). */
import { useLocale, useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { capitalise } from '@/lib/domain/text/capitalise'
import type { Language } from '@/lib/domain/text/language'
import { whoseWork } from '@/lib/server/db/repositories/office/office-day'
import type { FormRejection } from '@/lib/server/office/forms/reject-form'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import type { WeeklyResponseTimes } from '@/lib/server/office/today/response-times'
import { type Today, todayHref } from '@/lib/server/office/today/today'
import { OfficeFrame } from '../frame/office-frame'
import { DayViewings } from './day-viewings'
import { EndingOffers } from './ending-offers'
import { IssueBlocks } from './issue-blocks'
import { KeptBlock } from './kept-block'
import styles from './today-page.module.css'
import { ViewingsToReviewList } from './viewings-to-review'
import { WaitingList } from './waiting-list'

function Summary({ today: { now, groups, viewings } }: { today: Today }) {
  const t = useTranslations('OfficeToday')
  const { late } = groups
  const rest = [
    groups.today > 0 && t('summaryToday', { count: groups.today }),
    groups.later > 0 && t('summaryLater', { count: groups.later }),
    viewings.length > 0 && t('summaryViewings', { count: viewings.length }),
  ]
  const words = rest.filter((part) => typeof part === 'string').join(', ')
  return (
    <>
      {t('now', { time: toLocalTime(now).time })} {late > 0 && <strong>{t('summaryLate', { count: late })}</strong>}
      {late > 0 && words && ', '}
      {words}
      {(late > 0 || words) && '.'}
    </>
  )
}

/** Switches between one's own and unassigned items, and all items. */
function Choice({ today, language }: { today: Today; language: Language }) {
  const t = useTranslations('OfficeToday')
  return (
    <nav className={styles.choice} aria-label={t('whose')}>
      {whoseWork.map((whose) => (
        <a key={whose} href={todayHref(language, whose)} aria-current={whose === today.whose ? 'true' : undefined}>
          {t(whose)} <span>{today.counts[whose]}</span>
        </a>
      ))}
    </nav>
  )
}

type Props = {
  staff: AnyStaff
  language: Language
  today: Today
  kept: WeeklyResponseTimes
  /** Why a form that led here was rejected. */
  refusal?: FormRejection | undefined
}

export function TodayPage({ staff, language, today, kept, refusal }: Props) {
  const t = useTranslations('OfficeToday')
  const day = new Intl.DateTimeFormat(useLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Brussels',
  })
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office"
      path="office"
      title={capitalise(day.format(today.now))}
      intro={<Summary today={today} />}
      actions={<Choice today={today} language={language} />}
    >
      {refusal && <NoticeBox notice={{ tone: 'wrong', title: t(refusal === 'denied' ? 'denied' : 'notRead') }} />}
      <div className={styles.columns}>
        <div>
          <WaitingList today={today} language={language} />
          <IssueBlocks issues={today.issues} />
        </div>
        <div>
          <DayViewings viewings={today.viewings} />
          <ViewingsToReviewList viewings={today.viewingsToReview} />
          <EndingOffers offers={today.issues.offers} now={today.now} />
          <KeptBlock kept={kept} />
        </div>
      </div>
    </OfficeFrame>
  )
}
