/** Energy: the scale with the value, certificate, installations, and the renovation duty that follows from a poor label. */
import { useLocale, useTranslations } from 'next-intl'
import { dateInWords } from '@/lib/domain/text/date-in-words'
import { languageOfLocale } from '@/lib/domain/text/locales'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList, FactRow } from '../fact-list'
import { Notice } from '../legal/notice'
import { EnergyScale } from './energy-scale'

/** Flemish homes for sale with label E or F (specification 9, "Energy notice"). */
function RenovationNotice({ renovationDuty }: Pick<PropertyDetail, 'renovationDuty'>) {
  const t = useTranslations('EnergySection')
  const language = languageOfLocale(useLocale())
  if (!renovationDuty) return null
  return (
    <Notice icon="triangle-exclamation-point" title={t('renovationTitle')} look="warning">
      <p>{t('renovationText', { years: renovationDuty.years, from: dateInWords(renovationDuty.from, language) })}</p>
    </Notice>
  )
}

type Props = { detail: Pick<PropertyDetail, 'property' | 'label' | 'facts' | 'renovationDuty'> }

export function EnergySection({ detail: { property, label, facts, renovationDuty } }: Props) {
  const t = useTranslations('EnergySection')
  const { certificate, installations } = facts
  // Otherwise the scale shows the label.
  const named = label?.kind === 'text' ? label : undefined
  return (
    <>
      {label?.kind === 'picture' && <EnergyScale label={label} value={property.energyPerformance} />}
      <RenovationNotice renovationDuty={renovationDuty} />
      <FactColumns>
        {(named !== undefined || certificate.length > 0) && (
          <FactList
            title={t('certificate')}
            facts={certificate}
            before={named && <FactRow label={t('label')}>{named.letterText}</FactRow>}
          />
        )}
        {installations.length > 0 && <FactList title={t('installations')} facts={installations} />}
      </FactColumns>
    </>
  )
}
