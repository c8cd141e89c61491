/** The leads of a view: oldest first while they are open. The row is the link. */
import { useTranslations } from 'next-intl'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { leadViews } from '@/lib/server/db/repositories/office-leads'
import { type Inbox, type InboxItem, inboxHref } from '@/lib/server/office/leads-view'
import { StaffMark } from '../staff-mark'
import { useAgeWords } from '../today/use-age-words'
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
          {item.language && item.language !== language && (
            <span className={styles.language}>
              <span aria-hidden="true">{item.language.toUpperCase()}</span>
              <span className="vh">{t(`writes.${item.language}`)}</span>
            </span>
          )}
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

function Views({ inbox: { query, counts }, language }: { inbox: Inbox; language: Language }) {
  const t = useTranslations('OfficeLeads')
  return (
    <nav className={styles.views} aria-label={t('viewsLabel')}>
      <ul>
        {leadViews.map((view) => (
          <li key={view}>
            <a href={inboxHref(language, { ...query, view, page: 1 })} aria-current={view === query.view ? 'page' : undefined}>
              {t(`views.${view}`)} <span>{counts[view]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pages({ inbox: { query, pages }, language }: { inbox: Inbox; language: Language }) {
  const t = useTranslations('OfficeLeads')
  if (pages === 1) return null
  const href = (page: number) => inboxHref(language, { ...query, page })
  return (
    <nav className={styles.pages} aria-label={t('pagesLabel')}>
      {query.page > 1 && <a href={href(query.page - 1)}>{t('previous')}</a>}
      <span>{t('pageOf', { page: query.page, pages })}</span>
      {query.page < pages && <a href={href(query.page + 1)}>{t('next')}</a>}
    </nav>
  )
}

export function InboxList({ inbox, language, opened }: { inbox: Inbox; language: Language; opened: string | undefined }) {
  const t = useTranslations('OfficeLeads')
  const { items, now } = inbox
  return (
    <>
      <Views inbox={inbox} language={language} />
      <LeadNews since={now.toISOString()} text={t.raw('newMore')} href={inboxHref(language, inbox.query)} />
      {items.length === 0 ? (
        <p className={styles.empty}>{t(inbox.query.view === 'open' ? 'nothingOpen' : 'nothing')}</p>
      ) : (
        <ol className={styles.rows}>
          {items.map((item) => (
            <Row key={item.id} item={item} now={now} language={language} isOpened={item.id === opened} />
          ))}
        </ol>
      )}
      <Pages inbox={inbox} language={language} />
    </>
  )
}
