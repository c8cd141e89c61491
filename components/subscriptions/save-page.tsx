/** Saves the search of a list: its criteria, and the mail address for updates. */
import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { noFilter, type PropertyFilter } from '@/lib/domain/search/property-filter'
import { type SearchGoal, toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { listFilterParts } from '@/lib/routing/list-links'
import { buildListQuery, emptyListQuery } from '@/lib/routing/list-query'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf } from '@/lib/server/pages/pages'
import { Criteria } from './criteria'
import { SavedSearchFrame } from './saved-search-frame'
import styles from './saved-searches.module.css'

type Props = {
  language: Language
  goal: SearchGoal | undefined
  /** Of the address. */
  query: URLSearchParams
  /** The filter in the query. */
  filter: PropertyFilter
  /** The mail address typed before; empty if there is none. */
  email: string
}

export function SavePage({ language, goal, query, filter: asked, email }: Props) {
  const t = useTranslations()
  const filter = { ...asked, since: noFilter.since }
  const text = buildListQuery({ ...emptyListQuery, filter }).toString()
  const settings = { criteria: toSearchCriteria(goal, filter), budget: undefined }
  const isAll = listFilterParts(filter).length === 0
  return (
    <SavedSearchFrame
      language={language}
      heading={t('Forms.save-search.title')}
      intro={t('SavedSearches.saveLead')}
      alternates={alternatesOf('save-search', `?${query}`)}
    >
      <Criteria settings={settings} language={language} className={styles.criteria} />
      {isAll && (
        <p className={styles.intro}>
          {t('SavedSearches.preciser')} <a href={linkHref('demand-register', language)}>{t('Forms.demand-register.title')}</a>
        </p>
      )}
      <div className={styles.form}>
        <Form form="save-search" language={language} given={{ GOAL: goal ?? '', QUERY: text, EMAIL: email, SCHEDULE: 'daily' }} />
      </div>
    </SavedSearchFrame>
  )
}
