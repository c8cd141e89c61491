/** An agent's latest references, of owners who agreed; never with a price. */
import { useTranslations } from 'next-intl'
import { KindTile } from '@/components/sold/kind-tile'
import { HeadingCount } from '@/components/ui/heading-count'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Reference } from '@/lib/domain/sold/sold-case'
import { formatArea } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { monthName } from '@/lib/domain/text/month-name'
import { referencesPath } from '@/lib/routing/reference-query'
import type { AgentFound } from '@/lib/server/agency/agents'
import { linkHref } from '@/lib/server/pages/link-href'
import { findContentPage } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './agent-sales.module.css'

function Sale({ sale, language }: { sale: Reference; language: Language }) {
  const t = useTranslations('References')
  const { kind, picture, area, street, zip, town, month, days, deal } = sale
  const title = sale.title?.[language] ?? t(`kinds.${kind}`)
  return (
    <li>
      <div className={styles.picture}>
        {picture ? (
          <Picture {...picture} src={picture.url} alt={picture.alt[language]} sizes="140px" />
        ) : (
          <KindTile kind={kind} />
        )}
      </div>
      <div>
        <h3 {...langOf(title, language)}>
          {title}, {formatArea(area, language)}
        </h3>
        <p>{t('address', { street, zip, town, month: monthName(month, language) })}</p>
      </div>
      <p className={styles.time}>
        {days === undefined ? t('timeKept') : t.rich(`time.${deal}`, { days, small: (words) => <small>{words}</small> })}
      </p>
    </li>
  )
}

export function AgentSales({ found: { agent, sales, figures }, language }: { found: AgentFound; language: Language }) {
  const t = useTranslations('AgentPage')
  if (sales.length === 0) return null
  const count = (figures?.sold ?? 0) + (figures?.let ?? 0)
  return (
    <section className={styles.section} aria-labelledby="sales-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="sales-title">
            {t('sales', { name: agent.firstName })}
            {count > 0 && <HeadingCount>{count}</HeadingCount>}
          </h2>
          <p>{t('salesText')}</p>
          {findContentPage(referencesPath) && (
            <a className="arrow-link" href={linkHref(referencesPath, language)}>
              {t('allSales')} <Icon of="arrow-right" />
            </a>
          )}
        </div>
        <ul className={styles.sales}>
          {sales.map((sale) => (
            <Sale key={sale.id} sale={sale} language={language} />
          ))}
        </ul>
      </div>
    </section>
  )
}
