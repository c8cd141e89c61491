/** Subscribers with their search criteria, and the discreet (off-market) properties that may match them (design, `kantoor-mensen-zoekers`). */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { type SubscriberItem, type Subscribers, subscribersHref } from '@/lib/server/office/people/subscribers-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import rows from '../leads/inbox-list.module.css'
import { PageLinks } from '../lists/page-links'
import { SearchForm } from '../lists/search-form'
import { LanguageMark } from '../marks/language-mark'
import { MailingSaid } from '../newsletter/mailing-said'
import { DiscreetPart } from './discreet-part'
import { PeopleFrame } from './people-frame'
import styles from './subscribers-page.module.css'

type Props = { staff: AnyStaff; language: Language; list: Subscribers; says: string | undefined }

function Row({ item, language }: { item: SubscriberItem; language: Language }) {
  const t = useTranslations('OfficeSubscribers')
  const schedules = useTranslations('SavedSearches.schedules')
  const { firstName, email, searches, since, writes, leadsHref } = item
  return (
    <li className={rows.row}>
      <span />
      <div className={rows.what}>
        <b>{firstName || email}</b>
        <span className={styles.ways}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          <a href={leadsHref}>{t('leads')}</a>
        </span>
        <ul className={styles.searches}>
          {searches.map(({ id, name, budget, schedule, isPaused }) => (
            <li key={id}>
              {name}
              <small>
                {[
                  budget !== undefined && t('budget', { amount: formatPrice(budget) }),
                  isPaused ? t('paused') : schedules.has(schedule) && schedules(schedule),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          ))}
        </ul>
      </div>
      <div className={rows.side}>
        <span className={rows.when}>{t('since', { date: formatDate(toLocalTime(since).date) })}</span>
        <span className={rows.marks}>
          <LanguageMark of={writes} language={language} />
        </span>
      </div>
    </li>
  )
}

export function SubscribersPage({ staff, language, list, says }: Props) {
  const t = useTranslations('OfficeSubscribers')
  const { query, count, pages, items } = list
  return (
    <PeopleFrame staff={staff} language={language} path="office/subscribers" intro={t('lead', { count })}>
      <MailingSaid says={says} />
      <div className={styles.columns}>
        <OfficeBlock title={t('title')} count={count}>
          <SearchForm action={linkHref('office/subscribers', language)} text={query.text} label={t('search')} hidden={{}} />
          {items.length === 0 ? (
            <p className={rows.empty}>{t(query.text === undefined ? 'none' : 'noneFound')}</p>
          ) : (
            <ol className={rows.rows}>
              {items.map((item) => (
                <Row key={item.id} item={item} language={language} />
              ))}
            </ol>
          )}
          <PageLinks page={query.page} pages={pages} hrefOf={(page) => subscribersHref(language, { ...query, page })} />
        </OfficeBlock>
        <DiscreetPart staff={staff} language={language} list={list} />
      </div>
    </PeopleFrame>
  )
}
