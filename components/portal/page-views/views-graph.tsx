/** Page views by day: a chart drawn on the server in three sizes, with the same figures as a table and a download. */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import { type GraphLayout, type GraphSize, layOutGraph } from '@/lib/domain/portal/bar-graph'
import { type DayCount, graphCounts } from '@/lib/domain/portal/page-view-figures'
import type { IsoDate } from '@/lib/domain/property/property'
import { formatDate } from '@/lib/domain/text/date'
import type { GraphMark } from '@/lib/server/portal/graph-marks'
import styles from './views-graph.module.css'

/** Each is drawn for one range of widths, so that its text keeps its size. */
const sizes = {
  large: { width: 1344, height: 320, labels: 7 },
  middle: { width: 716, height: 280, labels: 5 },
  small: { width: 358, height: 240, labels: 3 },
} as const satisfies Record<string, GraphSize>

type Props = {
  /** Every day of the period. */
  days: readonly DayCount[]
  marks: readonly GraphMark[]
  today: IsoDate
}

/** `21-11`: the year is in the title. */
const dayAndMonth = (day: IsoDate) => formatDate(day).split('-').slice(0, 2).join('-')

/** Index of the bar that contains a day; undefined for days outside the chart. */
function barOf(counts: readonly DayCount[], day: IsoDate, last: IsoDate): number | undefined {
  const index = counts.findLastIndex((count) => count.day <= day)
  return index >= 0 && day <= last ? index : undefined
}

export function ViewsGraph({ days, marks, today }: Props) {
  const t = useTranslations('ViewsGraph')
  const { decimal } = useNumbers()
  const { step, counts } = graphCounts(days)
  const last = days.at(-1)?.day ?? today
  const input = {
    counts: counts.map(({ count }) => count),
    labels: counts.map(({ day }) => dayAndMonth(day)),
    marks: marks.flatMap(({ day, text }) => {
      const index = barOf(counts, day, last)
      return index === undefined ? [] : [{ index, text }]
    }),
  }
  const drawing = t('drawing', {
    step,
    from: formatDate(counts[0]?.day ?? last),
    to: formatDate(last),
    total: decimal(input.counts.reduce((sum, count) => sum + count, 0)),
    most: decimal(Math.max(0, ...input.counts)),
  })
  return (
    <div className={styles.graph}>
      <figure>
        {Object.entries(sizes).map(([name, size]) => (
          <Drawing
            key={name}
            className={styles[name]}
            size={size}
            layout={layOutGraph(input, size)}
            label={drawing}
            titles={counts.map(({ day, count }) => t('bar', { day: formatDate(day), count: decimal(count) }))}
            now={barOf(counts, today, last)}
          />
        ))}
        <figcaption>{t('how')}</figcaption>
      </figure>
      <details className="no-print">
        <summary>{t('table')}</summary>
        <CountTable counts={counts} step={step} />
      </details>
    </div>
  )
}

type DrawingProps = {
  className: string | undefined
  size: GraphSize
  layout: GraphLayout
  label: string
  titles: readonly string[]
  /** Index of today's bar. */
  now: number | undefined
}

function Drawing({ className, size, layout, label, titles, now }: DrawingProps) {
  const { decimal } = useNumbers()
  const { lines, bars, words, marks, left, base } = layout
  return (
    <svg className={className} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {lines.map(({ y, value }) => (
        <g key={value}>
          <path className={value === 0 ? styles.base : styles.line} d={`M${left} ${y}H${size.width}`} />
          <text x={left - 10} y={y + 4.5} textAnchor="end">
            {decimal(value)}
          </text>
        </g>
      ))}
      {bars.map(({ x, y, width, height }, index) => (
        <rect key={titles[index]} className={index === now ? styles.now : styles.bar} x={x} y={y} width={width} height={height}>
          <title>{titles[index]}</title>
        </rect>
      ))}
      {words.map(({ x, text, anchor }) => (
        <text key={`${x} ${text}`} x={x} y={base + 24} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {marks.map(({ x, top, bottom, text, anchor }) => (
        <g key={`${x} ${text}`}>
          <path className={styles.mark} d={`M${x} ${top}V${bottom}`} />
          <text className={styles.event} x={anchor === 'start' ? x + 6 : x - 6} y={top + 6} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

function CountTable({ counts, step }: { counts: readonly DayCount[]; step: 'day' | 'week' }) {
  const t = useTranslations('ViewsGraph')
  const { decimal } = useNumbers()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(step)}</th>
          <th scope="col">{t('views')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.toReversed().map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            <td>{decimal(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
