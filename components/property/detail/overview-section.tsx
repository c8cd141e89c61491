/** First section: title, state, the summary of small screens, open days, main facts, description. */
import { paragraphsOf } from '@/lib/domain/paragraphs'
import type { PropertyDetail } from '@/lib/server/property-detail'
import { OpenHouses } from './open-houses'
import { OverviewFacts } from './overview-facts'
import styles from './overview-section.module.css'
import { PropertyState } from './property-state'
import { PropertyTitle } from './property-title'
import { SummaryFigures } from './summary-figures'

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
