/** The leads of a view: oldest first while they are open. The whole row is a link. */
import { useTranslations } from 'next-intl'
import { StaffMark } from '@/components/staff/staff-mark'
import { useAgeWords } from '@/components/staff/use-age-words'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { leadViews } from '@/lib/server/db/repositories/office/office-leads'
import { type Inbox, type InboxItem, inboxHref } from '@/lib/server/office/leads/leads-view'
import { PageLinks } from '../lists/page-links'
import { ViewTabs } from '../lists/view-tabs'
import { LanguageMark } from '../marks/language-mark'
import styles from './inbox-list.module.css'
import { LeadNews } from './lead-news.client'
import { StateMark } from './state-mark'

function When({ item, now }: { item: InboxItem; now: Date }) {
  const t = useTranslations('OfficeLeads')
  const { left } = useAgeWords(now)
  const { age, answeredAt, createdAt } = item
  if (age) return <span className={`${styles.when} ${styles[age.state]}`}>{left(age)}</span>
  const { date, time } = toLocalTime(answeredAt ?? createdAt)
  const moment = date === toLocalTime(now).date ? time : formatDate(date)
  return <span className={styles.when}>{answeredAt ? t('answeredAt', { moment }) : moment}</span>
}

function Row({ item, now, language, isOpened }: { item: InboxItem; now: Date; language: Language; isOpened: boolean }) {
  const t = useTranslations('OfficeLeads')
  const { assignee } = item
  return (
    <li className={isOpened ? `${styles.row} ${styles.opened}` : styles.row}>
      <StateMark state={item.state} />
      <div className={styles.what}>
        <a className="cover-link" href={item.href} aria-current={isOpened ? 'page' : undefined}>
          {item.name || t('noName')}
        </a>
        <span>{[t(`forms.${item.form}`), item.property?.name].filter(Boolean).join(', ')}</span>
        {item.excerpt && <small lang={item.language}>{item.excerpt}</small>}
      </div>
      <div className={styles.side}>
        <When item={item} now={now} />
        <span className={styles.marks}>
          <LanguageMark of={item.language} language={language} />
          <StaffMark
            name={assignee?.name}
            look={assignee?.isMe ? 'me' : 'other'}
            label={assignee ? t(assignee.isMe ? 'you' : 'takenBy', { name: assignee.name }) : t('nobody')}
          />
        </span>
      </div>
    </li>
  )
}

export function InboxList({ inbox, language, opened }: { inbox: Inbox; language: Language; opened: string | undefined }) {
  const t = useTranslations('OfficeLeads')
  const { items, now, query, counts, pages } = inbox
  return (
    <>
      <ViewTabs
        label={t('viewsLabel')}
        tabs={leadViews.map((view) => ({
          name: t(`views.${view}`),
          href: inboxHref(language, { ...query, view, page: 1 }),
          count: counts[view],
          isCurrent: view === query.view,
        }))}
      />
      <LeadNews since={now.toISOString()} text={t.raw('newMore')} href={inboxHref(language, query)} />
      {items.length === 0 ? (
        <p className={styles.empty}>{t(query.view === 'open' ? 'nothingOpen' : 'nothing')}</p>
      ) : (
        <ol className={styles.rows}>
          {items.map((item) => (
            <Row key={item.id} item={item} now={now} language={language} isOpened={item.id === opened} />
          ))}
        </ol>
      )}
      <PageLinks page={query.page} pages={pages} hrefOf={(page) => inboxHref(language, { ...query, page })} />
    </>
  )
}
