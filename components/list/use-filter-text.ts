/** What a set filter is called, for chips and the empty list. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { FilterPart } from '@/lib/routing/list-links'
import { circlePlace, filterText } from '@/lib/server/search/filter-text'

/** A function from a filter part to its name in `language`. */
export function useFilterText(language: Language): (part: FilterPart) => string {
  const t = useTranslations('FilterBar')
  return (part) => filterText(part, language, t)
}

/** What an area or circle is called where its size stands beside it. */
export function useShapeName(language: Language): (part: FilterPart) => string {
  const t = useTranslations('FilterBar')
  return (part) => (part.kind === 'circle' && circlePlace(part, language, t)) || filterText(part, language, t)
}
