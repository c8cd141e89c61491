/** A property from the archive: a notice that it is gone, its main facts and similar properties (ruling 11). */
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './detail-view.module.css'
import { PropertyGallery } from './gallery/property-gallery'
import { MainFacts } from './overview/main-facts'
import { PropertyState } from './property-state'
import { SimilarProperties } from './similar-properties'
import { PropertyHead } from './summary/property-head'

export function ArchivedView({ detail }: { detail: PropertyDetail }) {
  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <PropertyHead detail={detail} />
        <PropertyGallery detail={detail} />
      </div>
      <div className={`wrap ${styles.archived}`}>
        <PropertyState detail={detail} />
        <MainFacts detail={detail} />
      </div>
      <SimilarProperties detail={detail} />
    </>
  )
}
