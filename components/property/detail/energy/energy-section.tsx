/** Energy: the scale with the value, certificate, installations, and the duty that a poor label brings. */
import { useTranslations } from 'next-intl'
import { findFacts } from '@/lib/domain/property/facts'
import { formatDate } from '@/lib/domain/text/date'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList, FactRow } from '../fact-list'
import { Notice } from '../legal/notice'
import { EnergyScale } from './energy-scale'

/** Flemish homes for sale with label E or F (specification 9, "Energy notice"). */
function RenovationNotice({ renovationDuty }: Pick<PropertyDetail, 'renovationDuty'>) {
  const t = useTranslations('EnergySection')
  if (!renovationDuty) return null
  return (
    <Notice icon="triangle-exclamation-point" title={t('renovationTitle')} look="warning">
      <p>{t('renovationText', { years: renovationDuty.years, from: formatDate(renovationDuty.from) })}</p>
    </Notice>
  )
}

type Props = { detail: Pick<PropertyDetail, 'property' | 'label' | 'renovationDuty'> }

export function EnergySection({ detail: { property, label, renovationDuty } }: Props) {
  const t = useTranslations('EnergySection')
  const certificate = findFacts('certificate', property)
  const installations = findFacts('installations', property)
  return (
    <>
      {label?.kind === 'picture' && <EnergyScale label={label} value={property.energyPerformance} />}
      <RenovationNotice renovationDuty={renovationDuty} />
      <FactColumns>
        {(label !== undefined || certificate.length > 0) && (
          <FactList
            title={t('certificate')}
            facts={certificate}
            before={label && <FactRow label={t('label')}>{label.letterText}</FactRow>}
          />
        )}
        {installations.length > 0 && <FactList title={t('installations')} facts={installations} />}
      </FactColumns>
    </>
  )
}
