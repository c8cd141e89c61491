/** The filters of a list as one form: it works without script, each cell is a disclosure (design, "Filter bar"). */
import { SlidersHorizontal, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { DisclosureGroup } from '@/components/ui/disclosure-group.client'
import { Icon } from '@/components/ui/icon'
import { epcLetters } from '@/lib/domain/search/property-filter'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { toPluralText } from '@/lib/domain/text/plural-text'
import { buildListQuery, emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import { filterParts } from '@/lib/server/pages/landing-pages'
import { findCityChoices, findTypeChoices } from '@/lib/server/property/property-lists'
import { boundChoices, countChoices } from '@/lib/server/search/facet-counts'
import styles from './filter-bar.module.css'
import { FilterCell } from './filter-cell'
import { type Choice, FilterChoices } from './filter-choices'
import { LiveCounts } from './live-counts.client'
import { MoreFilters } from './more-filters'
import { PriceFields } from './price-fields'
import { usePriceText } from './use-price-text'

type Props = { goal: SearchGoal; language: Language; listHref: string; query: ListQuery }

/** What is not a field of the form but belongs to the list; garages and parkings come from saved searches. */
function HiddenFields({ query }: { query: ListQuery }) {
  const { bounds, minGarages, minParkings } = query.filter
  const kept = buildListQuery({
    ...emptyListQuery,
    filter: { ...emptyListQuery.filter, bounds, minGarages, minParkings },
    sort: query.sort,
    view: query.view,
  })
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export function FilterBar({ goal, language, listHref, query }: Props) {
  const t = useTranslations('FilterBar')
  const { filter } = query
  const { total, counts, prices } = countChoices(goal, filter)
  const types = findTypeChoices(goal, language).map(({ webId, name }) => ({ value: webId, label: name }))
  const cities = findCityChoices([goal]).map(({ name, zip }) => ({ value: `${name}|${zip}`, label: `${name} ${zip}` }))
  const any: Choice = { value: '', label: t('any') }
  const atLeast = (field: 'bedrooms' | 'area', text: 'bedroomsAtLeast' | 'areaAtLeast'): Choice[] => [
    any,
    ...boundChoices[field].map((count) => ({ value: String(count), label: t(text, { count }) })),
  ]
  const labels = epcLetters.map((letter) => ({ value: letter, label: t('epcAtLeast', { label: letter.toUpperCase() }) }))
  const typeNames = types.filter(({ value }) => filter.types.includes(value)).map(({ label }) => label)
  const parts = filterParts(goal, filter)
  const cityNames = parts.flatMap(({ part }) => (part.kind === 'city' ? [`${part.name} ${part.zip}`.trim()] : []))
  const priceText = usePriceText()(filter)
  const setCount = parts.length
  return (
    <DisclosureGroup>
      <search className={styles.landmark} aria-label={t('label')}>
        <form className={styles.form} action={listHref} id="filters">
          <HiddenFields query={query} />
          <details className={styles.sheet}>
            <summary>
              <Icon of={SlidersHorizontal} />
              {t('open')}
              {setCount > 0 && <span className={styles.number}>{setCount}</span>}
              <Icon of={X} size={24} />
            </summary>
          </details>
          <div className={styles.bar}>
            <FilterCell name={t('type')} value={typeNames.join(', ') || t('allTypes')} isSet={filter.types.length > 0}>
              <FilterChoices
                legend={t('type')}
                type="checkbox"
                name="type"
                choices={types}
                chosen={filter.types}
                counts={counts}
              />
            </FilterCell>
            <FilterCell name={t('city')} value={cityNames.join(', ') || t('allCities')} isSet={cityNames.length > 0}>
              <FilterChoices
                legend={t('city')}
                type="checkbox"
                name="city"
                choices={cities}
                chosen={filter.cities.map(({ name, zip }) => `${name}|${zip}`)}
                counts={counts}
              />
            </FilterCell>
            <FilterCell name={t('price')} value={priceText || t('any')} isSet={Boolean(priceText)}>
              <PriceFields goal={goal} filter={filter} prices={prices} />
            </FilterCell>
            <FilterCell
              name={t('bedrooms')}
              value={filter.minBedrooms ? t('bedroomsAtLeast', { count: filter.minBedrooms }) : t('any')}
              isSet={Boolean(filter.minBedrooms)}
            >
              <FilterChoices
                legend={t('bedrooms')}
                type="radio"
                name="bedrooms"
                choices={atLeast('bedrooms', 'bedroomsAtLeast')}
                chosen={[String(filter.minBedrooms ?? '')]}
                counts={counts}
              />
            </FilterCell>
            <FilterCell
              name={t('area')}
              value={filter.minArea ? t('areaAtLeast', { count: filter.minArea }) : t('any')}
              isSet={Boolean(filter.minArea)}
            >
              <FilterChoices
                legend={t('area')}
                type="radio"
                name="area"
                choices={atLeast('area', 'areaAtLeast')}
                chosen={[String(filter.minArea ?? '')]}
                counts={counts}
              />
            </FilterCell>
            <FilterCell
              name={t('epc')}
              value={filter.epc ? t('epcAtLeast', { label: filter.epc.toUpperCase() }) : t('allLabels')}
              isSet={Boolean(filter.epc)}
            >
              <FilterChoices
                legend={t('epc')}
                type="radio"
                name="epc"
                choices={[any, ...labels]}
                chosen={[filter.epc ?? '']}
                counts={counts}
              />
            </FilterCell>
            <MoreFilters goal={goal} filter={filter} counts={counts} />
            <div className={styles.foot}>
              <a className={buttonClass({ look: 'line' })} href={listHref}>
                {t('clear')}
              </a>
              <Button type="submit">
                {t('show')}{' '}
                <span className="num" data-total>
                  {total}
                </span>
              </Button>
            </div>
          </div>
          <LiveCounts
            goal={goal}
            texts={{ found: toPluralText((count) => t('found', { count })), failed: t('failed'), retry: t('retry') }}
          />
        </form>
      </search>
    </DisclosureGroup>
  )
}
