/** The text of an active filter, for chips and the empty list. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { FilterPart } from '@/lib/routing/list-links'
import { circlePlace, filterText } from '@/lib/server/search/filter-text'

/** Returns a function from a filter part to its text in `language`. */
export function useFilterText(language: Language): (part: FilterPart) => string {
  const t = useTranslations('FilterBar')
  return (part) => filterText(part, language, t)
}

/** The name of an area or circle, where its size is shown next to it. */
export function useShapeName(language: Language): (part: FilterPart) => string {
  const t = useTranslations('FilterBar')
  return (part) => (part.kind === 'circle' && circlePlace(part, language, t)) || filterText(part, language, t)
}
