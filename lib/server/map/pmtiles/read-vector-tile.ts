/** Converts vector tiles of the map file to the features that our map draws. */
import 'server-only'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { tileSize } from '../../../domain/map/mercator.ts'
import type { Tile } from '../../../domain/map/tile.ts'
import { makeTile, type VectorFeature, type VectorLayerName, type VectorTileData } from '../../../domain/map/vector-tile.ts'
import type { MapFile } from './map-file.ts'

const shapes = ['point', 'point', 'line', 'polygon'] as const

type Properties = VectorTileFeature['properties']

/** Version 3 of the Protomaps schema prefixes some names with `pmap:`. */
const read = (properties: Properties, key: string) => properties[key] ?? properties[`pmap:${key}`]

const number = (value: unknown) => (typeof value === 'number' ? value : 0)

function namesIn(properties: Properties): Record<string, string> {
  const names = Object.entries(properties).flatMap(([key, value]) => {
    const language = key === 'name' ? '' : /^name:([a-z]{2})$/.exec(key)?.[1]
    return language !== undefined && typeof value === 'string' && value ? [[language, value] as const] : []
  })
  return Object.fromEntries(names)
}

function toFeature(feature: VectorTileFeature): VectorFeature {
  const { properties, extent, type } = feature
  const scale = tileSize / extent
  return {
    shape: shapes[type],
    kind: String(read(properties, 'kind') ?? ''),
    detail: String(read(properties, 'kind_detail') ?? ''),
    names: namesIn(properties),
    fromZoom: number(read(properties, 'min_zoom')),
    rank: number(read(properties, 'population_rank')),
    lines: feature.loadGeometry().map((line) => line.map(({ x, y }) => ({ x: x * scale, y: y * scale }))),
  }
}

function featuresIn(tile: VectorTile | undefined, name: string): VectorFeature[] {
  const layer = tile?.layers[name]
  return layer ? Array.from({ length: layer.length }, (_, at) => toFeature(layer.feature(at))) : []
}

const isWater = ({ kind }: VectorFeature) => ['water', 'lake', 'bay', 'strait', 'fjord', 'sea', 'ocean'].includes(kind)

/** Layers of version 4 that are in other layers in version 3. */
function featuresOf(tile: VectorTile | undefined, name: VectorLayerName): VectorFeature[] {
  const found = featuresIn(tile, name)
  switch (name) {
    case 'landuse':
      return [...found, ...featuresIn(tile, 'natural')]
    case 'water':
      return [...found, ...featuresIn(tile, 'physical_line'), ...featuresIn(tile, 'physical_point').filter(isWater)]
    case 'roads':
      return [...found, ...featuresIn(tile, 'transit')]
    default:
      return found
  }
}

/** Number of tiles cached in memory: a screen and its surroundings. */
const maxKept = 48

const kept = new Map<string, Promise<VectorTileData>>()

async function decode({ tiles }: MapFile, { zoom, x, y }: Tile): Promise<VectorTileData> {
  const found = await tiles.getZxy(zoom, x, y)
  const tile = found && new VectorTile(new PbfReader(new Uint8Array(found.data)))
  return makeTile((name) => featuresOf(tile, name))
}

/** Empty where the file has no tile. @throws when the file cannot be read. */
export function readVectorTile(file: MapFile, tile: Tile): Promise<VectorTileData> {
  const key = `${file.key}/${tile.zoom}/${tile.x}/${tile.y}`
  const data = kept.get(key) ?? decode(file, tile)
  kept.delete(key)
  kept.set(key, data)
  data.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return data
}
