/**
 * Caches what is computed from a response body: hashes for its Content-Security-Policy and its compressed versions. The key is a
 * digest of the body, so that nothing has to be invalidated when a page changes.
 */
import { hash } from 'node:crypto'
import { hashInlineCode, type InlineHashes } from '../../http/inline-code.ts'
import { compress, type Effort, type Encoding } from '../responses/compress.ts'

export type Body = {
  bytes: Buffer
  etag: string
  /** Hashes of the inline code; for HTML only. @param latin1 the body decoded as Latin-1. */
  inline: (latin1: string) => InlineHashes
  compress: (encoding: Encoding) => Promise<Buffer>
}

/** What was computed from a body. The body itself is not stored: each request brings it. */
type Derived = { compressed: Map<Encoding, Promise<Buffer>>; inline: InlineHashes | undefined }

/** Size limit, in bytes, of bodies with a cache entry: larger ones are data for programs, which are seldom requested. */
const largestCached = 2_000_000

function toBody(bytes: Buffer, digest: string, derived: Derived, effort: Effort): Body {
  return {
    bytes,
    etag: `W/"${digest}"`,
    inline: (latin1) => {
      derived.inline ??= hashInlineCode(latin1)
      return derived.inline
    },
    compress: (encoding) => {
      const compressed = derived.compressed.get(encoding) ?? compress(bytes, encoding, effort)
      derived.compressed.set(encoding, compressed)
      return compressed
    },
  }
}

/** @param maxEntries number of entries; beyond that the least recently used is deleted. */
export function createBodyCache(maxEntries: number) {
  const cached = new Map<string, Derived>()

  function findDerived(digest: string): Derived {
    const derived = cached.get(digest) ?? { compressed: new Map(), inline: undefined }
    // Deleted and set again, so that the map stays ordered by last use.
    cached.delete(digest)
    cached.set(digest, derived)
    const [oldest] = cached.keys()
    if (oldest !== undefined && cached.size > maxEntries) cached.delete(oldest)
    return derived
  }

  /** @param isShared whether other visitors get the same body; only then it is cached, and compressed with more effort. */
  return function bodyOf(bytes: Buffer, isShared: boolean): Body {
    const digest = hash('sha1', bytes, 'base64url')
    if (isShared && bytes.length <= largestCached) return toBody(bytes, digest, findDerived(digest), 'cached')
    return toBody(bytes, digest, { compressed: new Map(), inline: undefined }, 'once')
  }
}
