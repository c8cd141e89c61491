/** A finished answer that is the same for everybody who asks: with all its forms, and how it is sent. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { hasTag } from '../http/has-tag.ts'
import type { SharedPage } from '../process/shared-pages.ts'
import { type Compressed, compress, type Encoding, encodings } from './compress.ts'
import { findEncoding } from './negotiate.ts'

/** Names and values one behind the other, as Node sends them quickest. */
type HeaderList = readonly string[]

/** A page that is the same for everybody, and how the site is asked for it. */
export type WantedPage = SharedPage & {
  /** Path and query that lead to it; where it has no language, that of the page decides: the address of a 404 page may be anything. */
  address: string
  isSecure: boolean
}

export type KeptAnswer = {
  page: WantedPage
  /** All but those that depend on the form of the body. */
  headers: HeaderList
  /** Of a page that a browser may have already. */
  etag: string | undefined
  bytes: Buffer
  compressed: Compressed
  /** Forms that are being made, one time for all who ask. */
  compressing: Map<Encoding, Promise<Buffer>>
  /** Whether it was compressed as tightly as can be. */
  isTight: boolean
  /** How often it was asked for. */
  asked: number
  /** Milliseconds since 1970 at which it was made. */
  madeAt: number
  /** Milliseconds since 1970 until which it needs no other look. */
  freshUntil: number
  /** Milliseconds of the process at which the content changed that it shows; undefined while it has not. */
  formerSince: number | undefined
}

/** Milliseconds after which a page that says what is so at the moment is not sent any more. */
const momentLasts = 60_000

/** A clock that was set back must not make a page hold until it has caught up. */
export const isOver = ({ page, madeAt }: KeptAnswer, now: number): boolean =>
  page.isOfNow === true && Math.abs(now - madeAt) >= momentLasts

/** Whether it is to be looked at again: its time is up, or the clock was set back since. */
export const needsLook = ({ madeAt, freshUntil }: KeptAnswer, now: number): boolean => now > freshUntil || now < madeAt

/** Bytes that are sent as they are: compressed they would still fill one packet. */
export const smallBody = 1000

/** What depends on the form of a body, and on the connection. */
const ofForm = /^(content-(length|encoding)|vary|connection|keep-alive|date|transfer-encoding)$/

const textOf = (value: OutgoingHttpHeaders[string]) => (Array.isArray(value) ? value.join(', ') : String(value))

/** @param headers of the finished answer. Whoever keeps a copy has to ask for the same form. */
export function toHeaderList(headers: OutgoingHttpHeaders): HeaderList {
  const vary = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ')
  const rest = Object.entries(headers).filter(([name, value]) => value !== undefined && !ofForm.test(name))
  return [...rest.flatMap(([name, value]) => [name, textOf(value)]), 'vary', vary]
}

/** Bytes of memory that an answer takes, with its headers and what the process needs for each. */
export function sizeOf({ bytes, compressed, headers, page }: KeptAnswer): number {
  const texts = headers.reduce((sum, text) => sum + text.length, page.key.length + page.address.length)
  return bytes.length + (compressed.br?.length ?? 0) + (compressed.gzip?.length ?? 0) + texts + 1024
}

/** @param grown is told when a form is kept. */
async function makeForm(kept: KeptAnswer, encoding: Encoding, grown: () => void): Promise<Buffer> {
  const made = await compress(kept.bytes, encoding, 'soon')
  // A tighter one may have been made meanwhile.
  kept.compressed[encoding] ??= made
  kept.compressing.delete(encoding)
  grown()
  return kept.compressed[encoding] ?? made
}

/** The body in a form; made on the first request for it. */
function inForm(kept: KeptAnswer, encoding: Encoding, grown: () => void): Promise<Buffer> {
  const making = kept.compressing.get(encoding) ?? makeForm(kept, encoding, grown)
  kept.compressing.set(encoding, making)
  return making
}

/** The forms that were made of an answer. */
export const formsOf = ({ compressed }: KeptAnswer): Encoding[] => encodings.filter((encoding) => compressed[encoding])

/** Makes those of some forms that are not there yet. */
export async function compressIn(forms: readonly Encoding[], kept: KeptAnswer): Promise<void> {
  if (kept.bytes.length < smallBody) return
  for (const encoding of forms) if (!kept.compressed[encoding]) await inForm(kept, encoding, () => {})
}

/** Compresses as tightly as can be, for an answer that many ask for. */
export async function tighten(kept: KeptAnswer): Promise<void> {
  if (kept.bytes.length >= smallBody) kept.compressed.br = await compress(kept.bytes, 'br', 'best')
  kept.isTight = true
}

function writeHead(response: ServerResponse, kept: KeptAnswer, length: number, encoding: Encoding | undefined): void {
  const form = encoding ? ['content-encoding', encoding] : []
  response.writeHead(kept.page.status, [...kept.headers, ...form, 'content-length', String(length)])
}

/** @returns the status that left. */
export async function sendKept(request: IncomingMessage, response: ServerResponse, kept: KeptAnswer, grown: () => void) {
  if (kept.etag && hasTag(request.headers['if-none-match'], kept.etag)) {
    response.writeHead(304, [...kept.headers])
    response.end()
    return 304
  }
  const encoding = kept.bytes.length >= smallBody ? findEncoding(request) : undefined
  const body = encoding ? (kept.compressed[encoding] ?? (await inForm(kept, encoding, grown))) : kept.bytes
  if (response.destroyed) return kept.page.status
  writeHead(response, kept, body.length, encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
  return kept.page.status
}
