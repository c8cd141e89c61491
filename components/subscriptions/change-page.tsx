/** Changes the criteria of a saved search: its form, filled in with the current ones. */
import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import type { Language } from '@/lib/domain/text/language'
import type { SavedSearch } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { nameSearchCriteria } from '@/lib/server/subscriptions/saved-searches/describe-criteria'
import { fieldsOf } from '@/lib/server/subscriptions/saved-searches/read-criteria'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { SavedSearchFrame } from './saved-search-frame'
import styles from './saved-searches.module.css'

export function ChangePage({ language, search, token }: { language: Language; search: SavedSearch; token: string }) {
  const t = useTranslations()
  return (
    <SavedSearchFrame
      language={language}
      heading={t('Forms.change-search.title')}
      intro={nameSearchCriteria(search.criteria, language)}
    >
      <div className={styles.form}>
        <Form form="change-search" language={language} given={{ ...fieldsOf(search), TOKEN: token, SEARCH: search.id }} />
      </div>
      <p className={styles.foot}>
        <a href={searchMailing.page('manage', token, language)}>{t('SavedSearches.back')}</a>
      </p>
    </SavedSearchFrame>
  )
}
