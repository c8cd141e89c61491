/** Compresses bodies outside the event loop, with as much effort as their use is worth. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** What was made of a body so far. */
export type Compressed = Partial<Record<Encoding, Buffer>>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `once`: for one visitor who waits. `soon`: for the first of many, who waits too. `kept`: for many. `best`: nobody waits. */
const efforts = {
  once: { br: 4, gzip: 4 },
  soon: { br: 5, gzip: 6 },
  kept: { br: 9, gzip: 7 },
  best: { br: 11, gzip: 9 },
} as const

export type Effort = keyof typeof efforts

const compressors = {
  br: (bytes: Buffer, effort: number) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer, effort: number) => zip(bytes, { level: effort }),
} as const

export const compress = (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  compressors[encoding](bytes, efforts[effort][encoding])
