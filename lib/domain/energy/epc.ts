/** The energy label of a property (specification 9, "Energy label"; rulings 14 and 19). */
import { luxembourgId } from '../law/country.ts'
import { findRegion, type Region } from '../law/region.ts'
import type { PublicProperty } from '../property/property.ts'
import { type EpcLabel, type EpcScaleOptions, type EpcStep, epcLetters, epcScale, luxembourgLabels } from './epc-scale.ts'
import { labelPicture } from './label-picture.ts'

/** Areas that have label pictures. */
export type EpcRegion = Region | 'luxembourg'

export type EnergyLabel =
  | { kind: 'picture'; region: EpcRegion; label: EpcLabel; letterText: string; imageUrl: string }
  /** A label without a picture: of another country, or a remark such as "in aanvraag". */
  | { kind: 'text'; letterText: string }

/** The labels of a Region from best to worst. */
export function epcLabels(region: EpcRegion): readonly EpcLabel[] {
  return region === 'luxembourg' ? luxembourgLabels : epcScale(region).map((step) => step.label)
}

/**
 * The first label whose upper limit is not below `value` (kWh per m² and year), so that a value in a gap, such as 23.5 in
 * Brussels, gets the next, worse label. Labels 'below 0' are for negative values only. Undefined for NaN. Lower limits are not
 * used: both variants of f_sub give the same label for every value.
 */
export function findEnergyLabel(region: Region, value: number, options: EpcScaleOptions = {}): EpcLabel | undefined {
  if (Number.isNaN(value)) return undefined
  return epcScale(region, options).find((step) => isWithin(step, value))?.label
}

/** From the figure when it is above 0 and the Region has a scale, otherwise from the text; undefined when there is neither. */
export function labelOf(
  property: Pick<PublicProperty, 'zip' | 'countryId' | 'energyPerformance'>,
  epcLabelText: string,
): EnergyLabel | undefined {
  const text = epcLabelText.trim()
  const region = labelRegion(property)
  const label = region && (labelByFigure(region, property.energyPerformance) ?? labelByText(region, text))
  if (region && label) {
    return { kind: 'picture', region, label, letterText: epcLetters[label], imageUrl: labelPicture(region, label) }
  }
  return text === '' ? undefined : { kind: 'text', letterText: text }
}

function labelRegion({ zip, countryId }: Pick<PublicProperty, 'zip' | 'countryId'>): EpcRegion | undefined {
  if (countryId === luxembourgId) return 'luxembourg'
  return findRegion(zip, countryId)
}

function labelByFigure(region: EpcRegion, value: number): EpcLabel | undefined {
  return region !== 'luxembourg' && value > 0 ? findEnergyLabel(region, value) : undefined
}

/** Accepts "A+", "a+", "A−" (U+2212) and the label id itself. */
function labelByText(region: EpcRegion, text: string): EpcLabel | undefined {
  const wanted = text.toLowerCase().replace(/[\u2212\u2013]/g, '-')
  return epcLabels(region).find((label) => label === wanted || epcLetters[label].toLowerCase() === wanted)
}

function isWithin({ lower, upper }: EpcStep, value: number): boolean {
  if (upper === undefined) return true
  return lower === undefined ? value < upper : value <= upper
}
