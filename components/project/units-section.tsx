/** The units of a project: their table, and the plans it leads to. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlanGallery } from '@/components/plans/plan-gallery'
import { PlanList } from '@/components/plans/plan-list'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import styles from './project-page.module.css'
import { UnitsTable } from './units-table'
import { useUnitPlans } from './use-unit-plans'

type SectionProps = {
  project: PublicProject
  language: Language
  /** What follows below the plans. */
  children?: ReactNode
}

export function UnitsSection({ project, language, children }: SectionProps) {
  const t = useTranslations('ProjectPage')
  const planWords = useTranslations('PlanGallery')
  const plans = useUnitPlans(project, language)
  return (
    <section className={styles.block} aria-labelledby="project-units">
      <h2 id="project-units">
        {t('units')}
        <span className="count">{project.units.length}</span>
      </h2>
      <PlanGallery plans={plans} title={project.name}>
        <UnitsTable project={project} language={language} />
        <p className={styles.note}>{t('priceNote')}</p>
        {plans.length > 0 && (
          <div className={styles.plans}>
            <h3>{planWords('label')}</h3>
            <PlanList plans={plans} withLegend />
          </div>
        )}
      </PlanGallery>
      {children}
    </section>
  )
}
