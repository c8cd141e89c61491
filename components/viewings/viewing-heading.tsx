/** What became of a viewing, as heading and a line under it. */
import { useTranslations } from 'next-intl'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import styles from './viewing.module.css'

export function ViewingHeading({ page: { state, agent, heldUntil, time } }: { page: ViewingPage }) {
  const t = useTranslations('Viewing')
  const lead = state === 'cancelled' && !time ? 'cancelledRequest' : state
  return (
    <>
      <h1>{t(`heading.${state}`, { agent: agent.name })}</h1>
      <p className={styles.lead}>{t(`lead.${lead}`, { until: heldUntil ?? '' })}</p>
    </>
  )
}
