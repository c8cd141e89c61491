/** The label scale of a Region as a row of steps, the property's own step highlighted (design, "EPC"). */
import { type EpcRegion, epcLabels } from './epc.ts'
import { type EpcLabel, type EpcStep, epcLetters, epcScale } from './epc-scale.ts'

export type ScaleStep = {
  label: EpcLabel
  letterText: string
  /** `< 0`, `100–200`, `> 500`; empty where the Region has no figures. */
  range: string
  /** Name of the design token of the fill, without the leading dashes. */
  colour: string
  isCurrent: boolean
}

const tokens: Partial<Record<EpcLabel, string>> = { a_plusplus: 'epc-app', a_plus: 'epc-ap' }

/** Steps in between take the colour of their letter; letters after G that of G. */
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
