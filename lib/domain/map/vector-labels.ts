/** Chooses the labels of a tile. Neighbouring tiles make the same choice, so that a name across an edge is drawn on both. */
import type { Language } from '../text/language.ts'
import type { NameKind } from './geography.ts'
import { type Pixel, tileSize } from './mercator.ts'
import { nameOf, type VectorFeature } from './vector-tile.ts'

/** Pixels from the north-west corner of the tile. */
export type Label = { name: string; kind: NameKind; at: Pixel; fromZoom: number; rank: number }

const kinds: Readonly<Record<string, NameKind>> = { city: 'city', town: 'town' }

/** Kinds of features of the layers `places` and `water` that get a label. */
const written: readonly string[] = ['locality', 'neighbourhood', 'macrohood']

function kindOf({ kind, detail }: VectorFeature, layer: 'places' | 'water'): NameKind | undefined {
  if (layer === 'water') return 'water'
  return written.includes(kind) ? (kinds[detail] ?? 'quarter') : undefined
}

/** The labels of a tile at `offset` (in tiles) from the one drawn. */
export function labelsOf(
  features: readonly VectorFeature[],
  layer: 'places' | 'water',
  language: Language,
  zoom: number,
  toPixel: (pixel: Pixel) => Pixel,
): Label[] {
  return features.flatMap((feature) => {
    const [name, kind, point] = [nameOf(feature, language), kindOf(feature, layer), feature.lines[0]?.[0]]
    if (feature.shape !== 'point' || !name || !kind || !point || feature.fromZoom > zoom) return []
    return [{ name, kind, at: toPixel(point), fromZoom: feature.fromZoom, rank: feature.rank }]
  })
}

const letterWidth = 8.5
const lineHeight = 22

const halfOf = ({ name }: Label) => (name.length * letterWidth) / 2

const overlap = (a: Label, b: Label) =>
  Math.abs(a.at.x - b.at.x) < halfOf(a) + halfOf(b) && Math.abs(a.at.y - b.at.y) < lineHeight

const order: readonly NameKind[] = ['city', 'town', 'water', 'quarter', 'park', 'road']

/** Sort order: by kind, by population, then by values that never change. */
function isBefore(a: Label, b: Label): boolean {
  if (a.kind !== b.kind) return order.indexOf(a.kind) < order.indexOf(b.kind)
  if (a.rank !== b.rank) return a.rank > b.rank
  if (a.fromZoom !== b.fromZoom) return a.fromZoom < b.fromZoom
  return a.name === b.name ? a.at.x < b.at.x || (a.at.x === b.at.x && a.at.y < b.at.y) : a.name < b.name
}

/** Tiles overlap slightly: a place may be in two. */
const isSamePlace = (a: Label, b: Label) => a.name === b.name && Math.abs(a.at.x - b.at.x) < 1 && Math.abs(a.at.y - b.at.y) < 1

/**
 * Labels that do not overlap one with higher priority, whether that one is visible or not. So the choice depends on nearby
 * labels only, and neighbouring tiles agree.
 */
export function chooseLabels(labels: readonly Label[]): Label[] {
  const places = labels.filter((label, at) => !labels.slice(0, at).some((other) => isSamePlace(label, other)))
  return places.filter((label) => !places.some((other) => other !== label && isBefore(other, label) && overlap(label, other)))
}

/** Whether any part of the label is on the tile. */
export function reachesTile(label: Label): boolean {
  const half = halfOf(label)
  const { x, y } = label.at
  return x > -half && x < tileSize + half && y > -lineHeight && y < tileSize + lineHeight
}
