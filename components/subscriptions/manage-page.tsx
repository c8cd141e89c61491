/** A subscriber's saved searches: criteria, current matches, and links to change, pause or end each one. */
import { useTranslations } from 'next-intl'
import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { SavedSearch } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import type { Subscriber } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { linkHref } from '@/lib/server/pages/link-href'
import type { PushDevices } from '@/lib/server/push/push-devices'
import type { SearchChange } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { countListings } from '@/lib/server/subscriptions/saved-searches/count-fitting'
import { nameSearchCriteria } from '@/lib/server/subscriptions/saved-searches/describe-criteria'
import { searchFeedAddress } from '@/lib/server/subscriptions/saved-searches/search-feed'
import { changePage, searchListHref } from '@/lib/server/subscriptions/saved-searches/search-links'
import { Criteria } from './criteria'
import { LaterPush } from './later-push.client'
import { SavedSearchFrame } from './saved-search-frame'
import styles from './saved-searches.module.css'

type Props = {
  /** Devices with push notifications, by search. */
  devices: PushDevices
  language: Language
  subscriber: Subscriber
  searches: readonly SavedSearch[]
  /** Token that authorizes changes. */
  token: string
}

type ItemProps = Pick<Props, 'language' | 'token' | 'devices'> & { search: SavedSearch; isPaused: boolean }

function ChangeButton({ language, token, search, change }: Omit<ItemProps, 'isPaused' | 'devices'> & { change: SearchChange }) {
  const t = useTranslations('SavedSearches')
  const text = t(change === 'end' ? 'endOne' : change)
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value="search-change" />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="search" value={search.id} />
      <input type="hidden" name="change" value={change} />
      <Button
        type="submit"
        look="line"
        full
        aria-label={t('ofSearch', { action: text, search: nameSearchCriteria(search.criteria, language) })}
      >
        {text}
      </Button>
    </form>
  )
}

function FeedAddress({ feedKey }: { feedKey: string }) {
  const t = useTranslations('SavedSearches')
  const address = searchFeedAddress(feedKey)
  return (
    <p className={styles.feed}>
      {t('feedAddress')} <a href={address}>{address}</a> <small>{t('feedHint')}</small>
    </p>
  )
}

function Push({ language, token, search, devices }: Omit<ItemProps, 'isPaused'>) {
  const t = useTranslations('SavedSearches')
  const words = {
    on: t('push'),
    off: t('endPush'),
    isOn: t('pushOn'),
    denied: t('pushDenied'),
    failed: t('pushFailed'),
    ofSearch: t.raw('ofSearch'),
  }
  const name = nameSearchCriteria(search.criteria, language)
  return (
    <LaterPush
      token={token}
      search={search.id}
      siteKey={devices.siteKey}
      devices={devices.bySearch.get(search.id) ?? []}
      name={name}
      words={words}
    />
  )
}

function Search({ language, token, search, isPaused, devices }: ItemProps) {
  const t = useTranslations('SavedSearches')
  const listHref = searchListHref(search.criteria, language)
  const found = t('found', { count: countListings(search.criteria) })
  const name = nameSearchCriteria(search.criteria, language)
  return (
    <li className={styles.search} data-paused={isPaused || undefined}>
      <div>
        <p className={styles.state}>{t(`status.${isPaused ? 'paused' : 'active'}`)}</p>
        <h2>{name}</h2>
        <p className={styles.found}>{listHref ? <a href={listHref}>{found}</a> : found}</p>
      </div>
      <div className={styles.actions}>
        <a
          className={buttonClass({ full: true })}
          href={changePage(token, search.id, language)}
          aria-label={t('ofSearch', { action: t('change'), search: name })}
        >
          {t('change')}
        </a>
        <ChangeButton language={language} token={token} search={search} change={isPaused ? 'resume' : 'pause'} />
        <ChangeButton language={language} token={token} search={search} change={search.feedKey ? 'endFeed' : 'feed'} />
        {!isPaused && <Push language={language} token={token} search={search} devices={devices} />}
        <ChangeButton language={language} token={token} search={search} change="end" />
      </div>
      {search.feedKey && <FeedAddress feedKey={search.feedKey} />}
      <Criteria settings={search} language={language} />
    </li>
  )
}

export function ManagePage({ language, subscriber, searches, token, devices }: Props) {
  const t = useTranslations('SavedSearches')
  const isEnded = subscriber.status === 'ended'
  return (
    <SavedSearchFrame
      language={language}
      heading={t('manageHeading')}
      intro={searches.length > 0 ? t('manageLead', { email: subscriber.email }) : t('none')}
    >
      {isEnded && searches.length > 0 && (
        <p className={styles.note} role="status">
          {t('endedNote')}
        </p>
      )}
      <ul className={styles.searches}>
        {searches.map((search) => (
          <Search
            key={search.id}
            language={language}
            token={token}
            devices={devices}
            search={search}
            isPaused={isEnded || search.status === 'paused'}
          />
        ))}
      </ul>
      <ButtonLink look={searches.length > 0 ? 'line' : 'primary'} href={linkHref('demand-register', language)}>
        {t('new')}
      </ButtonLink>
    </SavedSearchFrame>
  )
}
