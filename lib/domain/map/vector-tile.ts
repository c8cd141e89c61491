/** The parts of a Protomaps vector tile that our map draws (docs.protomaps.com/basemaps/layers). */
import type { Pixel } from './mercator.ts'

export type VectorLayerName = 'landuse' | 'water' | 'buildings' | 'roads' | 'boundaries' | 'places'

export type VectorFeature = {
  shape: 'point' | 'line' | 'polygon'
  /** `major_road`, `park`, `locality`. */
  kind: string
  /** `city`, `village`; empty when there is none. */
  detail: string
  /** By language code; `''` for the local name. */
  names: Readonly<Record<string, string>>
  /** Lowest zoom at which it should be visible. */
  fromZoom: number
  /** Higher for more inhabitants. */
  rank: number
  /** Pixels of the tile, which is 256 wide. */
  lines: readonly (readonly Pixel[])[]
}

export type VectorTileData = Readonly<Record<VectorLayerName, readonly VectorFeature[]>>

/** Builds a tile by reading each layer. */
export const makeTile = (layer: (name: VectorLayerName) => readonly VectorFeature[]): VectorTileData => ({
  landuse: layer('landuse'),
  water: layer('water'),
  buildings: layer('buildings'),
  roads: layer('roads'),
  boundaries: layer('boundaries'),
  places: layer('places'),
})

/** The name of a feature in a language; undefined when it has none. */
export const nameOf = ({ names }: Pick<VectorFeature, 'names'>, language: string): string | undefined =>
  names[language] ?? names['']
