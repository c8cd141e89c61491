/** Where a property stands: green online, half under option, red held back, grey no longer to be had; a word beside it says the same. */
import { useTranslations } from 'next-intl'
import type { Goal } from '@/lib/domain/property/property'
import type { ShownState } from '@/lib/server/office/listings-view'
import styles from './listing-state-mark.module.css'

type Props = { state: ShownState; goal: Goal | undefined }

export function ListingStateMark({ state, goal }: Props) {
  const t = useTranslations('OfficeListings.states')
  const key = state === 'sold' && goal === 'rent' ? 'rented' : state
  return (
    <span className={state === 'held' ? `${styles.state} ${styles.wrong}` : styles.state}>
      <i className={styles[state]} aria-hidden="true" />
      {t(key)}
    </span>
  )
}
