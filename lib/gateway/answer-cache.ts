/**
 * What was made of an answer's body before: hashes for its policy, its tag, its compressed forms. Found by the body itself,
 * so that a page that was made again is another one, and nothing has to be invalidated.
 */
import { hash } from 'node:crypto'
import { hashInlineCode, type InlineHashes } from '../http/inline-code.ts'
import { compress, type Effort, type Encoding } from './compress.ts'

export type Body = {
  bytes: Buffer
  etag: string
  /** Of an HTML body. */
  inline: () => InlineHashes
  /** Undefined when it is not worth it. */
  compress: (encoding: Encoding) => Promise<Buffer>
}

/** What was made of a body; the body itself comes again with each request. */
type Derived = { compressed: Map<Encoding, Promise<Buffer>>; inline: InlineHashes | undefined }

/** Bytes of the largest body worth keeping something for: larger ones are data for programs. */
const largestCached = 2_000_000

function toBody(bytes: Buffer, digest: string, derived: Derived, effort: Effort): Body {
  return {
    bytes,
    etag: `W/"${digest}"`,
    inline: () => {
      derived.inline ??= hashInlineCode(bytes)
      return derived.inline
    },
    compress: (encoding) => {
      const compressed = derived.compressed.get(encoding) ?? compress(bytes, encoding, effort)
      derived.compressed.set(encoding, compressed)
      return compressed
    },
  }
}

/** @param most how many are kept; beyond that the one that was not asked for longest is deleted. */
export function createAnswerCache(most: number) {
  const cached = new Map<string, Derived>()

  function findDerived(digest: string): Derived {
    const derived = cached.get(digest) ?? { compressed: new Map(), inline: undefined }
    // Set again, so that the map stays ordered by the last request.
    cached.delete(digest)
    cached.set(digest, derived)
    const [oldest] = cached.keys()
    if (oldest !== undefined && cached.size > most) cached.delete(oldest)
    return derived
  }

  /** @param isShared whether others will be sent the same body. */
  return function bodyOf(bytes: Buffer, isShared: boolean): Body {
    const digest = hash('sha1', bytes, 'base64url')
    if (isShared && bytes.length <= largestCached) return toBody(bytes, digest, findDerived(digest), 'kept')
    return toBody(bytes, digest, { compressed: new Map(), inline: undefined }, 'once')
  }
}
