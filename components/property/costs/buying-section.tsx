/** "What does it cost in all?": the buyer's calculator with its sources (design, "Detail"). */
import { useTranslations } from 'next-intl'
import { CostsSection } from '@/components/property/detail/costs/costs-section'
import { SmallFold } from '@/components/property/detail/fold'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './buying-section.module.css'
import { CostCalculator } from './cost-calculator.client'
import { CostSources } from './cost-sources'
import { useCalculatorTexts } from './use-calculator-texts'

type Props = { detail: Pick<PropertyDetail, 'facts' | 'purchase' | 'url' | 'language'> }

export function BuyingSection({ detail: { purchase: detail, facts, url, language } }: Props) {
  const t = useTranslations('CostCalculator')
  const texts = useCalculatorTexts(detail?.rateDate ?? '')
  if (!detail) return null
  const { purchase, input, conditions, sources } = detail
  return (
    <>
      <CostCalculator {...{ purchase, input, texts, language }} action={`${new URL(url).pathname}#buying`} />
      {facts.costs.length > 0 && (
        <div className={styles.more}>
          <CostsSection detail={{ facts }} />
        </div>
      )}
      <SmallFold title={t('how')}>
        <p className={styles.note}>
          {t('disclaimer')} {conditions}
        </p>
        <CostSources sources={sources} language={language} />
      </SmallFold>
    </>
  )
}
