/** The complete label scale of the region, with the property's value marked. */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import { energyScaleView } from '@/lib/domain/energy/energy-scale-view'
import type { EnergyLabel } from '@/lib/domain/energy/epc'
import styles from './energy-scale.module.css'

type Props = { label: Extract<EnergyLabel, { kind: 'picture' }>; value: number }

export function EnergyScale({ label, value }: Props) {
  const t = useTranslations('EnergySection')
  const { decimal } = useNumbers()
  const steps = energyScaleView(label.region, label.label)
  const figure = value > 0 ? t('value', { value: decimal(value) }) : ''
  const name = figure ? t('scaleValue', { label: label.letterText, figure }) : t('labelAlt', { label: label.letterText })
  return (
    <div className={styles.scale} role="img" aria-label={name} data-steps={steps.length > 12 ? 'many' : undefined}>
      {steps.map((step) => (
        <div key={step.label} className={step.isCurrent ? styles.current : undefined}>
          {step.isCurrent && figure && <span className={styles.value}>{figure}</span>}
          <i style={{ '--fill': `var(--${step.colour})` }} />
          <b>{step.letterText}</b>
          <small>{step.range}</small>
        </div>
      ))}
    </div>
  )
}
