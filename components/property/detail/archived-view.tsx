/** A property out of the archive: that it is gone, its main facts and what is like it (ruling 11). */
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { PropertyGallery } from './gallery/property-gallery'
import { OverviewFacts } from './overview/overview-facts'
import styles from './overview/overview-section.module.css'
import { PropertyState } from './property-state'
import { SimilarProperties } from './similar-properties'
import { PropertyTitle } from './summary/property-title'

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
