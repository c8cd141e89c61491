/** The floor plans of a property, one per storey; their room numbers are those of the table above. */
import { useTranslations } from 'next-intl'
import { PlanGallery } from '@/components/plans/plan-gallery'
import { PlanList } from '@/components/plans/plan-list'
import { usePlanView } from '@/components/plans/use-plan-view'
import { numberRooms } from '@/lib/domain/property/numbered-rooms'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './floor-plans.module.css'

export function FloorPlans({ detail: { property, texts } }: { detail: Pick<PropertyDetail, 'property' | 'texts'> }) {
  const t = useTranslations('PlanGallery')
  const facts = useTranslations('PropertyFacts')
  const toView = usePlanView()
  const numbers = [...numberRooms(property.rooms, property.floorPlans)]
  const plans = property.floorPlans.map((plan) => {
    const title = facts('units.storey', { count: plan.floor, value: plan.floor })
    const rooms = numbers.filter(([{ floor }]) => floor === plan.floor)
    return toView(plan, title, rooms)
  })
  return (
    <div id="plans" className={styles.plans}>
      <h3>{t('label')}</h3>
      <p className={styles.note}>{t('note')}</p>
      <PlanGallery plans={plans} title={texts.title}>
        <PlanList plans={plans} />
      </PlanGallery>
    </div>
  )
}
