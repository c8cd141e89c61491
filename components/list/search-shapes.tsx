/** The areas and circles of the search, each with its number of results; circles can be resized by links, without script. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { areaSize, type Circle, orderShapes, type SearchShape, toCircle, writeShape } from '@/lib/domain/search/search-shape'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { listFilterParts, type RemovablePart, withFilter } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { countFiltered } from '@/lib/server/property/property-lists'
import styles from './search-shapes.module.css'
import { ShapeSign } from './shape-sign'
import { useFilterText, useShapeName } from './use-filter-text'

type Props = {
  goal: SearchGoal
  language: Language
  query: ListQuery
  total: number
  hrefOf: (query: ListQuery) => string
  /** Whether a heading names the areas and circles, and each row whether its address is hidden. */
  isBelowHead?: boolean
}

/** Sizes in km that the links step through. */
const sizes = [0.2, 0.5, 1, 1.5, 2, 3, 5, 7.5, 10, 15, 25, 50] as const

type RowProps = Omit<Props, 'total' | 'isBelowHead'> & { shape: SearchShape; entry: RemovablePart; index: number }

function Radius({
  language,
  query,
  hrefOf,
  shape,
  name,
}: Omit<RowProps, 'shape' | 'entry' | 'index'> & { shape: Circle; name: string }) {
  const t = useTranslations('SearchShapes')
  const { filter } = query
  const hrefFor = (kilometres: number | undefined) => {
    const changed = kilometres === undefined ? undefined : toCircle(shape, kilometres)
    if (!changed) return undefined
    return hrefOf(
      withFilter(query, { ...filter, shapes: orderShapes(filter.shapes.map((other) => (other === shape ? changed : other))) }),
    )
  }
  const smaller = hrefFor(sizes.findLast((size) => size < shape.kilometres))
  const larger = hrefFor(sizes.find((size) => size > shape.kilometres))
  return (
    <span className={styles.stepper}>
      {smaller && (
        <a href={smaller} aria-label={t('less', { name })} rel="nofollow">
          <Icon of="minus" size={16} />
        </a>
      )}
      <b>{t('kilometres', { distance: formatDecimal(shape.kilometres, language) })}</b>
      {larger && (
        <a href={larger} aria-label={t('more', { name })} rel="nofollow">
          <Icon of="plus" size={16} />
        </a>
      )}
    </span>
  )
}

function useDetail(language: Language): (shape: SearchShape) => string {
  const t = useTranslations('SearchShapes')
  return (shape) => {
    if (shape.kind === 'circle') return t('point')
    const size = areaSize(shape)
    const corners = shape.corners.length
    return size === undefined ? t('crossing', { corners }) : t('corners', { corners, size: formatDecimal(size, language) })
  }
}

function Row({ shape, entry, index, ...props }: RowProps) {
  const { goal, language, query, hrefOf } = props
  const t = useTranslations('SearchShapes')
  const name = useFilterText(language)(entry.part)
  const title = useShapeName(language)(entry.part)
  const detail = useDetail(language)(shape)
  const count = countFiltered(goal, { ...query.filter, shapes: [shape] })
  return (
    <li>
      <ShapeSign kind={shape.kind} />
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      <span className={styles.count}>{t('count', { count })}</span>
      {shape.kind === 'circle' && <Radius {...props} shape={shape} name={name} />}
      <button type="button" className={styles.edit} data-draw={shape.kind} data-index={index}>
        <Icon of={shape.kind === 'area' ? 'spline' : 'circle-dot'} size={16} />
        <span>{t(shape.kind === 'area' ? 'edit' : 'editCircle')}</span>
      </button>
      <a href={hrefOf(withFilter(query, entry.without))} aria-label={t('remove', { name })} rel="nofollow">
        <Icon of="x" />
      </a>
    </li>
  )
}

export function SearchShapes({ total, isBelowHead = false, ...props }: Props) {
  const { goal, query } = props
  const t = useTranslations('SearchShapes')
  const { shapes } = query.filter
  const entries = listFilterParts(query.filter).filter(({ shape }) => shape !== undefined)
  const outside = () => countFiltered(goal, { ...query.filter, shapes: [] }) - total
  const has = (kind: SearchShape['kind']) => shapes.some((shape) => shape.kind === kind)
  return (
    <section className={styles.shapes} aria-label={t('searched')}>
      {shapes.length > 0 && !isBelowHead && <p>{t('within', { count: shapes.length, outside: outside() })}</p>}
      {shapes.length > 0 && (
        <ul>
          {entries.map(
            (entry, index) =>
              entry.shape && <Row key={writeShape(entry.shape)} {...props} shape={entry.shape} entry={entry} index={index} />,
          )}
        </ul>
      )}
      <div className={styles.add}>
        <button type="button" data-draw="area">
          <Icon of="pen-tool" size={16} />
          {t(has('area') ? 'drawMore' : 'draw')}
        </button>
        <button type="button" data-draw="circle">
          <Icon of="circle-dot" size={16} />
          {t(has('circle') ? 'circleMore' : 'circle')}
        </button>
      </div>
      {shapes.length > 0 && total === 0 && <p>{t('none')}</p>}
      {shapes.length > 0 && !isBelowHead && <p className={styles.hidden}>{t('hidden')}</p>}
    </section>
  )
}
