/** The actions of a list's map: search in the visible area, and draw. Loaded on first use. */
import { searchAddress, shapesAddress } from '@/lib/domain/map/bounds'
import type { DrawMessage, FrameMessage } from '@/lib/domain/map/messages'

export type SearchMessage = Extract<FrameMessage, { kind: 'bounds' | 'shapes' }>

/** The address of the list for a search that the frame requests. */
export const nextAddress = (said: SearchMessage): string =>
  said.kind === 'bounds' ? searchAddress(window.location.href, said.bounds) : shapesAddress(window.location.href, said.shapes)

/** The request of a button of the list that begins to draw, `data-draw="area"`, or edits a shape, `data-index="0"`. */
export function readDraw({ dataset }: HTMLElement): DrawMessage | undefined {
  const { draw, index } = dataset
  return draw === 'area' || draw === 'circle' ? { kind: 'draw', shape: draw, index: Number(index ?? -1) } : undefined
}
