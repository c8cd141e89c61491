/**
 * What the site's own map draws: the shapes that people find their way by, schematic and no survey. Lines are drawn as smooth
 * curves through the middles of their parts. The shapes themselves are content (`data/map.json`).
 */

export type Point = readonly [longitude: number, latitude: number]
/** A point of a stream, with its width there in metres. */
export type StreamPoint = readonly [longitude: number, latitude: number, width: number]

/** A built-up part of a town, drawn as a grid of streets around its middle. */
export type Quarter = {
  longitude: number
  latitude: number
  /** Half of its size and the distance between streets, in metres. */
  width: number
  height: number
  spacing: number
  /** Degrees. */
  angle: number
}

/** The more important a name, the later it is drawn. */
export const nameKinds = ['road', 'park', 'water', 'quarter', 'town', 'city'] as const

export type NameKind = (typeof nameKinds)[number]

export type PlaceName = {
  name: string
  longitude: number
  latitude: number
  kind: NameKind
  /** From the zoom where it fits. */
  fromZoom: number
  /** Left out beyond this zoom, where the name would cover what stands under it. */
  toZoom?: number | undefined
  /** Degrees clockwise, for names along a river. */
  angle?: number | undefined
}

/** A street that is written on the map when one looks closely; drawn with the corners that it has. */
export type NamedStreet = { name: string; line: readonly Point[] }

type Line = readonly Point[]
type Area = readonly Point[]

export type Geography = {
  /** Rivers, canals and docks that are drawn by their middle. */
  streams: readonly (readonly StreamPoint[])[]
  /** Docks and ponds. */
  docks: readonly Area[]
  /** Parks, woods and nature reserves. */
  parks: readonly Area[]
  motorways: readonly Line[]
  /** Through roads and boulevards. */
  mainRoads: readonly Line[]
  railways: readonly Line[]
  quarters: readonly Quarter[]
  streets: readonly NamedStreet[]
  /** In the order they are drawn. */
  names: readonly PlaceName[]
}

/** For who has drawn none: the plain map of Belgium takes its place (`draw-belgium.ts`). */
export const plainGeography: Geography = {
  streams: [],
  docks: [],
  parks: [],
  motorways: [],
  mainRoads: [],
  railways: [],
  quarters: [],
  streets: [],
  names: [],
}

/** Whether nothing is drawn. By what it holds: the bundles of a process have this file once each, and share the content. */
export const isPlain = (geography: Geography): boolean => Object.values(geography).every((shapes) => shapes.length === 0)
