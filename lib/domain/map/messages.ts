/**
 * Messages between the page and its map frame (specification 7, "map frame"). Both sides check origin, sender and shape of
 * every message. The frame's guard is in a file of its own, as pages do not load it.
 */
import type { Bounds } from './bounds.ts'
import type { MapMarker } from './map-marker.ts'

/** `list`: clusters, and search in the visible area. `detail`: one place. */
export type MapType = 'list' | 'detail'

/** From the page: what the map shows. */
export type ShowMessage = {
  kind: 'show'
  properties: readonly MapMarker[]
  /** A sentence in the corner of the map, or empty. */
  infoMessage: string
  mapType: MapType
  /** Text that replaces that of the marker, such as the street on a detail page; empty for none. */
  customMarker: string
  /** Marquee numbers whose name replaces the price. */
  ignoreList: readonly number[]
  /** The property selected initially; 0 for none. */
  selectedId: number
  /** The initial view; null for one that contains all properties. */
  bounds: Bounds | null
  /** The list's search shapes, as in its query parameters; null on a map without drawing. */
  shapes: ShapeTexts | null
}

/** Drawn areas and circles in the format of the query parameters. */
export type ShapeTexts = { zone: readonly string[]; around: readonly string[] }

/** From the page: the property whose card is hovered or focused; 0 for none. */
export type HighlightMessage = { kind: 'highlight'; id: number }

/** From the page: start drawing, or edit a shape. `index`: among areas and circles together, -1 for a new one. */
export type DrawMessage = { kind: 'draw'; shape: 'area' | 'circle'; index: number }

/** From the page: pixels at the top of the map that an element of the page covers. */
export type RoomMessage = { kind: 'room'; top: number }

export type PageMessage = ShowMessage | HighlightMessage | DrawMessage | RoomMessage

/** From the frame: ready; a marker was selected (0: none); search within these bounds or shapes; a shape is being drawn. */
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

/** More characters than an area with the most corners has. */
const shapeTextLimit = 800

const areShapes = (value: unknown) =>
  Array.isArray(value) && value.length <= 4 && value.every((text) => typeof text === 'string' && text.length <= shapeTextLimit)

export const isShapeTexts = (value: unknown): boolean => isObject(value) && areShapes(value['zone']) && areShapes(value['around'])

/** Type guard of the page for messages of its frame. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  if (!isObject(value)) return false
  if (value['kind'] === 'selection') return isId(value['id'])
  if (value['kind'] === 'shapes') return isShapeTexts(value['shapes'])
  if (value['kind'] === 'drawing') return typeof value['isOn'] === 'boolean'
  return value['kind'] === 'ready' || (value['kind'] === 'bounds' && isBounds(value['bounds']))
}
