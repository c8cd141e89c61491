/** The units of a project with area, price and state; on a phone each unit becomes a block of its own. */
import { useTranslations } from 'next-intl'
import { GalleryLink } from '@/components/property/detail/gallery/gallery.client'
import { useNumbers } from '@/components/ui/use-numbers'
import type { PublicProject, PublicUnit, UnitPlan } from '@/lib/domain/project/project'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { findUnitColumns, type UnitColumn } from './unit-columns'
import { UnitStatus } from './unit-status'
import styles from './units-table.module.css'

const figureColumns: readonly UnitColumn[] = ['bedrooms', 'area', 'terrace', 'garden']

/** What a cell says; undefined where the unit has nothing of the kind. */
function useCellText(unit: PublicUnit, column: UnitColumn): string | undefined {
  const t = useTranslations('UnitsTable')
  const numbers = useNumbers()
  const texts = {
    kind: () => t(`kinds.${unit.kind}`),
    floor: () => (unit.kind === 'house' ? undefined : unit.floor === 0 ? t('ground') : String(unit.floor)),
    bedrooms: () => String(unit.bedrooms),
    area: () => numbers.area(unit.area),
    terrace: () => (unit.terrace > 0 ? numbers.area(unit.terrace) : undefined),
    garden: () => (unit.garden > 0 ? numbers.area(unit.garden) : undefined),
  } as const satisfies Record<UnitColumn, () => string | undefined>
  return texts[column]()
}

function UnitCell({ unit, column }: { unit: PublicUnit; column: UnitColumn }) {
  const t = useTranslations('UnitsTable')
  const text = useCellText(unit, column)
  const isFigure = figureColumns.includes(column)
  if (text === undefined) return <td className={`${isFigure ? styles.figure : ''} ${styles.none}`}>–</td>
  return (
    <td className={isFigure ? styles.figure : undefined} data-label={column === 'kind' ? undefined : t(`columns.${column}`)}>
      {text}
    </td>
  )
}

/** The way to the unit's plan, which its project shows below the table. */
function PlanCell({ name, unit, plans }: { name: string; unit: PublicUnit; plans: readonly UnitPlan[] }) {
  const t = useTranslations('UnitsTable')
  const index = plans.findIndex(({ units }) => units.includes(unit.id))
  const plan = plans[index]
  if (!plan) return <td className={`${styles.plan} ${styles.none}`}>–</td>
  return (
    <td className={styles.plan}>
      <GalleryLink href={plan.url} index={index}>
        {t.rich('plan', { name, vh: (words) => <span className="vh">{words}</span> })}
      </GalleryLink>
    </td>
  )
}

type RowProps = { unit: PublicUnit; columns: readonly UnitColumn[]; plans: readonly UnitPlan[]; language: Language }

function UnitRow({ unit, columns, plans, language }: RowProps) {
  const { price } = unit
  const name = unit.name[language]
  return (
    <tr className={unit.state === 'sold' ? styles.sold : undefined}>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <UnitCell key={column} unit={unit} column={column} />
      ))}
      {plans.length > 0 && <PlanCell name={name} unit={unit} plans={plans} />}
      {price === undefined ? (
        <td className={`${styles.price} ${styles.none}`}>–</td>
      ) : (
        <td className={styles.price}>{formatPrice(price)}</td>
      )}
      <td className={styles.state}>
        <UnitStatus state={unit.state} />
      </td>
    </tr>
  )
}

export function UnitsTable({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('UnitsTable')
  const columns = findUnitColumns(project.units)
  return (
    <table className={styles.table}>
      <caption className="vh">{t('caption', { name: project.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={figureColumns.includes(column) ? styles.figure : undefined}>
              {t(`columns.${column}`)}
            </th>
          ))}
          {project.floorPlans.length > 0 && (
            <th scope="col" className={styles.plan}>
              {t('columns.plan')}
            </th>
          )}
          <th scope="col" className={styles.price}>
            {t('columns.price')}
          </th>
          <th scope="col" className={styles.state}>
            {t('columns.state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {project.units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} columns={columns} plans={project.floorPlans} language={language} />
        ))}
      </tbody>
    </table>
  )
}
