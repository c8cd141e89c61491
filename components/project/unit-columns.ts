/** The columns that a table of units needs: those that are not empty for the whole project. */
import type { PublicUnit } from '@/lib/domain/project/project'

/** `area`: living area; `anyArea`: of homes and of commercial units, which have no living area. */
export type UnitColumn = 'kind' | 'floor' | 'bedrooms' | 'area' | 'anyArea' | 'terrace' | 'garden'

const isCommercial = ({ kind }: PublicUnit) => kind === 'commercial'

/** Houses are not on a storey, so a project of houses has no column for it. */
const needs = {
  kind: () => true,
  floor: (units) => units.some((unit) => unit.kind !== 'house'),
  bedrooms: () => true,
  area: (units) => !units.some(isCommercial),
  anyArea: (units) => units.some(isCommercial),
  terrace: (units) => units.some((unit) => unit.terrace > 0),
  garden: (units) => units.some((unit) => unit.garden > 0),
} as const satisfies Record<UnitColumn, (units: readonly PublicUnit[]) => boolean>

const order = ['kind', 'floor', 'bedrooms', 'area', 'anyArea', 'terrace', 'garden'] as const

export function findUnitColumns(units: readonly PublicUnit[]): UnitColumn[] {
  return order.filter((column) => needs[column](units))
}
