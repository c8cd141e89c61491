/**
 * What the page and its map frame say to each other (specification 7, "map frame"). Both sides check the origin, the
 * sender and the shape of everything they are told. The frame's guard stands in a file of its own: pages do not load it.
 */
import type { Bounds } from './bounds.ts'
import type { MapMarker } from './map-marker.ts'

/** `list`: clusters, and a search in the area shown. `detail`: one place. */
export type MapType = 'list' | 'detail'

/** From the page: what to show. */
export type ShowMessage = {
  kind: 'show'
  properties: readonly MapMarker[]
  /** A sentence in the corner of the map; empty for none. */
  infoMessage: string
  mapType: MapType
  /** Text that a marker carries instead of its own, such as the street on a detail page; empty for none. */
  customMarker: string
  /** Marquee numbers whose name takes the place of the price. */
  ignoreList: readonly number[]
  /** The property marked from the start; 0 for none. */
  selectedId: number
  /** The part of the map shown first; null for what holds all properties. */
  bounds: Bounds | null
  /** What the list is searched within, as its address writes it; null on a map that nothing can be drawn on. */
  shapes: ShapeTexts | null
}

/** Drawn areas and circles as a list's address holds them. */
export type ShapeTexts = { zone: readonly string[]; around: readonly string[] }

/** From the page: the property whose card is pointed at; 0 for none. */
export type HighlightMessage = { kind: 'highlight'; id: number }

/** From the page: begin to draw, or open what is drawn. `index`: place among areas and circles together, -1 for a new one. */
export type DrawMessage = { kind: 'draw'; shape: 'area' | 'circle'; index: number }

/** From the page: so many pixels at the top of the map lie below something of the page. */
export type RoomMessage = { kind: 'room'; top: number }

export type PageMessage = ShowMessage | HighlightMessage | DrawMessage | RoomMessage

/** From the frame: it listens; a marker was chosen (0: none any more); search within these bounds or shapes; something is drawn. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'selection'; id: number }
  | { kind: 'bounds'; bounds: Bounds }
  | { kind: 'shapes'; shapes: ShapeTexts }
  | { kind: 'drawing'; isOn: boolean }

export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
export const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
export const isWithin = (value: unknown, limit: number) => typeof value === 'number' && Math.abs(value) <= limit

export function isBounds(value: unknown): boolean {
  if (!isObject(value)) return false
  const { south, west, north, east } = value
  return [south, north].every((degrees) => isWithin(degrees, 90)) && [west, east].every((degrees) => isWithin(degrees, 180))
}

/** More letters than an area of the most corners has. */
const shapeTextLimit = 800

const areShapes = (value: unknown) =>
  Array.isArray(value) && value.length <= 4 && value.every((text) => typeof text === 'string' && text.length <= shapeTextLimit)

export const isShapeTexts = (value: unknown): boolean => isObject(value) && areShapes(value['zone']) && areShapes(value['around'])

/** Guard of the page: what its frame may answer. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  if (!isObject(value)) return false
  if (value['kind'] === 'selection') return isId(value['id'])
  if (value['kind'] === 'shapes') return isShapeTexts(value['shapes'])
  if (value['kind'] === 'drawing') return typeof value['isOn'] === 'boolean'
  return value['kind'] === 'ready' || (value['kind'] === 'bounds' && isBounds(value['bounds']))
}
