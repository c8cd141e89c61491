/** The heights of the sheet over the map, as in its style sheet. */

export const sheetSteps = ['peek', 'half', 'full'] as const

export type SheetStep = (typeof sheetSteps)[number]

/**
 * In px, except the second: height of the head; share of the window at half height, and what is added to it; free space above the
 * full sheet.
 */
const [head, halfShare, halfMore, above] = [96, 0.46, 8, 72]

/** @param room height in px that map and sheet share. */
const heightOf = (step: SheetStep, room: number): number =>
  ({ peek: head, half: room * halfShare + halfMore, full: room - above })[step]

/** The step nearest to a height in px. */
export function nearestStep(height: number, room: number): SheetStep {
  const away = (step: SheetStep) => Math.abs(heightOf(step, room) - height)
  return sheetSteps.reduce((best, step) => (away(step) < away(best) ? step : best))
}
