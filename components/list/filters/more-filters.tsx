/** The filters that fewer visitors ask for, together in one cell. */
import { useTranslations } from 'next-intl'
import type { Goal } from '@/lib/domain/property/property'
import type { PropertyFilter } from '@/lib/domain/search/property-filter'
import { flagsFor } from '@/lib/domain/search/yes-no-filters'
import { boundChoices, sinceChoices } from '@/lib/server/search/facet-counts'
import { FilterCell } from './filter-cell'
import { FilterChoices } from './filter-choices'
import styles from './more-filters.module.css'

function countSet(filter: PropertyFilter): number {
  return (
    [filter.minBathrooms, filter.minPlot, filter.since, filter.text, filter.reference].filter(Boolean).length +
    filter.flags.length
  )
}

export function MoreFilters({
  goal,
  filter,
  counts,
}: {
  goal: Goal
  filter: PropertyFilter
  counts: Readonly<Record<string, number>>
}) {
  const t = useTranslations('FilterBar')
  const any = { value: '', label: t('any') }
  const setCount = countSet(filter)
  return (
    <FilterCell name={t('more')} value={setCount > 0 ? t('moreSet', { count: setCount }) : t('moreNone')} isSet={setCount > 0}>
      <div className={styles.more}>
        <FilterChoices
          legend={t('features')}
          isLegendShown
          type="checkbox"
          name="flags"
          choices={flagsFor(goal).map((flag) => ({ name: flag, value: '1', label: t(`flags.${flag}`) }))}
          chosen={filter.flags}
          counts={counts}
        />
        <FilterChoices
          legend={t('bathrooms')}
          isLegendShown
          type="radio"
          name="bathrooms"
          choices={[
            any,
            ...boundChoices.bathrooms.map((count) => ({ value: String(count), label: t('bedroomsAtLeast', { count }) })),
          ]}
          chosen={[String(filter.minBathrooms ?? '')]}
          counts={counts}
        />
        <FilterChoices
          legend={t('plot')}
          isLegendShown
          type="radio"
          name="plot"
          choices={[any, ...boundChoices.plot.map((count) => ({ value: String(count), label: t('areaAtLeast', { count }) }))]}
          chosen={[String(filter.minPlot ?? '')]}
          counts={counts}
        />
        <FilterChoices
          legend={t('since')}
          isLegendShown
          type="radio"
          name="since"
          choices={[any, ...sinceChoices.map((days) => ({ value: String(days), label: t('sinceDays', { count: days }) }))]}
          chosen={[String(filter.since ?? '')]}
          counts={counts}
        />
        <label className={styles.text}>
          <span>{t('text')}</span>
          <input type="text" name="q" maxLength={80} defaultValue={filter.text} />
        </label>
        <label className={styles.text}>
          <span>{t('reference')}</span>
          <input type="text" inputMode="numeric" name="ref" maxLength={12} pattern="[0-9]*" defaultValue={filter.reference} />
        </label>
      </div>
    </FilterCell>
  )
}
