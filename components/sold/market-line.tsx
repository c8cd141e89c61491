/** A line about recent sales: in total, or in a town with the price per m², with a link to the references. */
import { useTranslations } from 'next-intl'
import { isAbroad } from '@/lib/domain/law/country'
import { formatPrice } from '@/lib/domain/property/price'
import type { PublicProperty } from '@/lib/domain/property/property'
import { isOfType } from '@/lib/domain/sold/kinds-of-type'
import { titleCaseCity } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findTownPage, townName } from '@/lib/server/pages/landing-pages'
import styles from './market-line.module.css'
import { ReferencesLink } from './references-link'

/** Below a list; renders nothing without sales. */
export function MarketLine() {
  const t = useTranslations('References')
  const { sold, times } = getSnapshot().market
  if (sold === 0) return null
  return (
    <p className={styles.line}>
      {times.median === undefined ? t('line.sold', { count: sold }) : t('line.soldIn', { count: sold, days: times.median })}{' '}
      <ReferencesLink />
    </p>
  )
}

/**
 * Below a property for sale: the price bands of its type in its town; renders nothing with fewer than five sales of each kind.
 */
export function TownMarketLine({ property, language }: { property: PublicProperty; language: Language }) {
  const t = useTranslations('References')
  const town = titleCaseCity(property.city)
  if (property.goal !== 'sale' || isAbroad(property)) return null
  const kinds = getSnapshot()
    .market.towns.find((figures) => figures.town === town)
    ?.kinds.filter(({ kind }) => property.webIds.some((webId) => isOfType(kind, webId)))
  const bands = (kinds ?? []).flatMap(({ kind, count, band }) => (band ? [{ kind, count, band }] : []))
  const page = findTownPage(property, language)
  if (bands.length === 0) return null
  return (
    <section className={`wrap ${styles.market}`} aria-labelledby="market-title">
      <h2 id="market-title">{t('line.title', { town: townName(town, language) })}</h2>
      <dl>
        {bands.map(({ kind, count, band }) => (
          <div key={kind}>
            <dt>
              {t(`kinds.${kind}`)} <small>{t('bands.sales', { count })}</small>
            </dt>
            <dd>
              {t('line.band', { low: formatPrice(band.low), middle: formatPrice(band.middle), high: formatPrice(band.high) })}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t('bands.source')} {page && <a href={page.href}>{t('line.town', { town: page.name })}</a>}
      </p>
    </section>
  )
}
