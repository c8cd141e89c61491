/** The areas and circles of the search, in one row over the list on small screens: each can be edited on the map, or removed. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { writeShape } from '@/lib/domain/search/search-shape'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { listFilterParts, withFilter } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { ShapeSign } from '../shape-sign'
import { useFilterText, useShapeName } from '../use-filter-text'
import styles from './zone-chips.module.css'

type Props = { language: Language; query: ListQuery; hrefOf: (query: ListQuery) => string }

export function ZoneChips({ language, query, hrefOf }: Props) {
  const t = useTranslations('MapList')
  const shapes = useTranslations('SearchShapes')
  const filterText = useFilterText(language)
  const shapeName = useShapeName(language)
  const entries = listFilterParts(query.filter).filter(({ shape }) => shape !== undefined)
  return (
    <section className={styles.chips} aria-label={shapes('searched')}>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ part, shape, without }, index) => {
            if (!shape) return null
            return (
              <li key={writeShape(shape)}>
                <button type="button" data-draw={shape.kind} data-index={index}>
                  <ShapeSign kind={shape.kind} />
                  <b>{shapeName(part)}</b>
                  <small>
                    {shape.kind === 'area'
                      ? t('corners', { count: shape.corners.length })
                      : shapes('kilometres', { distance: formatDecimal(shape.kilometres, language) })}
                  </small>
                </button>
                <a
                  href={hrefOf(withFilter(query, without))}
                  aria-label={shapes('remove', { name: filterText(part) })}
                  rel="nofollow"
                >
                  <Icon of="x" size={16} />
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <button type="button" className={styles.add} data-draw="area">
        <Icon of="plus" size={16} />
        {entries.length > 0 ? t('zone') : shapes('draw')}
      </button>
      {entries.length === 0 && (
        <button type="button" className={styles.add} data-draw="circle">
          <Icon of="circle-dot" size={16} />
          {shapes('circle')}
        </button>
      )}
    </section>
  )
}
