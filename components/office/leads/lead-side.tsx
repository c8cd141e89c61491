/** The column next to a lead: earlier leads of the same person, their search criteria, the history, and their personal data. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { LeadHistory } from '@/lib/server/db/repositories/office/office-lead-work'
import type { RelatedItem } from '@/lib/server/office/leads/lead-view'
import { OfficeBlock } from '../frame/office-block'
import { HiddenLeadFields } from './hidden-lead'
import { hiddenFor, type LeadProps } from './lead-props'
import styles from './lead-side.module.css'

function MergeForm({ other, ...props }: LeadProps & { other: RelatedItem }) {
  const t = useTranslations('OfficeLeads')
  const pair = useTranslations('Mail')
  const label = t(other.isDouble ? 'part' : 'join')
  return (
    <form method="post">
      <HiddenLeadFields {...hiddenFor('office-lead-merge', props)} />
      <input type="hidden" name="other" value={other.id} />
      <input type="hidden" name="otherVersion" value={other.version} />
      <input type="hidden" name="how" value={other.isDouble ? 'part' : 'join'} />
      <button
        type="submit"
        className={styles.small}
        aria-label={pair('pair', {
          label,
          value: `${t(`forms.${other.form}`)}, ${formatDate(toLocalTime(other.createdAt).date)}`,
        })}
      >
        {label}
      </button>
    </form>
  )
}

function Related(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { related } = props.view
  if (related.length === 0) return null
  return (
    <OfficeBlock title={t('related')} count={related.length}>
      <ul className={styles.list}>
        {related.map((other) => (
          <li key={other.id}>
            <a href={other.href}>{[t(`forms.${other.form}`), other.property?.name].filter(Boolean).join(', ')}</a>
            <small>
              {formatDate(toLocalTime(other.createdAt).date)}, {t(`states.${other.state}`)}
              {other.isDouble && `, ${t('joined')}`}
            </small>
            {(other.isDouble || other.canJoin) && <MergeForm {...props} other={other} />}
          </li>
        ))}
      </ul>
    </OfficeBlock>
  )
}

function Searches({ view: { searches } }: LeadProps) {
  const t = useTranslations('OfficeLeads')
  if (searches.length === 0) return null
  return (
    <OfficeBlock title={t('searches')} count={searches.length}>
      <ul className={styles.list}>
        {searches.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </OfficeBlock>
  )
}

function useEventWords() {
  const t = useTranslations('OfficeLeads')
  return ({ kind, name, isMine, before, after }: LeadHistory): ReactNode => {
    const who = isMine ? t('youSubject') : name
    switch (kind) {
      case 'state':
        return t('events.state', { who, state: after && t.has(`states.${after}`) ? t(`states.${after}`) : (after ?? '') })
      case 'assigned':
        return after ? t('events.assigned', { who, to: after }) : t('events.released', { who })
      case 'merged':
        return t(after ? 'events.joined' : 'events.parted', { who })
      case 'accepted':
      case 'declined':
      case 'answered':
        return (
          <details className={styles.answer}>
            <summary>{t(`events.${kind}`, { who })}</summary>
            <b>{before}</b>
            <p>{after}</p>
          </details>
        )
      case 'approved':
      case 'refused':
      case 'unjudged':
      case 'takenBack':
      case 'withdrawn':
        return t(`events.${kind}`, { who })
      case 'confirmed':
      case 'proposed':
      case 'moved':
      case 'cancelled':
      case 'reported':
      case 'made':
      case 'planned':
        return t(`events.${kind}`, { who, moment: after ?? '' })
      default:
        return t('events.noted', { who })
    }
  }
}

function History({ view: { history, lead } }: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const words = useEventWords()
  const moment = (at: Date) => {
    const { date, time } = toLocalTime(at)
    return `${formatDate(date)}, ${time}`
  }
  return (
    <OfficeBlock title={t('history')}>
      <ol className={styles.list}>
        {history.map((entry) => (
          <li key={entry.id}>
            <small>{moment(entry.at)}</small>
            <div>{words(entry)}</div>
          </li>
        ))}
        {!history.some(({ kind }) => kind === 'made') && (
          <li>
            <small>{moment(lead.createdAt)}</small>
            <div>{t('events.came')}</div>
          </li>
        )}
      </ol>
    </OfficeBlock>
  )
}

/** Erasing a person describes the consequences first. */
function Data(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { staff, view } = props
  const { id, email } = view.lead
  if (!email) return null
  return (
    <OfficeBlock title={t('data')}>
      <div className={styles.data}>
        <a href={`/api/office/lead-export/${id}/`} download>
          {t('export')}
        </a>
        {staff.can('erasePeople') && (
          <details>
            <summary>{t('erase')}</summary>
            <form method="post" className={styles.sure}>
              <HiddenLeadFields {...hiddenFor('office-person-erase', props)} />
              <p>{t('eraseText', { email, count: view.related.length + 1 })}</p>
              <Button type="submit" look="ink" size="s">
                {t('eraseNow')}
              </Button>
            </form>
          </details>
        )}
      </div>
    </OfficeBlock>
  )
}

export function LeadSide(props: LeadProps) {
  return (
    <aside>
      <Related {...props} />
      <Searches {...props} />
      <History {...props} />
      <Data {...props} />
    </aside>
  )
}
