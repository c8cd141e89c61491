/** The energy label as an inline SVG (specification 9, "Energy label"). */
import { useTranslations } from 'next-intl'
import type { EpcRegion } from '@/lib/domain/energy/epc'
import { epcLabelSvg } from '@/lib/domain/energy/epc-label-svg'
import type { EpcLabel as Label } from '@/lib/domain/energy/epc-scale'
import styles from './epc-label.module.css'

export function EpcLabel({ label, large = false }: { label: { region: EpcRegion; label: Label }; large?: boolean }) {
  const t = useTranslations('EnergySection')
  const html = { __html: epcLabelSvg(label.region, label.label, t('short')) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of constants and a message, no content passes through
  return <span className={large ? styles.large : styles.small} dangerouslySetInnerHTML={html} />
}
