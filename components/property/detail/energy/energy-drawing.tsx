/** The energy label: our drawing on screen, the region's picture in print, plain text where there is neither. */
import { useTranslations } from 'next-intl'
import { EpcLabel } from '@/components/property/epc-label'
import type { EnergyLabel } from '@/lib/domain/energy/epc'
import styles from './energy-drawing.module.css'

/** Width and height in px of the label pictures. */
const picture = { width: 112, height: 56 }

export function EnergyDrawing({ label, large = false }: { label: EnergyLabel; large?: boolean }) {
  const t = useTranslations('EnergySection')
  if (label.kind === 'text') return <span className={styles.text}>{t('labelText', { label: label.letterText })}</span>
  return (
    <>
      <span className={styles.screen}>
        <EpcLabel label={label} large={large} />
      </span>
      {/* biome-ignore lint/performance/noImgElement: for printing only, a small file of its own */}
      <img className={styles.paper} src={label.imageUrl} alt={t('labelAlt', { label: label.letterText })} {...picture} />
    </>
  )
}
