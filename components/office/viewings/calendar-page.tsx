/** The calendar, and next to it the opened viewing; on narrow screens one of the two (design, `kantoor-agenda`). */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import { UndoToast } from '@/components/ui/undo-toast'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import type { CalendarView } from '@/lib/server/office/viewings/calendar-view'
import { planHref } from '@/lib/server/office/viewings/plan-view'
import { type ViewingMessage, viewingMessages } from '@/lib/server/office/viewings/viewing-forms'
import type { ViewingView } from '@/lib/server/office/viewings/viewing-view'
import { OfficeFrame } from '../frame/office-frame'
import { KeyMark } from '../keys/key-mark'
import { CalendarGrid } from './calendar-grid'
import { CalendarHead } from './calendar-head'
import styles from './calendar-page.module.css'
import { HiddenViewingFields } from './hidden-viewing'
import { RequestedList } from './requested-list'
import { ViewingPanel, type ViewingProps } from './viewing-panel'

const failed: readonly ViewingMessage[] = ['newer', 'late', 'not-open', 'slot-taken', 'gone', 'no-time', 'too-many']

type Props = {
  staff: AnyStaff
  language: Language
  calendar: CalendarView
  view: ViewingView | undefined
  says: string | undefined
  /** Whether the last change can still be undone. */
  hasUndo?: boolean
}

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeViewings.said')
  const said = viewingMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(said) }} /> : null
}

function StatusLine({ calendar: { counts, requests, query } }: Pick<Props, 'calendar'>) {
  const t = useTranslations('OfficeViewings')
  return (
    <>
      <b>{t('countViewings', { count: counts.viewings })}</b>
      {requests.requested.count > 0 && (
        <>
          , <strong>{t('countRequested', { count: requests.requested.count })}</strong>
        </>
      )}
      {query.agentId !== undefined && `, ${t('countFree', { count: counts.free })}`}
    </>
  )
}

function Undo(props: ViewingProps) {
  const t = useTranslations('OfficeLeads.undo')
  return (
    <UndoToast text={t('answer')}>
      <HiddenViewingFields form="office-viewing-undo" {...props} />
    </UndoToast>
  )
}

export function CalendarPage({ staff, language, calendar, view, says, hasUndo = false }: Props) {
  const t = useTranslations('OfficeViewings')
  const plan = useTranslations('OfficePlan')
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/viewings"
      path="office/viewings"
      title={t('title')}
      intro={<StatusLine calendar={calendar} />}
      actions={
        <ButtonLink
          look="line"
          href={planHref(language, { agentId: calendar.query.agentId, propertyId: calendar.query.propertyId })}
        >
          <Icon of="plus" /> {plan('title')} <KeyMark of="N" />
        </ButtonLink>
      }
    >
      <div className={view ? `${styles.panes} ${styles.opened}` : styles.panes}>
        <div className={styles.calendar}>
          {!view && <ResultMessage says={says} />}
          <CalendarHead calendar={calendar} language={language} />
          <CalendarGrid calendar={calendar} language={language} opened={view?.id} />
        </div>
        <div className={styles.side}>
          {view && (
            <>
              <ResultMessage says={says} />
              {hasUndo && <Undo {...{ staff, language, view }} query={calendar.query} />}
              <ViewingPanel {...{ staff, language, view }} query={calendar.query} />
            </>
          )}
          <RequestedList calendar={calendar} language={language} opened={view?.id} />
        </div>
      </div>
    </OfficeFrame>
  )
}
