/** How long sales took: a square for each sale, the same figures as a table, and the median of each town. */
import { useTranslations } from 'next-intl'
import { type DotPlot, type DotSize, layOutDots } from '@/lib/domain/sold/dot-plot'
import type { SaleTimes as Times } from '@/lib/domain/sold/sale-times'
import styles from './sale-times.module.css'

/** Each is drawn for one range of widths, so that its text keeps its size. */
const drawings = {
  large: { width: 900, tick: 20, square: 22 },
  small: { width: 358, tick: 40, square: 8.6 },
} as const satisfies Record<string, DotSize>

/** Days covered by a row of the table. */
const rowDays = 20

type DrawingProps = { name: keyof typeof drawings; times: Times; label: string }

/** Largest number of characters that fit next to the other squares. */
const longestLine = 27

/** Line height in px of the text in the charts. */
const lineHeight = 17

function Marks({ name, times, plot }: { name: keyof typeof drawings; times: Times; plot: DotPlot }) {
  const t = useTranslations('References')
  const { median, longest } = times
  const kind = longest ? t(`kinds.${longest.kind}`) : ''
  const town = longest?.town ?? ''
  // In one line they would cover the squares of other sales: always in the small chart, otherwise where they are long.
  const inOne = t('chart.longest', { kind, town })
  const aboutLongest = name === 'small' || inOne.length > longestLine ? [kind, town] : [inOne]
  return (
    <>
      {median !== undefined && (
        <g>
          <path className={styles.mark} d={`M${plot.at(median)} 4V${plot.base}`} />
          <text className={styles.said} x={plot.at(median) + 8} y={14}>
            {t('chart.median', { days: median })}
          </text>
          <text x={plot.at(median) + 8} y={31}>
            {t('chart.half')}
          </text>
        </g>
      )}
      {longest && longest.days > 2 * (median ?? 0) && (
        <g>
          {[t('chart.days', { days: longest.days }), ...aboutLongest].map((text, index) => (
            <text
              key={text}
              className={index === 0 ? styles.said : undefined}
              x={plot.at(longest.days) + 20}
              y={plot.topOf(longest.days) - 13 - (aboutLongest.length - index) * lineHeight}
              textAnchor="end"
            >
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  )
}

function Drawing({ name, times, label }: DrawingProps) {
  const t = useTranslations('References')
  const size = drawings[name]
  const plot = layOutDots(times, size)
  return (
    <svg className={styles[name]} viewBox={`0 0 ${size.width} ${plot.height}`} role="img" aria-label={label}>
      <path
        className={styles.squares}
        d={plot.squares
          .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h${size.square}v${size.square}h-${size.square}z`)
          .join('')}
      />
      <path className={styles.base} d={`M0 ${plot.base}H${size.width}`} />
      {plot.ticks.map(({ x, days }) => (
        <text key={days} x={days === 0 ? 0 : x} y={plot.base + 24} textAnchor={days === 0 ? 'start' : 'middle'}>
          {days === 0 ? t('chart.days', { days }) : days}
        </text>
      ))}
      <Marks name={name} times={times} plot={plot} />
    </svg>
  )
}

/** Rows of twenty days; empty ones are left out at the end only. */
function toRows({ steps }: Times): { from: number; to: number; count: number }[] {
  const last = steps.at(-1)?.from ?? 0
  return Array.from({ length: Math.floor(last / rowDays) + 1 }, (_, row) => {
    const [from, to] = [row * rowDays, (row + 1) * rowDays - 1]
    const count = steps.filter((step) => step.from >= from && step.from <= to).reduce((sum, step) => sum + step.count, 0)
    return { from, to, count }
  })
}

function SameAsTable({ times }: { times: Times }) {
  const t = useTranslations('References')
  return (
    <details>
      <summary>{t('chart.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('chart.column')}</th>
            <th scope="col">{t('chart.homes')}</th>
          </tr>
        </thead>
        <tbody>
          {toRows(times).map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{t('chart.range', { from, to })}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function SaleTimes({ times }: { times: Times }) {
  const t = useTranslations('References')
  const label = t('chart.label', { count: times.count, median: times.median ?? 0, longest: times.longest?.days ?? 0 })
  return (
    <section className={styles.times} aria-labelledby="sale-times">
      <h2 id="sale-times">{t('chart.title')}</h2>
      <p className={styles.intro}>{t('chart.intro')}</p>
      <div className={styles.columns}>
        <div>
          <Drawing name="large" times={times} label={label} />
          <Drawing name="small" times={times} label={label} />
          <SameAsTable times={times} />
        </div>
        {times.places.length > 0 && (
          <div>
            <h3>{t('chart.towns')}</h3>
            <dl className={styles.towns}>
              {times.places.map(({ town, zip, median }) => (
                <div key={`${town} ${zip ?? ''}`}>
                  <dt>{[town, zip].filter(Boolean).join(' ')}</dt>
                  <dd>{median}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  )
}
