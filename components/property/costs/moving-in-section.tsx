/** What a tenant pays before moving in, part by part. */
import { useTranslations } from 'next-intl'
import tableStyles from '@/components/property/detail/data-table.module.css'
import { formatPrice } from '@/lib/domain/price'
import type { PropertyDetail } from '@/lib/server/property-detail'
import { CostSources } from './cost-sources'
import styles from './moving-in-section.module.css'

type Props = { detail: Pick<PropertyDetail, 'movingIn' | 'property' | 'language'> }

export function MovingInSection({ detail: { movingIn, property, language } }: Props) {
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
      <table className={`${tableStyles.table} ${styles.parts}`}>
        <caption className="vh">{t('caption')}</caption>
        <tbody>
          {parts.map(
            ({ label, amount }) =>
              amount !== undefined && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{formatPrice(amount)}</td>
                </tr>
              ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{formatPrice(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        {depositSource ? t('depositLaw') : t('depositContract')} {property.vat === true && t('withoutVat')}
      </p>
      {depositSource && <CostSources sources={[depositSource]} language={language} />}
    </>
  )
}
