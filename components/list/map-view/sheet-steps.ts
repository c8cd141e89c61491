/** How high the sheet over the map stands, as its style sheet says. */

export const sheetSteps = ['peek', 'half', 'full'] as const

export type SheetStep = (typeof sheetSteps)[number]

/** Pixels of the head, of the window's part and its rest, and of what stays free above the whole sheet. */
const [head, halfShare, halfMore, above] = [96, 0.46, 8, 72]

/** @param room pixels that map and sheet share. */
const heightOf = (step: SheetStep, room: number): number =>
  ({ peek: head, half: room * halfShare + halfMore, full: room - above })[step]

/** The step that a sheet of this height is nearest to. */
export function nearestStep(height: number, room: number): SheetStep {
  const away = (step: SheetStep) => Math.abs(heightOf(step, room) - height)
  return sheetSteps.reduce((best, step) => (away(step) < away(best) ? step : best))
}
