/** The amounts that a tenant pays before moving in. */
import { useTranslations } from 'next-intl'
import { CostsSection } from '@/components/property/detail/costs/costs-section'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './buying-section.module.css'
import { CostSources } from './cost-sources'
import { CostTable } from './cost-table'

type Props = { detail: Pick<PropertyDetail, 'facts' | 'movingIn' | 'property' | 'language'> }

export function MovingInSection({ detail: { movingIn, facts, property, language } }: Props) {
  const t = useTranslations('MovingInCosts')
  if (!movingIn) return null
  const { rent, charges, deposit, depositMonths, inventoryShare, total, depositSource } = movingIn
  const parts = [
    { label: t('rent'), amount: rent },
    { label: t('charges'), amount: charges },
    { label: t('deposit', { months: depositMonths }), amount: deposit || undefined },
    { label: t('inventory'), amount: inventoryShare },
  ]
  return (
    <>
      <CostTable caption={t('caption')} parts={parts} total={{ label: t('total'), amount: total }} />
      {facts.costs.length > 0 && (
        <div className={styles.more}>
          <CostsSection detail={{ facts }} />
        </div>
      )}
      <p className={styles.note}>
        {depositSource ? t('depositLaw') : t('depositContract')} {property.vat === true && t('withoutVat')}
      </p>
      {depositSource && <CostSources sources={[depositSource]} language={language} />}
    </>
  )
}
