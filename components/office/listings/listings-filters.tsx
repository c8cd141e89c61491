/** Filters of the list: text, agent, goal; a plain form, so that it works without script. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { listingsHref } from '@/lib/server/office/listings/listings-query'
import type { ListingsView } from '@/lib/server/office/listings/listings-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeSelect } from '../forms/office-select'
import filters from '../leads/inbox-filters.module.css'

const goals = ['sale', 'rent', 'takeover'] as const

export function ListingsFilters({ view: { query, agents }, language }: { view: ListingsView; language: Language }) {
  const t = useTranslations('OfficeListings')
  const isNarrowed = query.text || query.agentId !== undefined || query.goal
  const clear = { view: query.view, text: undefined, agentId: undefined, goal: undefined, page: 1 }
  return (
    <search>
      <form className={filters.filters} action={linkHref('office/listings', language)}>
        {query.view !== 'all' && <input type="hidden" name="view" value={query.view} />}
        <label className={filters.search}>
          <Icon of="search" />
          <span className="vh">{t('search')}</span>
          <input type="search" name="q" defaultValue={query.text} placeholder={t('search')} maxLength={100} />
        </label>
        <OfficeSelect
          name="agent"
          label={t('anyAgent')}
          value={String(query.agentId ?? '')}
          choices={[{ value: '', label: t('anyAgent') }, ...agents.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <OfficeSelect
          name="goal"
          label={t('anyGoal')}
          value={query.goal ?? ''}
          choices={[{ value: '', label: t('anyGoal') }, ...goals.map((goal) => ({ value: goal, label: t(`goals.${goal}`) }))]}
        />
        <Button type="submit" look="line" size="s">
          {t('filter')}
        </Button>
        {isNarrowed && (
          <a className={filters.all} href={listingsHref(language, clear)}>
            {t('showAll')}
          </a>
        )}
      </form>
    </search>
  )
}
