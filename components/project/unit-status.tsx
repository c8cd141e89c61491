/** State of a unit: a square of its own shape and the word, never colour alone (design, "Status"). */
import { useTranslations } from 'next-intl'
import type { UnitState } from '@/lib/domain/project/project'
import styles from './unit-status.module.css'

export function UnitStatus({ state }: { state: UnitState }) {
  const t = useTranslations('UnitStatus')
  return <span className={`${styles.status} ${styles[state]}`}>{t(state)}</span>
}
