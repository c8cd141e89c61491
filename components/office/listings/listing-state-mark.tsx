/**
 * The state of a property as a square: green online, half under option, red held back, grey no longer available; the word next to
 * it says the same.
 */
import { useTranslations } from 'next-intl'
import type { Goal } from '@/lib/domain/property/property'
import type { ShownState } from '@/lib/server/office/listings/listings-view'
import { MarkedState, type Square } from '../marks/marked-state'
import styles from './listing-state-mark.module.css'

const squares: Readonly<Record<ShownState, Square>> = {
  online: { fill: 'full', colour: 'success' },
  option: { fill: 'half', colour: 'accent' },
  held: { fill: 'full', colour: 'danger' },
  withheld: { fill: 'empty', colour: 'accent' },
  discreet: { fill: 'empty', colour: 'accent' },
  sold: { fill: 'full', colour: 'grey' },
  archived: { fill: 'full', colour: 'grey' },
}

type Props = { state: ShownState; goal: Goal | undefined }

export function ListingStateMark({ state, goal }: Props) {
  const t = useTranslations('OfficeListings.states')
  const key = state === 'sold' && goal === 'rent' ? 'rented' : state
  return (
    <MarkedState square={squares[state]}>
      {state === 'held' ? <span className={styles.wrong}>{t(key)}</span> : t(key)}
    </MarkedState>
  )
}
