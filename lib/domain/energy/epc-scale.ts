/** The energy label scales of the three Regions, kWh per m² and year (specification 3, "Energy label scales"). */
import type { Region } from '../law/region.ts'

/** Label ids, which are also the names of the pictures, with the displayed text. */
export const epcLetters = {
  a_plusplus: 'A++',
  a_plus: 'A+',
  a: 'A',
  a_sub: 'A-',
  b_plus: 'B+',
  b: 'B',
  b_sub: 'B-',
  c_plus: 'C+',
  c: 'C',
  c_sub: 'C-',
  d_plus: 'D+',
  d: 'D',
  d_sub: 'D-',
  e_plus: 'E+',
  e: 'E',
  e_sub: 'E-',
  f_plus: 'F+',
  f: 'F',
  f_sub: 'F-',
  g: 'G',
  h: 'H',
  i: 'I',
} as const

export type EpcLabel = keyof typeof epcLetters

/** A step of the scale. Without `lower`: everything below `upper`. Without `upper`: everything above `lower`. */
export type EpcStep = { label: EpcLabel; lower?: number; upper?: number }

/** The specification gives 223-345 for Brussels' f_sub, 'probably 323 intended'; the site uses 323 (ruling 19). */
const intendedFSubLower = 323

/** The lower limit of f_sub as literally written in the specification. */
export const literalFSubLower = 223

const scales = {
  flanders: [
    { label: 'a_plus', upper: 0 },
    { label: 'a', lower: 0, upper: 100 },
    { label: 'b', lower: 100, upper: 200 },
    { label: 'c', lower: 200, upper: 300 },
    { label: 'd', lower: 300, upper: 400 },
    { label: 'e', lower: 400, upper: 500 },
    { label: 'f', lower: 500 },
  ],
  brussels: [
    { label: 'a_plus', upper: 0 },
    { label: 'a', lower: 1, upper: 23 },
    { label: 'a_sub', lower: 24, upper: 45 },
    { label: 'b_plus', lower: 46, upper: 62 },
    { label: 'b', lower: 63, upper: 79 },
    { label: 'b_sub', lower: 80, upper: 95 },
    { label: 'c_plus', lower: 96, upper: 113 },
    { label: 'c', lower: 114, upper: 132 },
    { label: 'c_sub', lower: 133, upper: 150 },
    { label: 'd_plus', lower: 151, upper: 170 },
    { label: 'd', lower: 171, upper: 190 },
    { label: 'd_sub', lower: 191, upper: 210 },
    { label: 'e_plus', lower: 211, upper: 232 },
    { label: 'e', lower: 233, upper: 253 },
    { label: 'e_sub', lower: 254, upper: 275 },
    { label: 'f_plus', lower: 276, upper: 298 },
    { label: 'f', lower: 299, upper: 322 },
    { label: 'f_sub', lower: intendedFSubLower, upper: 345 },
    { label: 'g', lower: 346 },
  ],
  wallonia: [
    { label: 'a_plusplus', upper: 0 },
    { label: 'a_plus', lower: 0, upper: 45 },
    { label: 'a', lower: 45, upper: 85 },
    { label: 'b', lower: 85, upper: 170 },
    { label: 'c', lower: 170, upper: 255 },
    { label: 'd', lower: 255, upper: 340 },
    { label: 'e', lower: 340, upper: 425 },
    { label: 'f', lower: 425, upper: 510 },
    { label: 'g', lower: 510 },
  ],
} as const satisfies Record<Region, readonly EpcStep[]>

/** Luxembourg's classes: they have pictures but no figures (specification 9). */
export const luxembourgLabels = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const satisfies readonly EpcLabel[]

export type EpcScaleOptions = { fSubLower?: number }

/** The steps of a Region from best to worst. `fSubLower` overrides the lower limit of Brussels' f_sub. */
export function epcScale(region: Region, { fSubLower = intendedFSubLower }: EpcScaleOptions = {}): readonly EpcStep[] {
  const steps: readonly EpcStep[] = scales[region]
  return steps.map((step) => (step.label === 'f_sub' ? { ...step, lower: fSubLower } : step))
}
