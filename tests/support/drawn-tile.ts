/** Draws map tiles of a test's features, and searches the drawing. */
import { drawVectorTile } from '@/lib/domain/map/draw-vector-tile'
import { mapColours } from '@/lib/domain/map/map-colours'
import type { Label } from '@/lib/domain/map/vector-labels'
import { makeTile, type VectorFeature, type VectorLayerName } from '@/lib/domain/map/vector-tile'

export const colours = mapColours.light

export type Spot = readonly [number, number]

export const feature = (kind: string, shape: VectorFeature['shape'], spots: readonly Spot[], name?: string): VectorFeature => ({
  shape,
  kind,
  detail: '',
  names: name === undefined ? {} : { '': name },
  fromZoom: 0,
  rank: 0,
  lines: [spots.map(([x, y]) => ({ x, y }))],
})

export const across: readonly Spot[] = [
  [0, 100],
  [256, 100],
]

export const draw = (layers: Partial<Record<VectorLayerName, VectorFeature[]>>, zoom = 15, labels: Label[] = []) =>
  drawVectorTile(
    makeTile((name) => layers[name] ?? []),
    labels,
    zoom,
    'nl',
    colours,
  )
