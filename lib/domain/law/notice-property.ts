/** What the legal rules for a notice need to know of a property (belgium.md, "A notice must show"). */

import { labelOf } from '../energy/epc.ts'
import { type EpcLabel, epcScale } from '../energy/epc-scale.ts'
import type { ConfidentialProperty } from '../property/confidential-property.ts'
import { findRegion } from './region.ts'

type StateField = 'published' | 'archived' | 'availability' | 'goal' | 'webIds' | 'zip' | 'countryId' | 'documents' | 'texts'
type PriceField = 'publishPrice' | 'price' | 'chargesRenter' | 'cadastralIncome'
type EnergyField = 'energyPerformance' | 'epcCode' | 'epcTotal' | 'epcCO2' | 'eLevel'
type BuildingField = 'publishAddress' | 'constructionYear' | 'asbestosType' | 'electricityCertificate' | 'pScore' | 'gScore'
type PlanningField = 'permit' | 'destination' | 'summons' | 'preemptiveRights' | 'allotmentPermit'

/** The fields that the rules check. */
export type NoticeProperty = Pick<ConfidentialProperty, StateField | PriceField | EnergyField | BuildingField | PlanningField>

/** Web type numbers (specification 3). */
const plotType = '4'
const garageType = '7'
const newBuildType = '8'

/** Whether the property is land only. */
export function isPlot({ webIds }: Pick<NoticeProperty, 'webIds'>): boolean {
  return webIds.every((webId) => webId === plotType)
}

/** Whether the building needs an energy certificate: not just a plot and a garage. */
export function isCertified({ webIds }: Pick<NoticeProperty, 'webIds'>): boolean {
  return webIds.some((webId) => webId !== plotType && webId !== garageType)
}

/** A new building in Flanders: its E-level replaces the energy label until it has a certificate. */
export function isNewBuildWithELevel({ webIds, eLevel }: NoticeProperty): boolean {
  return webIds.includes(newBuildType) && eLevel !== undefined
}

/** The label on the Region's scale; undefined for a remark without a label. */
export function energyLabelOf(property: NoticeProperty): EpcLabel | undefined {
  const label = labelOf(property, property.texts.nl.epcLabelText)
  return label?.kind === 'picture' ? label.label : undefined
}

/** kWh per m² and year above 0; only the label 'below 0' needs no figure (ruling 19). */
export function hasEnergyFigure(property: NoticeProperty): boolean {
  if (property.energyPerformance > 0) return true
  const region = findRegion(property.zip, property.countryId)
  return region !== undefined && epcScale(region)[0]?.label === energyLabelOf(property)
}

/** Whether a text, in any language, states that the certificate is being drawn up ('PEB en cours'). */
export function isLabelPending({ texts }: NoticeProperty): boolean {
  return Object.values(texts).some(({ epcLabelText }) => /en cours/i.test(epcLabelText))
}

/** An asbestos certificate is required for buildings before 2001; an unknown year does not count as before. */
export function isBuiltBefore2001({ constructionYear }: Pick<NoticeProperty, 'constructionYear'>): boolean {
  return constructionYear !== undefined && constructionYear < 2001
}
