/** Open items, earliest deadline first, in three groups (design, `kantoor-vandaag`). The whole row is a link. */
import { useTranslations } from 'next-intl'
import { AgeMark } from '@/components/staff/age-mark'
import { StaffMark } from '@/components/staff/staff-mark'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { Language } from '@/lib/domain/text/language'
import type { WorkKind } from '@/lib/forms/office-work'
import { type Today, todayHref, type WaitingGroup, type WaitingItem, waitingGroups } from '@/lib/server/office/today/today'
import { OfficeBlock } from '../frame/office-block'
import { PageLinks } from '../lists/page-links'
import { OfficeThumb } from '../marks/office-thumb'
import styles from './waiting-list.module.css'

const icons = {
  answer: 'mail',
  viewing: 'calendar-days',
  offer: 'file-text',
  application: 'file-text',
  testimonial: 'message-square',
} as const satisfies Record<WorkKind, IconName>

function Assignee({ item }: { item: WaitingItem }) {
  const t = useTranslations('OfficeToday')
  const { assignee } = item
  if (!assignee) return <StaffMark label={t('nobody')} />
  const { name, isMe } = assignee
  return <StaffMark name={name} look={isMe ? 'me' : 'other'} label={isMe ? t('you', { name }) : name} />
}

type RowProps = { item: WaitingItem; now: Date; language: Language }

function Row({ item, now, language }: RowProps) {
  const t = useTranslations('OfficeToday')
  const pair = useTranslations('Mail')
  const name = item.name || t('noName')
  const what = t(`forms.${item.form}`)
  return (
    <li className={styles.row}>
      <AgeMark age={item.age} now={now} due={(moment) => t('due.before', { moment })} />
      <OfficeThumb property={item.property} />
      <div className={styles.what}>
        <p>
          {item.href ? (
            <a className="cover-link" href={item.href}>
              {name}
            </a>
          ) : (
            <b>{name}</b>
          )}
          {item.language && item.language !== language && (
            <span className={styles.language}>
              <span aria-hidden="true">{item.language.toUpperCase()}</span>
              <span className="vh">{t('writtenIn', { language: t(`languages.${item.language}`) })}</span>
            </span>
          )}
          {item.property && <span>{item.property.name}</span>}
        </p>
        <small>
          <Icon of={icons[item.kind]} size={16} />
          <span>
            {item.excerpt ? pair('pair', { label: what, value: '' }) : what}
            {item.excerpt && <span lang={item.language}>{item.excerpt}</span>}
          </span>
        </small>
      </div>
      <Assignee item={item} />
    </li>
  )
}

type GroupProps = { group: WaitingGroup; count: number; items: readonly WaitingItem[]; now: Date; language: Language }

function Group({ group, count, items, ...rest }: GroupProps) {
  const t = useTranslations('OfficeToday')
  if (items.length === 0) return null
  return (
    <OfficeBlock title={t(`groups.${group}`)} count={count}>
      <ol className={styles.rows}>
        {items.map((item) => (
          <Row key={item.id} item={item} {...rest} />
        ))}
      </ol>
    </OfficeBlock>
  )
}

export function WaitingList({ today, language }: { today: Today; language: Language }) {
  const t = useTranslations('OfficeToday')
  const { waiting, groups, whose, now, page, pages } = today
  if (waiting.length === 0)
    return (
      <div className={styles.empty}>
        <h2>{t('nothing')}</h2>
        <p>{t('nothingText')}</p>
      </div>
    )
  return (
    <div>
      <p className={styles.promise}>{t('promise')}</p>
      {waitingGroups.map((group) => (
        <Group
          key={group}
          group={group}
          count={groups[group]}
          items={waiting.filter((item) => item.group === group)}
          now={now}
          language={language}
        />
      ))}
      <PageLinks page={page} pages={pages} hrefOf={(other) => todayHref(language, whose, other)} />
    </div>
  )
}
