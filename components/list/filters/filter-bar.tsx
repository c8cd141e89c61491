/** The filters of a list as one form: it works without script, each cell is a disclosure (design, "Filter bar"). */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { Button, buttonClass } from '@/components/ui/button'
import { DisclosureGroup } from '@/components/ui/disclosure-group'
import { Icon } from '@/components/ui/icon'
import { epcLetters, type PropertyFilter } from '@/lib/domain/search/property-filter'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { toPluralText } from '@/lib/domain/text/plural-text'
import type { FilterPart } from '@/lib/routing/list-links'
import { buildListQuery, emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import { filterParts } from '@/lib/server/pages/landing-pages'
import { findCityChoices, findTypeChoices } from '@/lib/server/property/property-lists'
import { boundChoices, countChoices } from '@/lib/server/search/facet-counts'
import { useFilterText } from '../use-filter-text'
import styles from './filter-bar.module.css'
import { FilterCell } from './filter-cell'
import { type Choice, type Counts, countsOf, FilterChoices } from './filter-choices'
import { LaterCounts } from './later-leaves.client'
import { MoreFilters } from './more-filters'
import { PlaceFields } from './place-fields'
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

type CellsProps = {
  goal: SearchGoal
  filter: PropertyFilter
  near: ListQuery['near']
  parts: ReturnType<typeof filterParts>
  counts: Counts
}

const isPlacePart = ({ kind }: FilterPart) => kind === 'city' || kind === 'area' || kind === 'circle'

/** Types and towns: several of each may be chosen. */
function ManyCells({ goal, language, filter, near, parts, counts }: CellsProps & { language: Language }) {
  const t = useTranslations('FilterBar')
  const filterText = useFilterText(language)
  const types = findTypeChoices(goal, language).map(({ webId, name }) => ({ value: webId, label: name }))
  const cities = findCityChoices(goal).map(({ name, zip }) => ({ value: `${name}|${zip}`, label: `${name} ${zip}` }))
  const typeNames = types.filter(({ value }) => filter.types.includes(value)).map(({ label }) => label)
  const placeNames = parts.flatMap(({ part }) => (isPlacePart(part) ? [filterText(part)] : []))
  const chosenCities = filter.cities.map(({ name, zip }) => `${name}|${zip}`)
  const many = { type: 'checkbox', counts } as const
  return (
    <>
      <FilterCell name={t('type')} value={typeNames.join(', ') || t('allTypes')} isSet={filter.types.length > 0}>
        <FilterChoices legend={t('type')} {...many} name="type" choices={types} chosen={filter.types} />
      </FilterCell>
      <FilterCell name={t('city')} value={placeNames.join(', ') || t('allCities')} isSet={placeNames.length > 0}>
        <PlaceFields language={language} parts={parts} near={near} counts={counts} />
        <FilterChoices legend={t('city')} {...many} name="city" choices={cities} chosen={chosenCities} />
      </FilterCell>
    </>
  )
}

type BoundProps = { language: Language; name: 'bedrooms' | 'area'; bound: number | undefined; counts: Counts }

/** Bedrooms or area: at least so much. */
function Bound({ name, bound, counts }: BoundProps) {
  const t = useTranslations('FilterBar')
  const textOf = (count: number) => t(`${name}AtLeast`, { count })
  const choices = boundChoices[name].map((count) => ({ value: String(count), label: textOf(count) }))
  const all: Choice[] = [{ value: '', label: t('any') }, ...choices]
  return (
    <FilterCell name={t(name)} value={bound ? textOf(bound) : t('any')} isSet={Boolean(bound)}>
      <FilterChoices legend={t(name)} type="radio" name={name} choices={all} chosen={[String(bound ?? '')]} counts={counts} />
    </FilterCell>
  )
}

const BoundCell = keepMarkup('bound-cell', ({ language }: BoundProps) => language, Bound)

type EpcProps = { language: Language; epc: PropertyFilter['epc']; counts: Counts }

function Epc({ epc, counts }: EpcProps) {
  const t = useTranslations('FilterBar')
  const textOf = (letter: string) => t('epcAtLeast', { label: letter.toUpperCase() })
  const choices = epcLetters.map((letter) => ({ value: letter, label: textOf(letter) }))
  const all: Choice[] = [{ value: '', label: t('any') }, ...choices]
  return (
    <FilterCell name={t('epc')} value={epc ? textOf(epc) : t('allLabels')} isSet={Boolean(epc)}>
      <FilterChoices legend={t('epc')} type="radio" name="epc" choices={all} chosen={[epc ?? '']} counts={counts} />
    </FilterCell>
  )
}

const EpcCell = keepMarkup('epc-cell', ({ language }: EpcProps) => language, Epc)

function Foot({ listHref, total }: { listHref: string; total: number }) {
  const t = useTranslations('FilterBar')
  return (
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
  )
}

/** The bar is a sheet on small screens; this opens and closes it. */
function SheetToggle({ setCount }: { setCount: number }) {
  const t = useTranslations('FilterBar')
  return (
    <details className={styles.sheet}>
      <summary>
        <Icon of="sliders-horizontal" />
        {t('open')}
        {setCount > 0 && <span className={styles.number}>{setCount}</span>}
        <Icon of="x" size={24} />
      </summary>
    </details>
  )
}

export function FilterBar({ goal, language, listHref, query }: Props) {
  const t = useTranslations('FilterBar')
  const { filter } = query
  const { total, counts, prices } = countChoices(goal, filter)
  const parts = filterParts(goal, filter)
  const priceText = usePriceText()(filter)
  const found = toPluralText((count) => t('found', { count }))
  return (
    <DisclosureGroup>
      <search className={styles.landmark} aria-label={t('label')}>
        <form className={styles.form} action={listHref} id="filters">
          <HiddenFields query={query} />
          <SheetToggle setCount={parts.length} />
          <div className={styles.bar}>
            <ManyCells goal={goal} language={language} filter={filter} near={query.near} parts={parts} counts={counts} />
            <FilterCell name={t('price')} value={priceText || t('any')} isSet={Boolean(priceText)}>
              <PriceFields goal={goal} filter={filter} prices={prices} />
            </FilterCell>
            <BoundCell language={language} name="bedrooms" bound={filter.minBedrooms} counts={countsOf(counts, 'bedrooms')} />
            <BoundCell language={language} name="area" bound={filter.minArea} counts={countsOf(counts, 'area')} />
            <EpcCell language={language} epc={filter.epc} counts={countsOf(counts, 'epc')} />
            <MoreFilters goal={goal} language={language} filter={filter} counts={counts} />
            <Foot listHref={listHref} total={total} />
          </div>
          <LaterCounts goal={goal} texts={{ found, failed: t('failed'), retry: t('retry') }} />
        </form>
      </search>
    </DisclosureGroup>
  )
}
