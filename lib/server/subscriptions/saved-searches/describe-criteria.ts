/** Search criteria in words. */
import 'server-only'
import { formatPrice } from '../../../domain/property/price.ts'
import type { CityChoice } from '../../../domain/search/property-filter.ts'
import type { SearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { titleCaseCity } from '../../../domain/text/address.ts'
import type { Language } from '../../../domain/text/language.ts'
import { type FilterPart, listFilterParts } from '../../../routing/list-links.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { SearchSettings } from '../../db/repositories/subscriptions/saved-searches.ts'
import { type Translate, translatorOf } from '../../pages/translator.ts'
import { filterText } from '../../search/filter-text.ts'

type Row = { label: string; value: string }

const filterWords =
  (t: Translate) =>
  (key: string, values?: Record<string, string | number>): string =>
    t(`FilterBar.${key}`, values)

/** `2600 Berchem`: the town from the choice itself, or from a listing with that postcode. */
function placeName({ name, zip }: CityChoice): string {
  const town = name || getSnapshot().properties.find((property) => property.zip === zip)?.city
  return town ? `${zip} ${titleCaseCity(town)}` : zip
}

/** A zone whose postcodes are all chosen is shown by its name; other postcodes as they are. */
function describePlaces(cities: readonly CityChoice[], language: Language): string[] {
  const zips = new Set(cities.filter(({ name }) => name === '').map(({ zip }) => zip))
  const zones = getSnapshot().zones.filter((zone) => zone.zips.every((zip) => zips.has(zip)))
  const inZones = new Set(zones.flatMap((zone) => zone.zips))
  const rest = cities.filter(({ name, zip }) => name !== '' || !inZones.has(zip))
  return [...zones.map(({ name }) => name[language]), ...rest.map(placeName)]
}

/** Parts of a filter with a row or position of their own. */
const ownRows: readonly FilterPart['kind'][] = ['type', 'city', 'price']

const namesOf = (criteria: SearchCriteria, kinds: readonly FilterPart['kind'][], language: Language, t: Translate) =>
  listFilterParts(criteria.filter)
    .filter(({ part }) => kinds.includes(part.kind))
    .map(({ part }) => filterText(part, language, filterWords(t)))

const otherKinds = (criteria: SearchCriteria) =>
  listFilterParts(criteria.filter)
    .map(({ part }) => part.kind)
    .filter((kind) => !ownRows.includes(kind))

type Described = Omit<SearchSettings, 'schedule'> & { schedule?: SearchSettings['schedule'] }

/** One row per criterion. */
export function describeSettings({ criteria, budget, schedule }: Described, language: Language): Row[] {
  const t = translatorOf(language)
  const row = (name: string, value: string): Row[] => (value ? [{ label: t(`SavedSearches.labels.${name}`), value }] : [])
  return [
    ...row('goal', t(`SavedSearches.goals.${criteria.goal ?? 'both'}`)),
    ...row('types', namesOf(criteria, ['type'], language, t).join(', ') || t('SavedSearches.allTypes')),
    ...row('places', describePlaces(criteria.filter.cities, language).join(', ') || t('SavedSearches.allPlaces')),
    ...row('price', namesOf(criteria, ['price'], language, t).join('')),
    ...row('budget', budget === undefined ? '' : formatPrice(budget)),
    ...row('more', namesOf(criteria, otherKinds(criteria), language, t).join(', ')),
    ...row('schedule', schedule ? t(`SavedSearches.schedules.${schedule}`) : ''),
  ]
}

/** The same in one line: `Te koop · Appartement · Antwerpen centrum · Tot € 500.000`. */
export function nameSearchCriteria(criteria: SearchCriteria, language: Language): string {
  const t = translatorOf(language)
  return [
    t(`SavedSearches.goals.${criteria.goal ?? 'both'}`),
    namesOf(criteria, ['type'], language, t).join(', '),
    describePlaces(criteria.filter.cities, language).join(', '),
    ...namesOf(criteria, ['price', ...otherKinds(criteria)], language, t),
  ]
    .filter(Boolean)
    .join(' · ')
}
