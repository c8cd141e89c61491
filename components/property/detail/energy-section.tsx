/** Energy: the scale with the value, certificate, installations, and the duty that a poor label brings. */
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/date'
import { findFacts } from '@/lib/domain/facts'
import type { Property } from '@/lib/domain/property'
import { hasRenovationDuty, renovationDuty } from '@/lib/domain/renovation-duty'
import type { PropertyDetail } from '@/lib/server/property-detail'
import { EnergyScale } from './energy-scale'
import { FactColumns, FactList, FactRow } from './fact-list'
import { Notice } from './notice'

/** Flemish homes for sale with label E or F (specification 9, "Energy notice"). */
function RenovationNotice({ property }: { property: Property }) {
  const t = useTranslations('EnergySection')
  if (!hasRenovationDuty(property)) return null
  return (
    <Notice icon={TriangleAlert} title={t('renovationTitle')} look="warning">
      <p>{t('renovationText', { years: renovationDuty.years, from: formatDate(renovationDuty.from) })}</p>
    </Notice>
  )
}

export function EnergySection({ detail: { property, label } }: { detail: Pick<PropertyDetail, 'property' | 'label'> }) {
  const t = useTranslations('EnergySection')
  const certificate = findFacts('certificate', property)
  const installations = findFacts('installations', property)
  return (
    <>
      {label?.kind === 'picture' && <EnergyScale label={label} value={property.energyPerformance} />}
      <RenovationNotice property={property} />
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
