/** The map of a list: the results, and some properties outside the areas and circles of the search. */
import { useTranslations } from 'next-intl'
import { PropertyMap } from '@/components/map/property-map'
import { writeShapeTexts } from '@/lib/domain/map/drawing'
import { maxMarkers } from '@/lib/domain/map/map-marker'
import type { Goal, PublicProperty } from '@/lib/domain/property/property'
import type { PageOfItems } from '@/lib/domain/search/property-filter'
import { isInShapes } from '@/lib/domain/search/search-shape'
import type { Language } from '@/lib/domain/text/language'
import { withFilter } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { toMapProperties } from '@/lib/server/map/map-properties'
import { findFirst } from '@/lib/server/property/property-lists'

/** Properties outside the areas and circles of the search, up to the maximum number of markers. */
function findOutside(goal: Goal, query: ListQuery, inside: readonly PublicProperty[]): PublicProperty[] {
  const { shapes } = query.filter
  const room = maxMarkers - inside.length
  if (shapes.length === 0 || room <= 0) return []
  const all = findFirst(goal, withFilter(query, { ...query.filter, shapes: [] }), maxMarkers + inside.length)
  return all.filter((property) => !isInShapes(property, shapes)).slice(0, room)
}

type Props = {
  goal: Goal
  found: PageOfItems<PublicProperty>
  language: Language
  query: ListQuery
  className: string
  /** Whether the map itself shows the number of results. */
  isCounted?: boolean
}

export function ListMap({ goal, found: { total }, language, query, className, isCounted = false }: Props) {
  const t = useTranslations('PropertyList')
  // One more than the map draws, so that it can say that there are more.
  const inside = findFirst(goal, query, maxMarkers + 1)
  const onMap = toMapProperties([...inside, ...findOutside(goal, query, inside)], language)
  const label = t('onMap', { total })
  return (
    <PropertyMap
      language={language}
      properties={onMap}
      label={label}
      {...(isCounted && { infoMessage: label })}
      bounds={query.filter.bounds}
      shapes={writeShapeTexts(query.filter.shapes)}
      className={className}
    />
  )
}
