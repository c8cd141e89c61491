/** Which names of places stand on a tile: the same on every tile that they reach into, because all decide alike. */
import type { Language } from '../text/language.ts'
import type { NameKind } from './geography.ts'
import { type Pixel, tileSize } from './mercator.ts'
import { nameOf, type VectorFeature } from './vector-tile.ts'

/** In pixels from the tile's corner. */
export type Label = { name: string; kind: NameKind; at: Pixel; fromZoom: number; rank: number }

const kinds: Readonly<Record<string, NameKind>> = { city: 'city', town: 'town' }

/** Kinds of the layer `places` that are written, and of the layer `water`. */
const written: readonly string[] = ['locality', 'neighbourhood', 'macrohood']

function kindOf({ kind, detail }: VectorFeature, layer: 'places' | 'water'): NameKind | undefined {
  if (layer === 'water') return 'water'
  return written.includes(kind) ? (kinds[detail] ?? 'quarter') : undefined
}

/** What can be written of a tile at `offset` from the one drawn. */
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

/** Whether `a` comes before `b`: by kind, by people, else by something that never changes. */
function isBefore(a: Label, b: Label): boolean {
  if (a.kind !== b.kind) return order.indexOf(a.kind) < order.indexOf(b.kind)
  if (a.rank !== b.rank) return a.rank > b.rank
  if (a.fromZoom !== b.fromZoom) return a.fromZoom < b.fromZoom
  return a.name === b.name ? a.at.x < b.at.x || (a.at.x === b.at.x && a.at.y < b.at.y) : a.name < b.name
}

/** Tiles overlap a little: a place may stand in two. */
const isSamePlace = (a: Label, b: Label) => a.name === b.name && Math.abs(a.at.x - b.at.x) < 1 && Math.abs(a.at.y - b.at.y) < 1

/**
 * Labels with room: none of those that come before reaches into one, shown or not. That depends on what is near alone, so that
 * neighbouring tiles agree.
 */
export function chooseLabels(labels: readonly Label[]): Label[] {
  const places = labels.filter((label, at) => !labels.slice(0, at).some((other) => isSamePlace(label, other)))
  return places.filter((label) => !places.some((other) => other !== label && isBefore(other, label) && overlap(label, other)))
}

/** Whether any of the label is on the tile. */
export function reachesTile(label: Label): boolean {
  const half = halfOf(label)
  const { x, y } = label.at
  return x > -half && x < tileSize + half && y > -lineHeight && y < tileSize + lineHeight
}
