/** Creates a small map file in the format of the Protomaps project: header, one directory, vector tiles (PMTiles 3, Mapbox Vector Tile 2). */
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'

type Value = string | number
export type TestFeature = {
  type: 'point' | 'line' | 'polygon'
  properties: Readonly<Record<string, Value>>
  /** In units of the tile, 4096 in each direction. */
  lines: readonly (readonly (readonly [number, number])[])[]
}
export type TestTile = { z: number; x: number; y: number; layers: Readonly<Record<string, readonly TestFeature[]>> }

const extent = 4096
const types = { point: 1, line: 2, polygon: 3 } as const
const [moveTo, lineTo, closePath] = [1, 2, 7]

const zigzag = (value: number) => (value << 1) ^ (value >> 31)
const command = (id: number, count: number) => (id & 7) | (count << 3)

function encodeGeometry({ type, lines }: TestFeature): number[] {
  let [x, y] = [0, 0]
  const step = ([toX, toY]: readonly [number, number]) => {
    const steps = [zigzag(toX - x), zigzag(toY - y)]
    ;[x, y] = [toX, toY]
    return steps
  }
  return lines.flatMap(([first, ...rest]) => [
    command(moveTo, 1),
    ...step(first ?? [0, 0]),
    ...(rest.length ? [command(lineTo, rest.length), ...rest.flatMap(step)] : []),
    ...(type === 'polygon' ? [command(closePath, 1)] : []),
  ])
}

function encodeTile({ layers }: TestTile): Buffer {
  const tile = new PbfWriter()
  for (const [name, features] of Object.entries(layers)) {
    const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
    const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
    tile.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2)
        layer.writeStringField(1, name)
        for (const feature of features) {
          const tags = Object.entries(feature.properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)])
          layer.writeMessage(
            2,
            (_none, part) => {
              part.writePackedVarint(2, tags)
              part.writeVarintField(3, types[feature.type])
              part.writePackedVarint(4, encodeGeometry(feature))
            },
            null,
          )
        }
        for (const key of keys) layer.writeStringField(3, key)
        for (const value of values)
          layer.writeMessage(
            4,
            (_none, part) => {
              if (typeof value === 'string') part.writeStringField(1, value)
              else part.writeVarintField(5, value)
            },
            null,
          )
        layer.writeVarintField(5, extent)
      },
      null,
    )
  }
  return gzipSync(tile.finish())
}

type Entry = { id: number; offset: number; length: number }

/** Columns of varints: count, id deltas, run lengths, lengths, offsets. */
function encodeDirectory(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter()
  writer.writeVarint(entries.length)
  for (const [at, { id }] of entries.entries()) writer.writeVarint(id - (entries[at - 1]?.id ?? 0))
  for (const _ of entries) writer.writeVarint(1)
  for (const { length } of entries) writer.writeVarint(length)
  for (const { offset } of entries) writer.writeVarint(offset + 1)
  return gzipSync(writer.finish())
}

const headerLength = 127
const [gzip, vectors] = [2, 1]

type Region = { south: number; west: number; north: number; east: number }

/** @param region that the file declares */
export function makePmtiles(tiles: readonly TestTile[], region: Region): Buffer {
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: encodeTile(tile) }))
    .sort((a, b) => a.id - b.id)
  let end = 0
  const entries = sorted.map(({ id, bytes }): Entry => {
    const entry = { id, offset: end, length: bytes.length }
    end += bytes.length
    return entry
  })
  const directory = encodeDirectory(entries)
  const metadata = gzipSync('{}')
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  const [directoryAt, metadataAt] = [headerLength, headerLength + directory.length]
  const tilesAt = metadataAt + metadata.length
  const places = [
    directoryAt,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    end,
    tiles.length,
    tiles.length,
    tiles.length,
  ]
  for (const [at, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  const zooms = tiles.map(({ z }) => z)
  const kinds = [1, gzip, gzip, vectors, Math.min(...zooms), Math.max(...zooms)]
  for (const [at, value] of kinds.entries()) header.writeUInt8(value, 96 + at)
  const corners = [region.west, region.south, region.east, region.north]
  for (const [at, degrees] of corners.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4)
  return Buffer.concat([header, directory, metadata, ...sorted.map(({ bytes }) => bytes)])
}
