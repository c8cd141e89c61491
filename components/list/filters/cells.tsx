/** The cells of a filter form, and their choices alone for cells that several filters share. */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { type CityChoice, epcLetters, isInCity, type PropertyFilter } from '@/lib/domain/search/property-filter'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { buildListQuery, emptyListQuery, type ListQuery, writeCity } from '@/lib/routing/list-query'
import type { filterParts } from '@/lib/server/pages/landing-pages'
import { findCityChoices } from '@/lib/server/property/property-lists'
import { boundValue, epcValue, placeValue, typeChoices, typeValue } from '@/lib/server/search/cell-values'
import { boundChoices } from '@/lib/server/search/facet-counts'
import { FilterCell } from './filter-cell'
import { type Choice, type Counts, FilterChoices, withChosen } from './filter-choices'
import { PlaceFields } from './place-fields'

type HiddenProps = {
  query: ListQuery
  /** Whether the form needs hidden fields for the areas and circles of the search, as it has no checkboxes for them. */
  withShapes?: boolean
}

/** Parts of the query that are not fields of the form; garages and parkings come from saved searches. */
export function HiddenFields({ query, withShapes = false }: HiddenProps) {
  const { bounds, minGarages, minParkings, shapes } = query.filter
  const kept = buildListQuery({
    ...emptyListQuery,
    filter: { ...emptyListQuery.filter, bounds, minGarages, minParkings, shapes: withShapes ? shapes : [] },
    sort: query.sort,
    view: query.view,
  })
  return [...kept].map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}

/** `isLegendShown`: several filters share the cell. */
type ChoiceProps = { goal: SearchGoal; language: Language; filter: PropertyFilter; counts: Counts; isLegendShown?: boolean }

export function TypeCell({ goal, language, filter, counts }: ChoiceProps) {
  const t = useTranslations('FilterBar')
  const types = typeChoices(goal, language, filter, t).map(({ webId, name }) => ({ value: webId, label: name }))
  return (
    <FilterCell cell="type" name={t('type')} value={typeValue(goal, language, filter, t)}>
      <FilterChoices legend={t('type')} type="checkbox" name="type" choices={types} chosen={filter.types} counts={counts} />
    </FilterCell>
  )
}

/** Towns of the list, then any other town that it is filtered by; a postcode selects all towns that have it. */
export function CityChoices({ goal, filter, counts, isLegendShown = false }: ChoiceProps) {
  const t = useTranslations('FilterBar')
  const own = findCityChoices(goal)
  const isChosen = ({ name, zip }: CityChoice) => filter.cities.some((city) => isInCity({ city: name, zip }, city))
  const others = filter.cities.filter((city) => !own.some(({ name, zip }) => isInCity({ city: name, zip }, city)))
  const cities = [...own, ...others].map((city) => ({ value: writeCity(city), label: `${city.name} ${city.zip}`.trim() }))
  const chosen = [...own.filter(isChosen), ...others].map(writeCity)
  const field = { legend: t('city'), isLegendShown, type: 'checkbox', name: 'city' } as const
  return <FilterChoices {...field} choices={cities} chosen={chosen} counts={counts} />
}

type PlaceProps = ChoiceProps & { near: ListQuery['near']; parts: ReturnType<typeof filterParts> }

export function PlaceCell({ near, parts, ...props }: PlaceProps) {
  const { language, counts } = props
  const t = useTranslations('FilterBar')
  return (
    <FilterCell cell="city" name={t('city')} value={placeValue(parts, language, t)}>
      <PlaceFields language={language} parts={parts} near={near} counts={counts} />
      <CityChoices {...props} />
    </FilterCell>
  )
}

type BoundProps = {
  language: Language
  name: 'bedrooms' | 'area'
  bound: number | undefined
  counts: Counts
  isLegendShown?: boolean
}

/** Minimum number of bedrooms or minimum area. */
export function BoundChoices({ name, bound, counts, isLegendShown = false }: BoundProps) {
  const t = useTranslations('FilterBar')
  const choices = withChosen(boundChoices[name], bound).map((count) => ({
    value: String(count),
    label: t(`${name}AtLeast`, { count }),
  }))
  const all: Choice[] = [{ value: '', label: t('any') }, ...choices]
  const field = { legend: t(name), isLegendShown, type: 'radio', name } as const
  return <FilterChoices {...field} choices={all} chosen={[String(bound ?? '')]} counts={counts} />
}

function Bound(props: BoundProps) {
  const { name, bound } = props
  const t = useTranslations('FilterBar')
  return (
    <FilterCell cell={name} name={t(name)} value={boundValue(name, bound, t)}>
      <BoundChoices {...props} />
    </FilterCell>
  )
}

export const BoundCell = keepMarkup('bound-cell', ({ language }: BoundProps) => language, Bound)

type EpcProps = { language: Language; epc: PropertyFilter['epc']; counts: Counts; isLegendShown?: boolean }

export function EpcChoices({ epc, counts, isLegendShown = false }: EpcProps) {
  const t = useTranslations('FilterBar')
  const choices = epcLetters.map((letter) => ({ value: letter, label: t('epcAtLeast', { label: letter.toUpperCase() }) }))
  const all: Choice[] = [{ value: '', label: t('any') }, ...choices]
  const field = { legend: t('epc'), isLegendShown, type: 'radio', name: 'epc' } as const
  return <FilterChoices {...field} choices={all} chosen={[epc ?? '']} counts={counts} />
}

function Epc(props: EpcProps) {
  const t = useTranslations('FilterBar')
  return (
    <FilterCell cell="epc" name={t('epc')} value={epcValue(props.epc, t)}>
      <EpcChoices {...props} />
    </FilterCell>
  )
}

export const EpcCell = keepMarkup('epc-cell', ({ language }: EpcProps) => language, Epc)
