/** The main facts in a grid. */
import { useTranslations } from 'next-intl'
import { findFacts } from '@/lib/domain/property/facts'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactText } from '../fact-text'
import styles from './overview-facts.module.css'

export function OverviewFacts({ detail: { property, texts } }: { detail: Pick<PropertyDetail, 'property' | 'texts'> }) {
  const t = useTranslations('PropertyFacts')
  return (
    <dl className={styles.grid}>
      <div>
        <dt>{t('labels.type')}</dt>
        <dd>{texts.mainTypeName}</dd>
      </div>
      {findFacts('overview', property).map(({ label, value }) => (
        <div key={label}>
          <dt>{t(`labels.${label}`)}</dt>
          <dd>
            <FactText value={value} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('labels.reference')}</dt>
        <dd>{property.id}</dd>
      </div>
    </dl>
  )
}
