'use client'
/** The heart that keeps a property; out of sight until script runs, its place is kept. */
import { sendPageView } from '@/components/page-views/send-page-view'
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { toggleStoredId } from './id-store'
import styles from './list-button.module.css'
import { useIds } from './use-ids'

/** `corner` lies in the corner of a picture, `row` shows `short`, a part of its name. */
export type ButtonLook = 'corner' | 'row'

type Props = { id: number; label: string; short?: string; look: ButtonLook }

export function FavouriteButton({ id, label, short, look }: Props) {
  const isHydrated = useIsHydrated()
  const isSaved = useIds('favourites').includes(id)
  const toggle = () => {
    toggleStoredId('favourites', id)
    if (!isSaved) sendPageView(id, 'favourite')
  }
  return (
    <button
      type="button"
      className={`${styles[look]} ${styles.heart} ${isHydrated ? '' : styles.pending} no-print`}
      aria-pressed={isSaved}
      aria-label={label}
      onClick={toggle}
    >
      <Icon of="heart" />
      {look === 'row' && short}
    </button>
  )
}
