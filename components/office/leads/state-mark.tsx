/** Where a lead stands: full is new, half in hand, an outline waits for the visitor, grey is done; a word says the same to those who do not see it (design, "Marks"). */
import { useTranslations } from 'next-intl'
import type { LeadState } from '@/lib/domain/office/lead-state'
import styles from './state-mark.module.css'

export function StateMark({ state }: { state: LeadState }) {
  const t = useTranslations('OfficeLeads.states')
  return (
    <span className={styles.state}>
      <i className={styles[state]} aria-hidden="true" />
      <span className="vh">{t(state)}</span>
    </span>
  )
}
