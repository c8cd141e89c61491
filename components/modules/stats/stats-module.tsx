/** Figures of the agency with period and source (specification 2, "home: a statistics view"; ruling 13). */

import { useTranslations } from 'next-intl'
import { InlineText } from '@/components/ui/inline-text'
import { formatDecimal, formatFixed } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Statistics } from '@/lib/server/content/snapshot/snapshot-type'
import { langOf } from '@/lib/server/pages/text-language'
import type { ModuleProps } from '../module-props'
import styles from './stats.module.css'

/** Factor of the longest bar for the scale, so that its market mark never touches the edge. */
const headroom = 1.06

function TownRows({ rows, language }: { rows: Statistics['towns']['rows']; language: Language }) {
  const longest = headroom * Math.max(...rows.flatMap((row) => [row.days, row.marketDays]))
  const share = (days: number) => Math.round((days / longest) * 1000) / 10
  return rows.map((row) => (
    <tr key={row.town}>
      <th scope="row">{row.town}</th>
      <td className={styles.bar}>
        <span style={{ '--share': share(row.days) }} />
        <span style={{ '--share': share(row.marketDays) }} />
      </td>
      <td className={styles.figure}>
        <b>{row.days}</b>
      </td>
      <td className={`${styles.figure} ${styles.market}`}>{row.marketDays}</td>
      <td className={styles.figure}>{formatDecimal(row.pricePerSquareMetre, language)}</td>
    </tr>
  ))
}

function TownTable({ statistics, language }: { statistics: Statistics; language: Language }) {
  const t = useTranslations('Statistics')
  const { towns, period } = statistics
  return (
    <div>
      <table className={styles.table}>
        <caption>
          <InlineText text={towns.caption[language]} />
          <small {...langOf(period[language], language)}>{period[language]}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('town')}</th>
            <td />
            <th scope="col" className={styles.figure}>
              {t('we')}
            </th>
            <th scope="col" className={`${styles.figure} ${styles.market}`}>
              {t('market')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('pricePerSquareMetre')}
            </th>
          </tr>
        </thead>
        <tbody>
          <TownRows rows={towns.rows} language={language} />
        </tbody>
      </table>
      <p className={styles.key}>
        <span>
          <i />
          {getSnapshot().site.name}
        </span>
        <span>
          <i />
          {t('legendMarket')}
        </span>
        <span>{t('source', { source: statistics.source[language] })}</span>
      </p>
    </div>
  )
}

/** Languages with a space before the percent sign. */
const spacedPercent: readonly Language[] = ['nl', 'fr', 'de']

export function StatsModule({ module, language }: ModuleProps) {
  const statistics = getSnapshot().statistics.get(module.relation.id)
  if (!statistics) return null
  const intro = module.intro?.[language]
  return (
    <section className="section mist">
      <div className={`wrap ${styles.stats}`}>
        <div className={styles.intro}>
          <h2 {...langOf(module.title[language], language)}>{module.title[language]}</h2>
          {intro && <p {...langOf(intro, language)}>{intro}</p>}
          <dl>
            {statistics.figures.map((figure) => (
              <div key={figure.label.nl}>
                <dt {...langOf(figure.label[language], language)}>{figure.label[language]}</dt>
                <dd>
                  {formatFixed(figure.value, figure.decimals, language)}
                  {figure.unit[language] === '%' && spacedPercent.includes(language) && '\u00a0'}
                  <small {...langOf(figure.unit[language], language)}>{figure.unit[language]}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <TownTable statistics={statistics} language={language} />
      </div>
    </section>
  )
}
