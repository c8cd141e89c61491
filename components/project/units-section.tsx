/** The units of a project: the free ones first, by price, with a filter; those under option and the sold ones on request. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlanGallery } from '@/components/plans/plan-gallery'
import { PlanList } from '@/components/plans/plan-list'
import { Icon } from '@/components/ui/icon'
import { groupUnits, type PublicProject, type UnitState } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { UnitFilter } from './unit-filter'
import { UnitStatus } from './unit-status'
import styles from './units-section.module.css'
import { UnitsTable } from './units-table'
import { useUnitPlans } from './use-unit-plans'

type SectionProps = {
  project: PublicProject
  language: Language
  /** What one unit costs in all. */
  children?: ReactNode
}

const later = ['option', 'sold'] as const satisfies readonly UnitState[]

/** Closed, unless there is nothing else. */
function LaterUnits({ project, language }: Pick<SectionProps, 'project' | 'language'>) {
  const t = useTranslations('UnitsTable')
  const groups = groupUnits(project.units)
  return later.map(
    (state) =>
      groups[state].length > 0 && (
        <details key={state} className={styles.later} open={groups.free.length === 0}>
          <summary>
            <UnitStatus state={state} />
            <span className="num">{groups[state].length}</span>
            <Icon of="chevron-down" />
          </summary>
          <UnitsTable
            project={project}
            units={groups[state]}
            caption={t(`captions.${state}`, { name: project.name })}
            language={language}
          />
        </details>
      ),
  )
}

export function UnitsSection({ project, language, children }: SectionProps) {
  const t = useTranslations('ProjectPage')
  const words = useTranslations('UnitsTable')
  const planWords = useTranslations('PlanGallery')
  const plans = useUnitPlans(project, language)
  const { free } = groupUnits(project.units)
  return (
    <section className={styles.units} aria-labelledby="project-units">
      <h2 id="project-units">
        {t('units')}
        <span className="count">{t('freeCount', { count: free.length })}</span>
      </h2>
      <p className={styles.note}>{t('priceNote')}</p>
      <PlanGallery plans={plans} title={project.name}>
        <UnitFilter units={free} />
        {free.length > 0 && (
          <UnitsTable
            project={project}
            units={free}
            caption={words('captions.free', { name: project.name })}
            language={language}
          />
        )}
        <LaterUnits project={project} language={language} />
        <div className={styles.more}>
          {plans.length > 0 && (
            <div>
              <h3>{planWords('label')}</h3>
              <PlanList plans={plans} withLegend />
            </div>
          )}
          {children}
        </div>
      </PlanGallery>
    </section>
  )
}
