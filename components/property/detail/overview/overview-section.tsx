/** First section: title, state, the summary of small screens, open days, main facts, description. */
import { paragraphsOf } from '@/lib/domain/text/paragraphs'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { PropertyState } from '../property-state'
import { PropertyTitle } from '../summary/property-title'
import { SummaryFigures } from '../summary/summary-figures'
import { OpenHouses } from './open-houses'
import { OverviewFacts } from './overview-facts'
import styles from './overview-section.module.css'

export function OverviewSection({ detail }: { detail: PropertyDetail }) {
  return (
    <section id="overview">
      <PropertyTitle detail={detail} />
      <div className={styles.small}>
        <SummaryFigures detail={detail} />
      </div>
      <PropertyState detail={detail} />
      <OpenHouses detail={detail} />
      <OverviewFacts detail={detail} />
      <div className={styles.prose}>
        {paragraphsOf(detail.texts.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
