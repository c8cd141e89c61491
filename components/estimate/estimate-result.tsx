/**
 * The price range, its comparable sales, the method, its error, and matching saved searches; or why there is no amount (design,
 * "Figures").
 */
import { useTranslations } from 'next-intl'
import { EpcLabel } from '@/components/property/epc-label'
import { useNumbers } from '@/components/ui/use-numbers'
import { findRegion } from '@/lib/domain/law/region'
import { formatPrice } from '@/lib/domain/property/price'
import { fewest } from '@/lib/domain/sold/at-least-five'
import type { Comparable, Estimate, EstimatedHome } from '@/lib/domain/sold/estimate'
import type { EstimateError } from '@/lib/domain/sold/estimate-error'
import type { InterestedCount } from '@/lib/domain/sold/interested-subscribers'
import { formatArea, formatFixed } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { monthName } from '@/lib/domain/text/month-name'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './estimate-result.module.css'
import { RangeChart } from './range-chart'

type Props = {
  home: EstimatedHome
  town: string
  estimate: Estimate
  interested: InterestedCount | undefined
  language: Language
}

function Comparables({ comparables, zip, language }: { comparables: readonly Comparable[]; zip: string; language: Language }) {
  const t = useTranslations('Estimate')
  const { decimal } = useNumbers()
  const region = findRegion(zip, 10)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.street')}</th>
            <th scope="col">{t('columns.distance')}</th>
            <th scope="col">{t('columns.area')}</th>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col">{t('columns.epc')}</th>
            <th scope="col">{t('columns.month')}</th>
          </tr>
        </thead>
        <tbody>
          {comparables.map(({ sale, kilometres }) => (
            <tr key={sale.id}>
              <th scope="row">{sale.street}</th>
              <td>{kilometres < 0.5 ? t('near') : t('kilometres', { distance: decimal(kilometres) })}</td>
              <td>{formatArea(sale.area, language)}</td>
              <td>{sale.state ? t(`states.${sale.state}`) : ''}</td>
              <td>{sale.epc && region && <EpcLabel label={{ region, label: sale.epc }} />}</td>
              <td>{monthName(sale.month, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows of a name, a number and a bar proportional to it. */
function Bars({ rows }: { rows: readonly { name: string; value: string; size: number }[] }) {
  const largest = Math.max(1, ...rows.map(({ size }) => size))
  return (
    <dl className={styles.bars}>
      {rows.map(({ name, value, size }) => (
        <div key={name} style={{ '--share': Math.round((size / largest) * 1000) / 10 }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ErrorSection({ error, language }: { error: EstimateError; language: Language }) {
  const t = useTranslations('Estimate')
  const rows = error.steps.map((size, step) => ({ name: t(`error.steps.${step as 0 | 1 | 2 | 3}`), value: String(size), size }))
  const half = formatFixed(error.middle * 100, 1, language)
  return (
    <section>
      <h2>{t('error.title')}</h2>
      <Bars rows={rows} />
      <p className={styles.small}>{t('error.note', { tested: error.tested, half })}</p>
    </section>
  )
}

function Method({ count }: { count: number }) {
  const t = useTranslations('Estimate')
  return (
    <section>
      <h2>{t('method.title')}</h2>
      <ol className={styles.method}>
        <li>{t('method.same', { count })}</li>
        <li>{t('method.adjusted')}</li>
        <li>{t('method.weighed')}</li>
        <li>{t('method.times')}</li>
      </ol>
      <p className={styles.small}>{t('method.noPrices')}</p>
    </section>
  )
}

const bandName = (t: ReturnType<typeof useTranslations<'Estimate'>>, from: number | undefined, to: number | undefined) =>
  from === undefined
    ? t('waiting.upTo', { to: formatPrice(to ?? 0) })
    : to === undefined
      ? t('waiting.above', { from: formatPrice(from) })
      : t('waiting.between', { from: formatPrice(from), to: formatPrice(to) })

function InterestedSubscribers({ interested, town }: { interested: InterestedCount | undefined; town: string }) {
  const t = useTranslations('Estimate')
  return (
    <section>
      <h2>{t('waiting.title')}</h2>
      <p>{interested ? t('waiting.people', { people: interested.subscribers, town }) : t('waiting.few', { fewest })}</p>
      {interested && interested.byPrice.length > 0 && (
        <Bars
          rows={interested.byPrice.map(({ from, to, subscribers }) => ({
            name: bandName(t, from, to),
            value: t('waiting.atLeast', { people: subscribers }),
            size: subscribers,
          }))}
        />
      )}
    </section>
  )
}

function Range({ home, town, estimate, language }: Props & { estimate: Extract<Estimate, { kind: 'range' }> }) {
  const t = useTranslations('Estimate')
  const names = useTranslations('References')
  return (
    <>
      <h1>{t('yours', { kind: names(`kinds.${home.kind}`), town, area: formatArea(home.area, language) })}</h1>
      <p className={styles.range}>
        {t.rich('range', {
          low: formatPrice(estimate.low),
          high: formatPrice(estimate.high),
          small: (words) => <small>{words}</small>,
        })}
      </p>
      <p className={styles.sub}>{t('restsOn', { count: estimate.count })}</p>
      <RangeChart estimate={estimate} />
    </>
  )
}

/** Three alternatives where there is no amount. */
function NoAmount({ home, town, estimate, language }: Props & { estimate: Extract<Estimate, { kind: 'none' }> }) {
  const t = useTranslations('Estimate')
  const names = useTranslations('References')
  const { count, why } = estimate
  return (
    <>
      <h1>{t('yours', { kind: names(`kinds.${home.kind}`), town, area: formatArea(home.area, language) })}</h1>
      <p className={styles.none}>{t(`none.${why}`)}</p>
      <p className={styles.sub}>{t(why === 'few' ? 'none.found' : 'none.whyNot', { count, fewest })}</p>
      {why === 'few' && (
        <p className={styles.marks} role="img" aria-label={t('none.marks', { count, fewest })}>
          {Array.from({ length: fewest }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares are all alike
            <i key={index} data-found={index < count || undefined} />
          ))}
        </p>
      )}
      <section>
        <h2>{t('none.title')}</h2>
        <ul className={styles.ways}>
          <li>
            <a href="#valuation">{t('none.visit')}</a>
          </li>
          <li>
            <a href="#estimate-start">{t('none.other')}</a>
          </li>
          <li>
            <a href={linkHref('contact', language)}>{t('none.notify')}</a>
          </li>
        </ul>
      </section>
    </>
  )
}

export function EstimateResult(props: Props) {
  const { home, town, estimate, interested, language } = props
  const t = useTranslations('Estimate')
  const { error } = getSnapshot().market
  const { comparables } = estimate
  return (
    <div className={styles.result}>
      {estimate.kind === 'range' ? <Range {...props} estimate={estimate} /> : <NoAmount {...props} estimate={estimate} />}
      {comparables.length > 0 && (
        <section>
          <h2>{t(estimate.kind === 'range' ? 'comparables' : 'none.comparables')}</h2>
          <Comparables comparables={comparables} zip={home.zip} language={language} />
          <p className={styles.small}>{t('tableNote', { zip: home.zip })}</p>
        </section>
      )}
      <div className={styles.pair}>
        <Method count={estimate.count} />
        {error && <ErrorSection error={error} language={language} />}
      </div>
      <InterestedSubscribers interested={interested} town={town} />
    </div>
  )
}
