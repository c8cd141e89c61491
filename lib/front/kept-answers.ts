/**
 * What was made of an answer's body before: hashes for its policy, its tag, its compressed forms. Found by the body itself,
 * so that a page that was made anew is another one, and nothing has to be told about it.
 */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashInlineCode, type InlineHashes } from './inline-code.ts'

export type Encoding = 'br' | 'gzip'

export type Body = {
  bytes: Buffer
  etag: string
  /** Of an HTML body. */
  inline: () => InlineHashes
  /** Undefined when it is not worth it. */
  compress: (encoding: Encoding) => Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Kept bodies are worth an effort; others are compressed while somebody waits. */
const efforts = { kept: { br: 9, gzip: 7 }, once: { br: 4, gzip: 4 } } as const

const compressors = {
  br: (bytes: Buffer, effort: number) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer, effort: number) => zip(bytes, { level: effort }),
} as const

function makeBody(bytes: Buffer, digest: string, effort: keyof typeof efforts): Body {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  let inline: InlineHashes | undefined
  return {
    bytes,
    etag: `W/"${digest}"`,
    inline: () => {
      inline ??= hashInlineCode(bytes.toString('utf8'))
      return inline
    },
    compress: (encoding) => {
      const made = compressed.get(encoding) ?? compressors[encoding](bytes, efforts[effort][encoding])
      compressed.set(encoding, made)
      return made
    },
  }
}

/** @param maxBytes of uncompressed bodies; beyond that the one that was not asked for longest is forgotten. */
export function createKeptAnswers(maxBytes: number) {
  const bodies = new Map<string, Body>()
  let total = 0

  function keep(digest: string, body: Body): void {
    bodies.set(digest, body)
    total += body.bytes.length
    for (const [oldest, { bytes }] of bodies) {
      if (total <= maxBytes) break
      bodies.delete(oldest)
      total -= bytes.length
    }
  }

  /** @param isKept whether others will be sent the same body. */
  return function bodyOf(bytes: Buffer, isKept: boolean): Body {
    const digest = hash('sha1', bytes, 'base64url')
    if (!isKept) return makeBody(bytes, digest, 'once')
    const known = bodies.get(digest)
    if (!known) {
      const body = makeBody(bytes, digest, 'kept')
      keep(digest, body)
      return body
    }
    bodies.delete(digest)
    bodies.set(digest, known)
    return known
  }
}
