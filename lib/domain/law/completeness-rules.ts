/** What Belgian law requires in a notice, as a table (belgium.md, "A notice must show"; ruling 10 for rentals). */

import type { Goal } from '../property/property.ts'
import {
  energyLabelOf,
  hasEnergyFigure,
  isBuiltBefore2001,
  isCertified,
  isLabelPending,
  isNewBuildWithELevel,
  isPlot,
  type NoticeProperty,
} from './notice-property.ts'
import type { Region } from './region.ts'

type Question = (property: NoticeProperty) => boolean

export type CompletenessRule = {
  regions: readonly Region[]
  goals: readonly Goal[]
  /** Legal requirements are errors, good practice is a warning. */
  level: 'error' | 'warning'
  field: keyof NoticeProperty
  rule: string
  /** Further condition on the property; applies to all of those Regions and goals when left out. */
  applies?: Question
  /** When the field counts as missing; by default when it is empty. */
  isMissing?: Question
}

const flanders: readonly Region[] = ['flanders']
const brussels: readonly Region[] = ['brussels']
const wallonia: readonly Region[] = ['wallonia']
const everywhere: readonly Region[] = ['flanders', 'brussels', 'wallonia']

const sale: readonly Goal[] = ['sale']
const rent: readonly Goal[] = ['rent']
const both: readonly Goal[] = ['sale', 'rent']

const isNoPlot: Question = (property) => !isPlot(property)
const needsCertificate: Question = (property) => isCertified(property) && !isNewBuildWithELevel(property)
const isOldBuilding: Question = (property) => isNoPlot(property) && isBuiltBefore2001(property)
const needsCode: Question = (property) => needsCertificate(property) && !property.publishAddress
const isAvailable: Question = ({ availability }) => availability === 'available'
const lacksFigure: Question = (property) => !hasEnergyFigure(property)

const energyRules: readonly CompletenessRule[] = [
  {
    regions: flanders,
    goals: both,
    level: 'error',
    field: 'energyPerformance',
    rule: 'EPC figure in kWh/m2 a year',
    applies: needsCertificate,
    isMissing: lacksFigure,
  },
  {
    regions: flanders,
    goals: both,
    level: 'error',
    field: 'epcCode',
    rule: 'EPC code, as the address is hidden',
    applies: needsCode,
  },
  {
    regions: brussels,
    goals: both,
    level: 'error',
    field: 'energyPerformance',
    rule: 'PEB class',
    applies: isCertified,
    isMissing: (property) => energyLabelOf(property) === undefined,
  },
  { regions: brussels, goals: both, level: 'error', field: 'epcCO2', rule: 'kg CO2/m2 a year', applies: isCertified },
  {
    regions: wallonia,
    goals: both,
    level: 'error',
    field: 'energyPerformance',
    rule: 'PEB class and specific primary energy',
    applies: isCertified,
    isMissing: lacksFigure,
  },
  { regions: wallonia, goals: both, level: 'error', field: 'epcTotal', rule: 'PEB total primary energy', applies: isCertified },
  { regions: wallonia, goals: both, level: 'error', field: 'epcCode', rule: 'PEB code', applies: isCertified },
  {
    regions: wallonia,
    goals: both,
    level: 'error',
    field: 'texts',
    rule: "a PEB class, as 'PEB en cours' is forbidden",
    isMissing: isLabelPending,
  },
]

const saleRules: readonly CompletenessRule[] = [
  { regions: flanders, goals: sale, level: 'error', field: 'pScore', rule: 'P-score of the parcel' },
  { regions: flanders, goals: sale, level: 'error', field: 'gScore', rule: 'G-score of the building', applies: isNoPlot },
  { regions: flanders, goals: sale, level: 'error', field: 'permit', rule: 'planning permit (Vg/Gvg)' },
  { regions: flanders, goals: sale, level: 'error', field: 'destination', rule: 'planning destination (Wg, Wp ...)' },
  { regions: flanders, goals: sale, level: 'error', field: 'summons', rule: 'summons (Dv/Gmo)' },
  { regions: flanders, goals: sale, level: 'error', field: 'preemptiveRights', rule: 'right of pre-emption (Vkr/Gvkr)' },
  { regions: flanders, goals: sale, level: 'error', field: 'allotmentPermit', rule: 'allotment permit (Vv/Gvv)' },
  {
    regions: brussels,
    goals: sale,
    level: 'error',
    field: 'documents',
    rule: 'urban information',
    isMissing: ({ documents }) => documents.every(({ kind }) => kind !== 'planning'),
  },
  {
    regions: everywhere,
    goals: sale,
    level: 'error',
    field: 'electricityCertificate',
    rule: 'electrical inspection',
    applies: isNoPlot,
  },
  {
    regions: flanders,
    goals: sale,
    level: 'warning',
    field: 'asbestosType',
    rule: 'asbestos certificate (built before 2001)',
    applies: isOldBuilding,
  },
  { regions: everywhere, goals: sale, level: 'warning', field: 'cadastralIncome', rule: 'cadastral income' },
]

const rentRules: readonly CompletenessRule[] = [
  { regions: everywhere, goals: rent, level: 'error', field: 'price', rule: 'rent', isMissing: ({ price }) => !(price > 0) },
  { regions: everywhere, goals: rent, level: 'error', field: 'chargesRenter', rule: 'charges of the tenant' },
  {
    regions: everywhere,
    goals: rent,
    level: 'error',
    field: 'publishPrice',
    rule: 'rent shown while on offer',
    applies: isAvailable,
    isMissing: ({ publishPrice }) => !publishPrice,
  },
]

export const completenessRules: readonly CompletenessRule[] = [...energyRules, ...saleRules, ...rentRules]
