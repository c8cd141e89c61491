/** The head of the page: title, address, four figures, price, and the only filled button of the page (design, "Detail"). */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactText } from '../fact-text'
import { FormLink } from './form-link'
import styles from './property-head.module.css'
import { PropertyTitle } from './property-title'
import { SummaryPrice } from './summary-figures'

function KeyFacts({ facts }: Pick<PropertyDetail, 'facts'>) {
  const t = useTranslations('PropertySummary')
  if (facts.key.length === 0) return null
  return (
    <dl className={styles.figures}>
      {facts.key.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(`figures.${label}`, { count: value.kind === 'number' ? value.value : 0 })}</dt>
          <dd>
            <FactText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function PropertyHead({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  const isAvailable = detail.property.availability === 'available' && !detail.property.archived
  return (
    <section className={styles.head} aria-label={t('label')} data-head>
      <div>
        <PropertyTitle detail={detail} />
        <KeyFacts facts={detail.facts} />
      </div>
      <div className={styles.buy}>
        <SummaryPrice detail={detail}>
          {detail.purchase && isEnabled('calculator') && (
            <a className={`${styles.budget} no-print`} href="#buying">
              {t('budget')}
            </a>
          )}
        </SummaryPrice>
        {isAvailable && (
          <div className={`${styles.action} no-print`}>
            <FormLink detail={detail} form="visit">
              <Icon of="calendar" /> {t('visit')}
            </FormLink>
          </div>
        )}
      </div>
    </section>
  )
}
