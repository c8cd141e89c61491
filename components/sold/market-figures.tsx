/** The four figures of the references page. */
import { useLocale, useTranslations } from 'next-intl'
import type { Market } from '@/lib/domain/sold/market'
import { formatFixed } from '@/lib/domain/text/format-number'
import { languageOfLocale } from '@/lib/domain/text/locales'
import styles from './market-figures.module.css'

type Figure = { name: string; value: string; note: string }

/** A figure based on fewer than five cases is replaced by a text. */
function useFigures({ sold, let: rented, times, paidOfAsked }: Market): Figure[] {
  const t = useTranslations('References')
  const language = languageOfLocale(useLocale())
  return [
    { name: t('figures.sold'), value: String(sold), note: t('figures.let', { count: rented }) },
    ...(times.median === undefined
      ? []
      : [{ name: t('figures.median'), value: String(times.median), note: t('figures.days', { count: times.count }) }]),
    ...(paidOfAsked === undefined
      ? []
      : [
          {
            name: t('figures.paid'),
            value: t('figures.percent', { value: formatFixed(paidOfAsked * 100, 1, language) }),
            note: t('figures.ofSales', { count: sold }),
          },
        ]),
    { name: t('figures.agreed'), value: String(times.count), note: t('figures.ofOwners', { count: sold }) },
  ]
}

export function MarketFigures({ market }: { market: Market }) {
  const figures = useFigures(market)
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
