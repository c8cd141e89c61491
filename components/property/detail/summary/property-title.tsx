/** The heading of the page: what it is and where. */
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './property-title.module.css'

export function PropertyTitle({
  detail: { texts, street, town, written },
}: {
  detail: Pick<PropertyDetail, 'texts' | 'street' | 'town' | 'written'>
}) {
  return (
    <div className={styles.title}>
      <h1 {...written.title}>{texts.title}</h1>
      <p>{[street, town].filter(Boolean).join(', ')}</p>
    </div>
  )
}
