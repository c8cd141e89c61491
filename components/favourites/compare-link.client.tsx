'use client'
/** The links to the comparison and to clear it; floating, so that nothing shifts. */
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { idsQuery } from '@/lib/domain/property/favourites'
import styles from './compare-bar.module.css'
import { clearStoredIds } from './id-store'
import { useIds } from './use-ids'

export type CompareProps = {
  /** The page of the comparison. */
  href: string
  /** `counts[0]` is the text for one property. */
  labels: { region: string; clear: string; counts: readonly string[] }
  isAboveActions: boolean
}

export function CompareLink({ href, labels, isAboveActions }: CompareProps) {
  const ids = useIds('compare')
  return (
    <section className={`wrap ${styles.place} no-print`} aria-label={labels.region}>
      <div className={isAboveActions ? `${styles.bar} ${styles.above}` : styles.bar}>
        <a className={buttonClass({ look: 'ink' })} href={href + idsQuery(ids)}>
          {labels.counts[ids.length - 1]}
        </a>
        <button type="button" aria-label={labels.clear} onClick={() => clearStoredIds('compare')}>
          <Icon of="x" />
        </button>
      </div>
    </section>
  )
}
