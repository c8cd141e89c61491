/** What the law's rules for a notice ask about a property (belgium.md, "A notice must show"). */

import { labelOf } from '../energy/epc.ts'
import { type EpcLabel, epcScale } from '../energy/epc-scale.ts'
import type { ConfidentialProperty } from '../property/confidential-property.ts'
import { findRegion } from './region.ts'

type StateField = 'published' | 'archived' | 'availability' | 'goal' | 'webIds' | 'zip' | 'countryId' | 'documents' | 'texts'
type PriceField = 'publishPrice' | 'price' | 'chargesRenter' | 'cadastralIncome'
type EnergyField = 'energyPerformance' | 'epcCode' | 'epcTotal' | 'epcCO2' | 'eLevel'
type BuildingField = 'publishAddress' | 'constructionYear' | 'asbestosType' | 'electricityCertificate' | 'pScore' | 'gScore'
type PlanningField = 'permit' | 'destination' | 'summons' | 'preemptiveRights' | 'allotmentPermit'

/** The fields of a property that a notice is checked by. */
export type NoticeProperty = Pick<ConfidentialProperty, StateField | PriceField | EnergyField | BuildingField | PlanningField>

/** Web types (specification 3). */
const plotType = '4'
const garageType = '7'
const newBuildType = '8'

/** Land and nothing else. */
export function isPlot({ webIds }: Pick<NoticeProperty, 'webIds'>): boolean {
  return webIds.every((webId) => webId === plotType)
}

/** A building that needs an energy certificate: more than a plot and a garage. */
export function isCertified({ webIds }: Pick<NoticeProperty, 'webIds'>): boolean {
  return webIds.some((webId) => webId !== plotType && webId !== garageType)
}

/** A new building whose E-level stands in until it has a certificate (Flanders). */
export function isNewBuildWithELevel({ webIds, eLevel }: NoticeProperty): boolean {
  return webIds.includes(newBuildType) && eLevel !== undefined
}

/** The label on the region's scale; undefined for a plain remark. */
export function energyLabelOf(property: NoticeProperty): EpcLabel | undefined {
  const label = labelOf(property, property.texts.nl.epcLabelText)
  return label?.kind === 'picture' ? label.label : undefined
}

/** kWh per m2 and year above 0; only the label 'below 0' can do without (ruling 19). */
export function hasEnergyFigure(property: NoticeProperty): boolean {
  if (property.energyPerformance > 0) return true
  const region = findRegion(property.zip, property.countryId)
  return region !== undefined && epcScale(region)[0]?.label === energyLabelOf(property)
}

/** 'PEB en cours', in whatever language it stands. */
export function isLabelPending({ texts }: NoticeProperty): boolean {
  return Object.values(texts).some(({ epcLabelText }) => /en cours/i.test(epcLabelText))
}

/** A certificate for asbestos is asked of buildings before 2001; an unknown year is not before it. */
export function isBuiltBefore2001({ constructionYear }: Pick<NoticeProperty, 'constructionYear'>): boolean {
  return constructionYear !== undefined && constructionYear < 2001
}
