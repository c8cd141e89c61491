/** The summary that each cell of a filter form shows of its choices, on the page and while the visitor changes them. */
import 'server-only'
import type { PropertyFilter } from '../../domain/search/property-filter.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import type { Language } from '../../domain/text/language.ts'
import { filterParts } from '../pages/landing-pages.ts'
import { findTypeChoices, type TypeChoice } from '../property/property-lists.ts'
import { type FilterWords, filterText, priceRangeText } from './filter-text.ts'

export type CellValue = { text: string; isSet: boolean }

/** `moreOnMap`: on the map page, where that cell also contains towns, area and energy label. */
export type CellName = 'type' | 'city' | 'price' | 'bedrooms' | 'area' | 'epc' | 'more' | 'moreOnMap'

/** For a cell without a choice, `none`. */
const sayOf = (text: string, none: string): CellValue => ({ text: text || none, isSet: text !== '' })

/** The types of a list, then any other type that is filtered by: one without properties or without a name. */
export function typeChoices(goal: SearchGoal, language: Language, { types }: PropertyFilter, t: FilterWords): TypeChoice[] {
  const own = findTypeChoices(goal, language)
  const others = types.filter((type) => !own.some(({ webId }) => webId === type))
  return [...own, ...others.map((webId) => ({ webId, name: filterText({ kind: 'type', webId }, language, t) }))]
}

export function typeValue(goal: SearchGoal, language: Language, filter: PropertyFilter, t: FilterWords): CellValue {
  const chosen = typeChoices(goal, language, filter, t).filter(({ webId }) => filter.types.includes(webId))
  return sayOf(chosen.map(({ name }) => name).join(', '), t('allTypes'))
}

const placeKinds = ['city', 'area', 'circle']

/** @param parts of the whole filter. */
export function placeValue(parts: ReturnType<typeof filterParts>, language: Language, t: FilterWords): CellValue {
  const chosen = parts.filter(({ part }) => placeKinds.includes(part.kind))
  return sayOf(chosen.map(({ part }) => filterText(part, language, t)).join(', '), t('allCities'))
}

export const priceValue = (filter: PropertyFilter, t: FilterWords): CellValue => sayOf(priceRangeText(filter, t), t('any'))

export const boundValue = (name: 'bedrooms' | 'area', count: number | undefined, t: FilterWords): CellValue =>
  sayOf(count ? t(`${name}AtLeast`, { count }) : '', t('any'))

export const epcValue = (epc: PropertyFilter['epc'], t: FilterWords): CellValue =>
  sayOf(epc ? t('epcAtLeast', { label: epc.toUpperCase() }) : '', t('allLabels'))

/** Number of filters set in the cell of less used filters. */
export function moreValue(filter: PropertyFilter, isOnMap: boolean, t: FilterWords): CellValue {
  const { minBathrooms, minPlot, since, text, reference, minArea, epc } = filter
  const single = [minBathrooms, minPlot, since, text, reference, ...(isOnMap ? [minArea, epc] : [])].filter(Boolean)
  const count = single.length + filter.flags.length + (isOnMap ? filter.cities.length : 0)
  return sayOf(count > 0 ? t('moreSet', { count }) : '', t('moreNone'))
}

/** @param t messages of `FilterBar`. */
export const cellValues = (
  goal: SearchGoal,
  language: Language,
  filter: PropertyFilter,
  t: FilterWords,
): Readonly<Record<CellName, CellValue>> => ({
  type: typeValue(goal, language, filter, t),
  city: placeValue(filterParts(goal, filter), language, t),
  price: priceValue(filter, t),
  bedrooms: boundValue('bedrooms', filter.minBedrooms, t),
  area: boundValue('area', filter.minArea, t),
  epc: epcValue(filter.epc, t),
  more: moreValue(filter, false, t),
  moreOnMap: moreValue(filter, true, t),
})
