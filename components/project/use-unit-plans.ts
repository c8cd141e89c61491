/** The plans of a project's units, titled with the names of the units that share them. */
import { useTranslations } from 'next-intl'
import type { PlanView } from '@/components/plans/plan-view'
import { usePlanView } from '@/components/plans/use-plan-view'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'

export function useUnitPlans({ units, floorPlans }: PublicProject, language: Language): PlanView[] {
  const t = useTranslations('PlanGallery')
  const toView = usePlanView()
  return floorPlans.map((plan) => {
    const names = units.filter(({ id }) => plan.units.includes(id)).map(({ name }) => name[language])
    const title = t('units', { count: names.length, names: names.join(', ') })
    return toView(
      plan,
      title,
      plan.rooms.map((room, index) => [room, index + 1] as const),
    )
  })
}
