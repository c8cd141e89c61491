/** Filters of the inbox: text, assignee, property, form, language; a plain form, so that it works without script. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { forms } from '@/lib/forms/registry'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Inbox } from '@/lib/server/office/leads/leads-view'
import { inboxHref } from '@/lib/server/office/leads/leads-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { type OfficeChoice, OfficeSelect } from '../forms/office-select'
import styles from './inbox-filters.module.css'

type Props = { name: string; label: string; choices: readonly OfficeChoice[]; value: string }

/** The first choice is the name of the filter, and filters nothing. */
function Filter({ label, choices, ...rest }: Props) {
  return <OfficeSelect {...rest} label={label} choices={[{ value: '', label }, ...choices]} />
}

export function InboxFilters({ inbox: { query, colleagues, properties }, language }: { inbox: Inbox; language: Language }) {
  const t = useTranslations('OfficeLeads')
  const names = useTranslations('LanguageSwitcher.names')
  const isNarrowed = query.who !== 'all' || query.form || query.language || query.text || query.propertyId
  return (
    <search>
      <form className={styles.filters} action={linkHref('office/leads', language)}>
        {query.view !== 'open' && <input type="hidden" name="view" value={query.view} />}
        <label className={styles.search}>
          <Icon of="search" />
          <span className="vh">{t('search')}</span>
          <input type="search" name="q" defaultValue={query.text} placeholder={t('search')} maxLength={100} />
        </label>
        <Filter
          name="who"
          label={t('who.all')}
          value={query.who === 'all' ? '' : query.who}
          choices={[
            ...(['mine', 'nobody'] as const).map((who) => ({ value: who, label: t(`who.${who}`) })),
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {properties.length > 0 && (
          <Filter
            name="property"
            label={t('anyProperty')}
            value={query.propertyId === undefined ? '' : String(query.propertyId)}
            choices={properties.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Filter
          name="form"
          label={t('anyForm')}
          value={query.form ?? ''}
          choices={Object.keys(forms).map((form) => ({ value: form, label: t(`forms.${form}`) }))}
        />
        <Filter
          name="language"
          label={t('anyLanguage')}
          value={query.language ?? ''}
          choices={getSnapshot().languages.map((code) => ({ value: code, label: names(code) }))}
        />
        <Button type="submit" look="line" size="s">
          {t('filter')}
        </Button>
        {isNarrowed && (
          <a className={styles.all} href={inboxHref(language, { view: query.view, who: 'all', page: 1 })}>
            {t('all')}
          </a>
        )}
      </form>
    </search>
  )
}
