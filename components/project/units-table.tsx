/** Units of a project with plan, area, price, state and a button to ask for one; on phones each unit is a block. */
import { useTranslations } from 'next-intl'
import { GalleryLink } from '@/components/property/detail/gallery/gallery.client'
import { buttonClass } from '@/components/ui/button'
import { useNumbers } from '@/components/ui/use-numbers'
import { bedroomsOf, type PublicProject, type PublicUnit, type UnitPlan } from '@/lib/domain/project/project'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { projectFormHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl, pictureUrl } from '@/lib/server/media/current-media'
import { langOf } from '@/lib/server/pages/text-language'
import { findUnitColumns, type UnitColumn } from './unit-columns'
import { UnitStatus } from './unit-status'
import styles from './units-table.module.css'

const figureColumns: readonly UnitColumn[] = ['bedrooms', 'area', 'anyArea', 'terrace', 'garden']

/** Text of a cell; undefined where the unit has no such value. */
function useCellText(unit: PublicUnit, column: UnitColumn): string | undefined {
  const t = useTranslations('UnitsTable')
  const numbers = useNumbers()
  const texts = {
    kind: () => t(`kinds.${unit.kind}`),
    floor: () => (unit.kind === 'house' ? undefined : unit.floor === 0 ? t('ground') : String(unit.floor)),
    bedrooms: () => bedroomsOf(unit)?.toString(),
    area: () => numbers.area(unit.area),
    anyArea: () => numbers.area(unit.area),
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

/** Width in px of a plan that is not a vector drawing; served at double density. */
const planWidth = 100

/** The unit's plan as a thumbnail that opens the lightbox. */
function PlanCell({ name, unit, plans }: { name: string; unit: PublicUnit; plans: readonly UnitPlan[] }) {
  const t = useTranslations('UnitsTable')
  const index = plans.findIndex(({ units }) => units.includes(unit.id))
  const plan = plans[index]
  if (!plan) return <td className={`${styles.plan} ${styles.none}`}>–</td>
  const { url, width, height } = plan
  return (
    <td className={styles.plan}>
      <GalleryLink href={mediaUrl(url)} index={index}>
        {/* biome-ignore lint/performance/noImgElement: a drawing has no widths to choose from */}
        <img src={pictureUrl(url, planWidth)} alt="" width={width} height={height} loading="lazy" decoding="async" />
        <span className="vh">{t('plan', { name })}</span>
      </GalleryLink>
    </td>
  )
}

/** No button for a sold unit. */
function ActionCell({ unit, name, href }: { unit: PublicUnit; name: string; href: string }) {
  const t = useTranslations('UnitsTable')
  return (
    <td className={`${styles.action} no-print`}>
      {unit.state !== 'sold' && (
        <a className={buttonClass({ look: 'line', size: 's' })} href={`${href}?${new URLSearchParams({ unit: name })}`}>
          {t.rich('ask', { name, vh: (words) => <span className="vh">{words}</span> })}
        </a>
      )}
    </td>
  )
}

type RowProps = { unit: PublicUnit; columns: readonly UnitColumn[]; project: PublicProject; language: Language; href: string }

function UnitRow({ unit, columns, project, language, href }: RowProps) {
  const { price } = unit
  const name = unit.name[language]
  return (
    <tr className={unit.state === 'sold' ? styles.sold : undefined} data-bedrooms={bedroomsOf(unit) ?? ''}>
      <th scope="row" {...langOf(name, language)}>
        {name}
      </th>
      {columns.map((column) => (
        <UnitCell key={column} unit={unit} column={column} />
      ))}
      {project.floorPlans.length > 0 && <PlanCell name={name} unit={unit} plans={project.floorPlans} />}
      {price === undefined ? (
        <td className={`${styles.price} ${styles.none}`}>–</td>
      ) : (
        <td className={styles.price}>{formatPrice(price)}</td>
      )}
      <td className={styles.state}>
        <UnitStatus state={unit.state} />
      </td>
      <ActionCell unit={unit} name={name} href={href} />
    </tr>
  )
}

function Head({ columns, hasPlans }: { columns: readonly UnitColumn[]; hasPlans: boolean }) {
  const t = useTranslations('UnitsTable')
  return (
    <thead>
      <tr>
        <th scope="col">{t('columns.name')}</th>
        {columns.map((column) => (
          <th key={column} scope="col" className={figureColumns.includes(column) ? styles.figure : undefined}>
            {t(`columns.${column}`)}
          </th>
        ))}
        {hasPlans && (
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
        <th scope="col" className="no-print">
          <span className="vh">{t('columns.action')}</span>
        </th>
      </tr>
    </thead>
  )
}

type Props = {
  project: PublicProject
  /** Units of the project in this table. */
  units: readonly PublicUnit[]
  /** Describes the table. */
  caption: string
  language: Language
}

export function UnitsTable({ project, units, caption, language }: Props) {
  const columns = findUnitColumns(project.units)
  const href = projectFormHref(getSnapshot().routeTable, project, language)
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <Head columns={columns} hasPlans={project.floorPlans.length > 0} />
      <tbody>
        {units.map((unit) => (
          <UnitRow key={unit.id} {...{ unit, columns, project, language, href }} />
        ))}
      </tbody>
    </table>
  )
}
