/** Flood scores, and the warning that the worst score requires (belgium.md, "A notice must show"). */
import type { FloodScore, PublicProperty } from '../property/property.ts'

/** The score that requires the warning symbol. */
const warningScore: FloodScore = 'D'

export type ScoreFact = { subject: 'parcel' | 'building'; score: FloodScore }

/** P (parcel) and G (building) scores, those that are known. */
export function findFloodScores({ pScore, gScore }: Pick<PublicProperty, 'pScore' | 'gScore'>): ScoreFact[] {
  const scores: ScoreFact[] = []
  if (pScore) scores.push({ subject: 'parcel', score: pScore })
  if (gScore) scores.push({ subject: 'building', score: gScore })
  return scores
}

/** Whether the notice must carry the flood symbol. */
export function needsFloodWarning(property: Pick<PublicProperty, 'pScore' | 'gScore'>): boolean {
  return findFloodScores(property).some(({ score }) => score === warningScore)
}
