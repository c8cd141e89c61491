/** Compresses bodies in Node's thread pool. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The compressed versions of a body that exist so far. */
export type Compressed = Partial<Record<Encoding, Buffer>>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Quality levels. `once`: the body is sent to one visitor, who waits. `first`: the first of many visitors waits for it. `busy`: the
 * same while other pages wait to be rendered; 11 % larger, in 40 % of the time. `cached`: sent to many. `best`: compressed in the
 * background.
 */
const efforts = {
  once: { br: 4, gzip: 4 },
  first: { br: 5, gzip: 6 },
  busy: { br: 3, gzip: 3 },
  cached: { br: 9, gzip: 7 },
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
