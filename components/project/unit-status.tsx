/**
 * State of a unit: a square with a shape of its own, and the word, so that it does not depend on colour alone (design, "Status").
 */
import { useTranslations } from 'next-intl'
import type { UnitState } from '@/lib/domain/project/project'
import styles from './unit-status.module.css'

export function UnitStatus({ state }: { state: UnitState }) {
  const t = useTranslations('UnitStatus')
  return <span className={`${styles.status} ${styles[state]}`}>{t(state)}</span>
}
