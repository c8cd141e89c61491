/** First section: state, open days, description, main facts. */
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { PropertyState } from '../property-state'
import { Description } from './description'
import { MainFacts } from './main-facts'
import { OpenHouses } from './open-houses'

export function OverviewSection({ detail }: { detail: PropertyDetail }) {
  return (
    <section id="overview">
      <PropertyState detail={detail} />
      <OpenHouses detail={detail} />
      <Description text={detail.texts.description} written={detail.written.description} />
      <MainFacts detail={detail} />
    </section>
  )
}
