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

type Counts = Readonly<Record<string, number>>

/** A lower bound, chosen from a few numbers. */
function BoundChoices({
  name,
  numbers,
  text,
  chosen,
  counts,
}: {
  name: 'bathrooms' | 'plot' | 'since'
  numbers: readonly number[]
  text: 'bedroomsAtLeast' | 'areaAtLeast' | 'sinceDays'
  chosen: number | undefined
  counts: Counts
}) {
  const t = useTranslations('FilterBar')
  const choices = numbers.map((count) => ({ value: String(count), label: t(text, { count }) }))
  return (
    <FilterChoices
      legend={t(name)}
      isLegendShown
      type="radio"
      name={name}
      choices={[{ value: '', label: t('any') }, ...choices]}
      chosen={[String(chosen ?? '')]}
      counts={counts}
    />
  )
}

export function MoreFilters({ goal, filter, counts }: { goal: Goal; filter: PropertyFilter; counts: Counts }) {
  const t = useTranslations('FilterBar')
  const { minBathrooms, minPlot, since } = filter
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
        <BoundChoices
          name="bathrooms"
          numbers={boundChoices.bathrooms}
          text="bedroomsAtLeast"
          chosen={minBathrooms}
          counts={counts}
        />
        <BoundChoices name="plot" numbers={boundChoices.plot} text="areaAtLeast" chosen={minPlot} counts={counts} />
        <BoundChoices name="since" numbers={sinceChoices} text="sinceDays" chosen={since} counts={counts} />
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
