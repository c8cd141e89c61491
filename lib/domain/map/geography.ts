/**
 * What the site's own map draws: schematic shapes that help people find their way, not a survey. Lines are drawn as smooth
 * curves through the midpoints of their segments. The shapes are content (`data/map.json`).
 */

export type Point = readonly [longitude: number, latitude: number]
/** A point of a stream, with its width there in metres. */
export type StreamPoint = readonly [longitude: number, latitude: number, width: number]

/** A built-up part of a town, drawn as a grid of streets around its centre. */
export type Quarter = {
  longitude: number
  latitude: number
  /** Half of its size, and the distance between streets, in metres. */
  width: number
  height: number
  spacing: number
  /** Degrees. */
  angle: number
}

/** More important names are drawn later. */
export const nameKinds = ['road', 'park', 'water', 'quarter', 'town', 'city'] as const

export type NameKind = (typeof nameKinds)[number]

export type PlaceName = {
  name: string
  longitude: number
  latitude: number
  kind: NameKind
  /** Lowest zoom at which the name fits. */
  fromZoom: number
  /** Highest zoom; beyond it the name would cover what lies under it. */
  toZoom?: number | undefined
  /** Degrees clockwise, for names along a river. */
  angle?: number | undefined
}

/** A street whose name is drawn at close zoom; drawn with its real corners. */
export type NamedStreet = { name: string; line: readonly Point[] }

type Line = readonly Point[]
type Area = readonly Point[]

export type Geography = {
  /** Rivers, canals and docks that are given by their centre line. */
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

/** For agencies without a map of their own: the plain map of Belgium is used instead (`draw-belgium.ts`). */
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

/**
 * Whether nothing is drawn. Compares the contents, not the identity: each bundle of a process has its own instance of this
 * module.
 */
export const isPlain = (geography: Geography): boolean => Object.values(geography).every((shapes) => shapes.length === 0)
