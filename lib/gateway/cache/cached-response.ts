/** A cached response: the page's headers and body, compressed on demand, and how it is sent. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { hasTag } from '../../http/has-tag.ts'
import type { SharedPage } from '../../process/shared-pages.ts'
import { findEncoding } from '../requests/negotiate.ts'
import { type Compressed, compress, type Encoding, encodings } from '../responses/compress.ts'

/** Names and values in turn: the form that Node writes fastest. */
type HeaderList = readonly string[]

/** A shared page, and the internal request that renders it. */
export type PageRequest = SharedPage & {
  /** Path and query of the request. For a 404 page any address without a page will do; `language` then decides the language. */
  address: string
  isSecure: boolean
}

export type CachedResponse = {
  page: PageRequest
  /** All headers except those that depend on the content encoding or the connection. */
  headers: HeaderList
  /** Undefined for responses that are not revalidated, such as a 404 page. */
  etag: string | undefined
  bytes: Buffer
  compressed: Compressed
  /** Compressions in progress, shared by all requests that wait for them. */
  compressing: Map<Encoding, Promise<Buffer>>
  /** Whether other pages waited to be rendered when it was: it is then compressed in less time. */
  isBusy: boolean
  /** Whether it was compressed with the highest quality. */
  isBestCompressed: boolean
  /** How often it was requested. */
  hits: number
  /** Time of rendering, ms since 1970. */
  renderedAt: number
  /** Time from which it is re-rendered at the next request, ms since 1970. */
  freshUntil: number
  /** Time of the first content change that it does not show (`performance.now()`, ms); undefined while it is up to date. */
  staleSince: number | undefined
}

/** Longest time (ms) that a page about the current moment (`isOfNow`) is served. */
const ofNowMaxAge = 60_000

/** Uses the absolute difference, so that a clock that was set back cannot prolong a page's life. */
export const isExpired = ({ page, renderedAt }: CachedResponse, now: number): boolean =>
  page.isOfNow === true && Math.abs(now - renderedAt) >= ofNowMaxAge

/** Whether to re-render it in the background: it is no longer fresh, or the clock was set back since. */
export const needsRefresh = ({ renderedAt, freshUntil }: CachedResponse, now: number): boolean =>
  now > freshUntil || now < renderedAt

/** Bodies below this size (bytes) are sent uncompressed: they fit into one packet anyway. */
export const smallBody = 1000

/** Headers that depend on the content encoding or on the connection. */
const perResponseHeaders = /^(content-(length|encoding)|vary|connection|keep-alive|date|transfer-encoding)$/

const textOf = (value: OutgoingHttpHeaders[string]) => (Array.isArray(value) ? value.join(', ') : String(value))

/** @param headers of the finished response. `Vary` gets `Accept-Encoding`, for caches of browsers and proxies. */
export function toHeaderList(headers: OutgoingHttpHeaders): HeaderList {
  const vary = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ')
  const rest = Object.entries(headers).filter(([name, value]) => value !== undefined && !perResponseHeaders.test(name))
  return [...rest.flatMap(([name, value]) => [name, textOf(value)]), 'vary', vary]
}

/** Memory (bytes) of a response: all its bodies, its headers, and 1 KiB for the objects around them. */
export function sizeOf({ bytes, compressed, headers, page }: CachedResponse): number {
  const texts = headers.reduce((sum, text) => sum + text.length, page.key.length + page.address.length)
  return bytes.length + (compressed.br?.length ?? 0) + (compressed.gzip?.length ?? 0) + texts + 1024
}

/** @param onCompressed called once the compressed body is stored. */
async function compressBody(cached: CachedResponse, encoding: Encoding, onCompressed: () => void): Promise<Buffer> {
  const body = await compress(cached.bytes, encoding, cached.isBusy ? 'busy' : 'first')
  // A body of better quality may have been stored meanwhile.
  cached.compressed[encoding] ??= body
  cached.compressing.delete(encoding)
  onCompressed()
  return cached.compressed[encoding] ?? body
}

/** The compressed body; compressed on the first request for this encoding. */
function compressedBody(cached: CachedResponse, encoding: Encoding, onCompressed: () => void): Promise<Buffer> {
  const compressing = cached.compressing.get(encoding) ?? compressBody(cached, encoding, onCompressed)
  cached.compressing.set(encoding, compressing)
  return compressing
}

/** Encodings in which the body is stored. */
export const encodingsOf = ({ compressed }: CachedResponse): Encoding[] => encodings.filter((encoding) => compressed[encoding])

/** Compresses the body in each of the encodings that is missing. */
export async function compressFor(wanted: readonly Encoding[], cached: CachedResponse): Promise<void> {
  if (cached.bytes.length < smallBody) return
  for (const encoding of wanted) if (!cached.compressed[encoding]) await compressedBody(cached, encoding, () => {})
}

/** Replaces the brotli body by one of the highest quality, for a response that is requested often. */
export async function compressBest(cached: CachedResponse): Promise<void> {
  if (cached.bytes.length >= smallBody) cached.compressed.br = await compress(cached.bytes, 'br', 'best')
  cached.isBestCompressed = true
}

function writeHead(response: ServerResponse, cached: CachedResponse, length: number, encoding: Encoding | undefined): void {
  const encodingHeader = encoding ? ['content-encoding', encoding] : []
  response.writeHead(cached.page.status, [...cached.headers, ...encodingHeader, 'content-length', String(length)])
}

/**
 * Sends a cached response, or 304 when the browser has it.
 * @param onCompressed called when a compressed body was added to the cached response.
 * @returns the status that was sent.
 */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  onCompressed: () => void,
) {
  if (cached.etag && hasTag(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, [...cached.headers])
    response.end()
    return 304
  }
  const encoding = cached.bytes.length >= smallBody ? findEncoding(request) : undefined
  const body = encoding ? (cached.compressed[encoding] ?? (await compressedBody(cached, encoding, onCompressed))) : cached.bytes
  if (response.destroyed) return cached.page.status
  writeHead(response, cached, body.length, encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
  return cached.page.status
}
