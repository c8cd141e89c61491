/** A property out of the archive: that it is gone, its main facts and what is like it (ruling 11). */
import type { PropertyDetail } from '@/lib/server/property-detail'
import { OverviewFacts } from './overview-facts'
import styles from './overview-section.module.css'
import { PropertyGallery } from './property-gallery'
import { PropertyState } from './property-state'
import { PropertyTitle } from './property-title'
import { SimilarProperties } from './similar-properties'

export function ArchivedView({ detail }: { detail: PropertyDetail }) {
  return (
    <>
      <PropertyGallery detail={detail} />
      <div className={`wrap ${styles.archived}`}>
        <PropertyTitle detail={detail} />
        <PropertyState detail={detail} />
        <OverviewFacts detail={detail} />
      </div>
      <SimilarProperties detail={detail} />
    </>
  )
}
