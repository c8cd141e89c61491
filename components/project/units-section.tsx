/** The units of a project: the free ones first, by price, with a filter; those under option or sold are folded. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlanGallery } from '@/components/plans/plan-gallery'
import { PlanList } from '@/components/plans/plan-list'
import { HeadingCount } from '@/components/ui/heading-count'
import { Icon } from '@/components/ui/icon'
import { bedroomsOf, groupUnits, type PublicProject, type PublicUnit, type UnitState } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import { filterSizes, UnitFilter } from './unit-filter'
import { UnitStatus } from './unit-status'
import styles from './units-section.module.css'
import { UnitsTable } from './units-table'
import { useUnitPlans } from './use-unit-plans'

type SectionProps = {
  project: PublicProject
  language: Language
  /** The costs of one unit. */
  children?: ReactNode
}

const later = ['option', 'sold'] as const satisfies readonly UnitState[]

type CountsProps = { units: readonly PublicUnit[]; sizes: readonly number[] }

/** The total, and the number of each size: the style sheet shows the one that the filter asks for. */
function Counts({ units, sizes }: CountsProps) {
  return (
    <>
      <span className="num" data-bedrooms="">
        {units.length}
      </span>
      {sizes.map((size) => (
        <span key={size} className={`num ${styles.size}`} data-bedrooms={size}>
          {units.filter((unit) => bedroomsOf(unit) === size).length}
        </span>
      ))}
    </>
  )
}

const sizesIn = (units: readonly PublicUnit[]) => [...new Set(units.flatMap((unit) => bedroomsOf(unit) ?? []))].join(' ')

/** Closed, unless there is nothing else; hidden when the filter excludes all its units. */
function LaterUnits({ project, language }: Pick<SectionProps, 'project' | 'language'>) {
  const t = useTranslations('UnitsTable')
  const groups = groupUnits(project.units)
  return later.map(
    (state) =>
      groups[state].length > 0 && (
        <details key={state} className={styles.later} data-bedrooms={sizesIn(groups[state])} open={groups.free.length === 0}>
          <summary>
            <UnitStatus state={state} />
            <Counts units={groups[state]} sizes={filterSizes(groups.free)} />
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
        <HeadingCount>{t('freeCount', { free: free.length, total: project.units.length })}</HeadingCount>
      </h2>
      <p className={styles.note}>{t('priceNote')}</p>
      <PlanGallery plans={plans} title={project.name}>
        <UnitFilter sizes={filterSizes(free)} />
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
