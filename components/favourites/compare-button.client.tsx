'use client'
/** Adds a property to the comparison or takes it out; says so when there is no more room. */
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { limitOf } from '@/lib/domain/property/favourites'
import { toggleStoredId } from './id-store'
import styles from './list-button.module.css'
import { useIds } from './use-ids'

type Props = {
  id: number
  label: string
  /** Its whole name, where the label is a part of it. */
  name?: string | undefined
  /** What the label is about, for those who do not see the card around it. */
  title?: string | undefined
  /** What a full list answers. */
  full: string
  look: 'check' | 'row'
}

export function CompareButton({ id, label, name, title, full, look }: Props) {
  const isHydrated = useIsHydrated()
  const [isRefused, setIsRefused] = useState(false)
  const ids = useIds('compare')
  const isChosen = ids.includes(id)
  const isFull = ids.length >= limitOf('compare') && !isChosen
  const toggle = () => {
    setIsRefused(isFull)
    toggleStoredId('compare', id)
  }
  return (
    <>
      <button
        type="button"
        className={`${styles[look]} ${isHydrated ? '' : styles.pending} no-print`}
        aria-pressed={isChosen}
        aria-label={name}
        onClick={toggle}
      >
        <Icon of={isChosen ? 'square-check' : 'square'} />
        <span>
          {label} {title && <span className="vh">{title}</span>}
        </span>
      </button>
      <span role="status" className={styles.message}>
        {isRefused && isFull ? full : ''}
      </span>
    </>
  )
}
