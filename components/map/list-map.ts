/** What the map of a list does beside showing: it searches its part of the map, and draws. Fetched when it is first used. */
import { searchAddress, shapesAddress } from '@/lib/domain/map/bounds'
import type { DrawMessage, FrameMessage } from '@/lib/domain/map/messages'

export type SearchMessage = Extract<FrameMessage, { kind: 'bounds' | 'shapes' }>

/** The address of the list that the frame asks for. */
export const nextAddress = (said: SearchMessage): string =>
  said.kind === 'bounds' ? searchAddress(window.location.href, said.bounds) : shapesAddress(window.location.href, said.shapes)

/** A button of the list that begins to draw, `data-draw="area"`, or opens what is drawn, `data-index="0"`. */
export function readDraw({ dataset }: HTMLElement): DrawMessage | undefined {
  const { draw, index } = dataset
  return draw === 'area' || draw === 'circle' ? { kind: 'draw', shape: draw, index: Number(index ?? -1) } : undefined
}
