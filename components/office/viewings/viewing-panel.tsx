/** A viewing: visitor, property and time, and the possible actions (design, `kantoor-agenda`). */
import { useTranslations } from 'next-intl'
import { AgeMark } from '@/components/staff/age-mark'
import { Fact } from '@/components/ui/fact'
import { Icon } from '@/components/ui/icon'
import { ContactFacts } from '@/components/viewings/contact-facts'
import { OtherViewings } from '@/components/viewings/other-viewings'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { type CalendarQuery, calendarHref } from '@/lib/server/office/viewings/calendar-query'
import type { ViewingView } from '@/lib/server/office/viewings/viewing-view'
import { LeadChanged } from '../leads/lead-news.client'
import { ViewingActions } from './viewing-actions'
import styles from './viewing-panel.module.css'

export type ViewingProps = { staff: AnyStaff; language: Language; view: ViewingView; query: CalendarQuery }

function Facts({ view, language, query }: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const writes = useTranslations('OfficeLeads.writes')
  const reference = useTranslations('OfficeLeads')
  const { startsAt, duration, property, phone, email, preferred, agent } = view
  return (
    <dl className={styles.facts}>
      {startsAt && <Fact term={t('moment')}>{formatMoment(startsAt)}</Fact>}
      <Fact term={t('requestedOn')}>{formatMoment(view.requestedAt)}</Fact>
      <Fact term={t('duration')}>{t('minutes', { count: duration })}</Fact>
      <Fact term={t('property')}>
        {property ? (
          <a href={calendarHref(language, { ...query, propertyId: property.id, agentId: undefined })}>{property.name}</a>
        ) : (
          reference('reference', { id: String(view.propertyId) })
        )}
      </Fact>
      {agent && <Fact term={t('agent')}>{agent}</Fact>}
      <ContactFacts phone={phone} email={email} terms={{ phone: t('phone'), email: t('email') }} />
      {view.language !== language && <Fact term={t('visitor')}>{writes(view.language)}</Fact>}
      {preferred.length > 0 && <Fact term={t('preferred')}>{preferred.join(', ')}</Fact>}
    </dl>
  )
}

/** The owner's reply to the proposed time. */
function OwnerSaid({ owner }: { owner: NonNullable<ViewingView['owner']> }) {
  const t = useTranslations('OwnerTasks')
  return (
    <div className={styles.agreed}>
      <b>{t(owner.answer === 'confirmed' ? 'officeConfirmed' : 'officeRefused')}</b>
      {owner.answer === 'refused' && <p>{[t(`reasons.${owner.reason}`), owner.suggestion].filter(Boolean).join('. ')}</p>}
    </div>
  )
}

/** The proposed time, and the reply to it. */
function Agreed({ view }: Pick<ViewingProps, 'view'>) {
  const t = useTranslations('OfficeViewings')
  const { proposals, proposedUntil, outcome, owner } = view
  return (
    <>
      {proposedUntil && (
        <div className={styles.agreed}>
          <b>{t('proposedUntil', { moment: formatMoment(proposedUntil) })}</b>
          <ul>
            {proposals.map((time) => (
              <li key={time.toISOString()}>{formatMoment(time)}</li>
            ))}
          </ul>
        </div>
      )}
      {owner && <OwnerSaid owner={owner} />}
      {outcome && (
        <div className={styles.agreed}>
          <b>{t(`outcomes.${outcome.outcome}`)}</b>
          {outcome.feedback && <p>{outcome.feedback}</p>}
          <small>{t('writtenBy', { name: outcome.author, moment: formatMoment(outcome.writtenAt) })}</small>
        </div>
      )}
    </>
  )
}

export function ViewingPanel(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const words = useTranslations('OfficeLeads')
  const due = useTranslations('OfficeToday')
  const { view, language, query } = props
  return (
    <article className={styles.panel} aria-labelledby="viewing-name">
      <a className={styles.back} href={calendarHref(language, query)}>
        <Icon of="chevron-left" size={16} />
        {t('back')}
      </a>
      <h2 id="viewing-name">{view.name || t('noName')}</h2>
      <p className={styles.state}>{t(`states.${view.state}`)}</p>
      {view.age && <AgeMark age={view.age} now={view.now} due={(moment) => due('due.before', { moment })} />}
      <LeadChanged since={view.now.toISOString()} lead={view.id} version={view.version} text={words('changedMeanwhile')} />
      <Facts {...props} />
      {view.remark && <p className={styles.remark}>{view.remark}</p>}
      <Agreed view={view} />
      <ViewingActions {...props} />
      <OtherViewings others={view.others} />
      <p>
        <a className={styles.lead} href={view.leadHref}>
          {t('openLead')}
        </a>
      </p>
    </article>
  )
}
