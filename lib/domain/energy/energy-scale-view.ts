/** The label scale of a region as a row of steps with the property's own step marked (design, "EPC"). */
import { type EpcRegion, epcLabels } from './epc.ts'
import { type EpcLabel, type EpcStep, epcLetters, epcScale } from './epc-scale.ts'

export type ScaleStep = {
  label: EpcLabel
  letterText: string
  /** `< 0`, `100–200`, `> 500`; empty where the region has no figures. */
  range: string
  /** Token of the fill, without the dashes. */
  colour: string
  isCurrent: boolean
}

const tokens: Partial<Record<EpcLabel, string>> = { a_plusplus: 'epc-app', a_plus: 'epc-ap' }

/** Steps in between take the colour of their letter; the letters past g that of g. */
function colourOf(label: EpcLabel): string {
  const letter = label.charAt(0)
  return tokens[label] ?? `epc-${letter > 'g' ? 'g' : letter}`
}

function rangeOf(step: EpcStep | undefined): string {
  if (!step) return ''
  if (step.lower === undefined) return step.upper === undefined ? '' : `< ${step.upper}`
  return step.upper === undefined ? `> ${step.lower}` : `${step.lower}–${step.upper}`
}

/** The steps of `region` from best to worst. */
export function energyScaleView(region: EpcRegion, current: EpcLabel): ScaleStep[] {
  const figures = region === 'luxembourg' ? [] : epcScale(region)
  return epcLabels(region).map((label) => ({
    label,
    letterText: epcLetters[label],
    range: rangeOf(figures.find((step) => step.label === label)),
    colour: colourOf(label),
    isCurrent: label === current,
  }))
}
