/** The less used filters, together in one cell. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { keepMarkup } from '@/components/plain/kept-markup'
import type { Goal } from '@/lib/domain/property/property'
import type { PropertyFilter } from '@/lib/domain/search/property-filter'
import { flags, flagsFor } from '@/lib/domain/search/yes-no-filters'
import type { Language } from '@/lib/domain/text/language'
import { moreValue } from '@/lib/server/search/cell-values'
import { boundChoices, sinceChoices } from '@/lib/server/search/facet-counts'
import { FilterCell } from './filter-cell'
import { type Counts, countsOf, FilterChoices, withChosen } from './filter-choices'
import styles from './more-filters.module.css'

type BoundProps = {
  language: Language
  name: 'bathrooms' | 'plot' | 'since'
  numbers: readonly number[]
  text: 'bedroomsAtLeast' | 'areaAtLeast' | 'sinceDays'
  chosen: number | undefined
  counts: Counts
}

/** A minimum, chosen from a few numbers. */
function Bound({ name, numbers, text, chosen, counts }: BoundProps) {
  const t = useTranslations('FilterBar')
  const choices = withChosen(numbers, chosen).map((count) => ({ value: String(count), label: t(text, { count }) }))
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

const BoundChoices = keepMarkup('bound-choices', ({ language }: BoundProps) => language, Bound)

type Props = {
  goal: Goal
  language: Language
  filter: PropertyFilter
  counts: Counts
  /** Further filters of this cell, in the view with the map. */
  children?: ReactNode
}

export function MoreFilters({ goal, language, filter, counts, children }: Props) {
  const t = useTranslations('FilterBar')
  const { minBathrooms, minPlot, since } = filter
  const offered = flags.filter((flag) => flagsFor(goal).includes(flag) || filter.flags.includes(flag))
  const isOnMap = children !== undefined
  return (
    <FilterCell cell={isOnMap ? 'moreOnMap' : 'more'} name={t('more')} value={moreValue(filter, isOnMap, t)}>
      <div className={styles.more}>
        {children}
        <FilterChoices
          legend={t('features')}
          isLegendShown
          type="checkbox"
          name="flags"
          choices={offered.map((flag) => ({ name: flag, value: '1', label: t(`flags.${flag}`) }))}
          chosen={filter.flags}
          counts={counts}
        />
        <BoundChoices
          language={language}
          name="bathrooms"
          numbers={boundChoices.bathrooms}
          text="bedroomsAtLeast"
          chosen={minBathrooms}
          counts={countsOf(counts, 'bathrooms')}
        />
        <BoundChoices
          language={language}
          name="plot"
          numbers={boundChoices.plot}
          text="areaAtLeast"
          chosen={minPlot}
          counts={countsOf(counts, 'plot')}
        />
        <BoundChoices
          language={language}
          name="since"
          numbers={sinceChoices}
          text="sinceDays"
          chosen={since}
          counts={countsOf(counts, 'since')}
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
