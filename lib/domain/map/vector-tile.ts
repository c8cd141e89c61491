/** What a vector tile of the Protomaps project holds, as far as our map draws it (docs.protomaps.com/basemaps/layers). */
import type { Pixel } from './mercator.ts'

export type VectorLayerName = 'landuse' | 'water' | 'buildings' | 'roads' | 'boundaries' | 'places'

export type VectorFeature = {
  shape: 'point' | 'line' | 'polygon'
  /** `major_road`, `park`, `locality`. */
  kind: string
  /** `city`, `village`; empty for none. */
  detail: string
  /** By language; `''` for the name on the spot. */
  names: Readonly<Record<string, string>>
  /** From the zoom where it should show. */
  fromZoom: number
  /** The more, the more people. */
  rank: number
  /** In pixels of the tile's 256. */
  lines: readonly (readonly Pixel[])[]
}

export type VectorTileData = Readonly<Record<VectorLayerName, readonly VectorFeature[]>>

/** A tile, layer by layer. */
export const makeTile = (layer: (name: VectorLayerName) => readonly VectorFeature[]): VectorTileData => ({
  landuse: layer('landuse'),
  water: layer('water'),
  buildings: layer('buildings'),
  roads: layer('roads'),
  boundaries: layer('boundaries'),
  places: layer('places'),
})

/** What a feature is called in a language; undefined for what has no name. */
export const nameOf = ({ names }: Pick<VectorFeature, 'names'>, language: string): string | undefined =>
  names[language] ?? names['']
