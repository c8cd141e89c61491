/** 'No results were found for your search', with up to three searches that do have results (specification 8; design). */
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { noFilter } from '@/lib/domain/search/property-filter'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { withFilter } from '@/lib/routing/list-links'
import { buildListQuery, emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import { filterParts } from '@/lib/server/pages/landing-pages'
import { linkHref } from '@/lib/server/pages/link-href'
import { countFiltered } from '@/lib/server/property/property-lists'
import styles from './empty-list.module.css'
import { useFilterText } from './use-filter-text'

const suggestionCount = 3

type Props = { goal: SearchGoal; language: Language; hrefOf: (query: ListQuery) => string; query: ListQuery }

export function EmptyList({ goal, language, hrefOf, query }: Props) {
  const t = useTranslations('EmptyList')
  const filterText = useFilterText(language)
  const loosened = filterParts(goal, query.filter)
    .map(({ part, without }) => ({
      // The filter text of a typed search already has quotation marks.
      text: t(part.kind === 'text' ? 'withoutText' : 'without', { filter: filterText(part) }),
      href: hrefOf(withFilter(query, without)),
      count: countFiltered(goal, without),
    }))
    .filter((suggestion) => suggestion.count > 0)
    .slice(0, suggestionCount)
  const suggestions = [...loosened, { text: t('all'), href: hrefOf(emptyListQuery), count: countFiltered(goal, noFilter) }]
  return (
    <section className={styles.empty}>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <h3>{t('loosened')}</h3>
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion.href}>
              <a href={suggestion.href}>
                {suggestion.text} <span>{t('count', { count: suggestion.count })}</span>
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink look="line" href={linkHref('contact', language)}>
          {t('contact')}
        </ButtonLink>
      </div>
      <div>
        <h3>{t('saveTitle')}</h3>
        <p>{t('saveText')}</p>
        <form action="/api/keep-informed/" method="post">
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="goal" value={goal} />
          <input type="hidden" name="query" value={buildListQuery(query).toString()} />
          <label htmlFor="empty-list-email">{t('email')}</label>
          <input id="empty-list-email" type="email" name="email" autoComplete="email" required />
          <Button type="submit" full>
            {t('save')}
          </Button>
        </form>
      </div>
    </section>
  )
}
