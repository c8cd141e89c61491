/**
 * Prices per m² sold, a bar for each kind or town: interquartile range and median of the sales, with the same figures as a table.
 */
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { formatPrice } from '@/lib/domain/property/price'
import { fewest } from '@/lib/domain/sold/at-least-five'
import { formatArea } from '@/lib/domain/text/format-number'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { monthName } from '@/lib/domain/text/month-name'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { BandRow } from '@/lib/server/sold/town-bands'
import styles from './price-bands.module.css'
import { ReferencesLink } from './references-link'

/** Euros between two grid lines of the axis. */
const tick = 500

type Scale = { from: number; to: number; at: (price: number) => number }

/** From the grid line below the lowest band to the one above the highest. */
function scaleOf(rows: readonly BandRow[]): Scale {
  const bands = rows.flatMap(({ band }) => band ?? [])
  const from = Math.floor(Math.min(...bands.map(({ low }) => low)) / tick - 1) * tick
  const to = Math.ceil(Math.max(...bands.map(({ high }) => high)) / tick + 1) * tick
  return { from, to, at: (price) => Math.round(((price - from) / (to - from)) * 1000) / 10 }
}

function useNames() {
  const t = useTranslations('References')
  const language = languageOfLocale(useLocale())
  return {
    nameOf: ({ town, kind }: BandRow) => town ?? t(`kinds.${kind}`),
    noteOf: ({ town, kind, area }: BandRow) =>
      [town && t(`kinds.${kind}`), area && t('bands.area', { area: formatArea(area, language) })].filter(Boolean).join(', '),
  }
}

function Band({ row: { band }, scale }: { row: BandRow; scale: Scale }) {
  const t = useTranslations('References')
  if (!band) return <span className={styles.few}>{t('bands.few', { fewest })}</span>
  const { low, middle, high } = band
  return (
    <span className={styles.band} style={{ '--low': scale.at(low), '--middle': scale.at(middle), '--high': scale.at(high) }}>
      <span className={styles.low}>{formatPrice(low)}</span>
      <b>{formatPrice(middle)}</b>
      <span className={styles.high}>{formatPrice(high)}</span>
    </span>
  )
}

function Axis({ scale }: { scale: Scale }) {
  const t = useTranslations('References')
  const lines = Array.from({ length: (scale.to - scale.from) / (2 * tick) + 1 }, (_, index) => scale.from + index * 2 * tick)
  return (
    <p className={styles.axis} aria-hidden="true">
      <span>
        {lines.map((price) => (
          <span key={price} style={{ '--at': scale.at(price) }}>
            {formatPrice(price)}
          </span>
        ))}
      </span>
      <span className="vh">{t('bands.perMetre')}</span>
    </p>
  )
}

function SameAsTable({ rows }: { rows: readonly BandRow[] }) {
  const t = useTranslations('References')
  const { nameOf, noteOf } = useNames()
  return (
    <details className={styles.table}>
      <summary>{t('chart.asTable')}</summary>
      <table>
        <thead>
          <tr>
            {(['name', 'low', 'middle', 'high', 'sales'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`bands.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${nameOf(row)} ${row.kind}`}>
              <th scope="row">{[nameOf(row), noteOf(row)].filter(Boolean).join(', ')}</th>
              {row.band ? (
                [row.band.low, row.band.middle, row.band.high].map((price, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same amount
                  <td key={index}>{formatPrice(price)}</td>
                ))
              ) : (
                <td colSpan={3}>{t('bands.few', { fewest })}</td>
              )}
              <td>{row.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Renders nothing while there are no sales. @param heading such as "Prijs per m² in Berchem". */
export function PriceBands({ rows, heading }: { rows: readonly BandRow[]; heading: string }) {
  const t = useTranslations('References')
  const { nameOf, noteOf } = useNames()
  const language = languageOfLocale(useLocale())
  const id = useId()
  if (rows.length === 0) return null
  const { period } = getSnapshot().market
  const hasBand = rows.some(({ band }) => band)
  const scale = scaleOf(rows)
  return (
    <section className={styles.bands} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{t('bands.intro', { from: monthName(period.from, language), to: monthName(period.to, language) })}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${nameOf(row)} ${row.kind}`}>
            <span>
              <b>{nameOf(row)}</b>
              {noteOf(row) && <small>{noteOf(row)}</small>}
            </span>
            <Band row={row} scale={scale} />
            <span className={styles.count}>{t('bands.sales', { count: row.count })}</span>
          </li>
        ))}
      </ul>
      {hasBand && <Axis scale={scale} />}
      {hasBand && <SameAsTable rows={rows} />}
      <p className={styles.source}>
        {t('bands.source')} <ReferencesLink />
      </p>
    </section>
  )
}
