/** Requests an address from one of its IP addresses and returns the response with its headers; the body is still unread. */
import 'server-only'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as encryptedRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Target } from './find-target.ts'

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  /** Only for POST and PUT. */
  body?: string | Uint8Array
}

/** A DNS lookup that returns only the IP addresses that were checked before. */
function lookupOf({ machines }: Target): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = machines
    if (all) done(null, [...machines])
    else done(null, first?.address ?? '', first?.family)
  }
}

/** @throws errors of the connection, or the abort reason of the signal. */
export function openResponse(
  target: Target,
  { method = 'GET', headers, body }: Ask,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = target.url.protocol === 'https:' ? encryptedRequest : plainRequest
  return new Promise((done, fail) => {
    const asked = request(target.url, {
      method,
      headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers },
      // A new connection: a reused one could belong to another IP address by now.
      agent: false,
      lookup: lookupOf(target),
      signal,
    })
    asked.on('response', done).on('error', fail).end(body)
  })
}

const decoders: Readonly<Record<string, () => PassThrough | ReturnType<typeof createGunzip>>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  identity: () => new PassThrough(),
}

/** The decompressed body; an error of the connection ends it with that error. Undefined for an unsupported encoding. */
export function decodeBody(answer: IncomingMessage): Readable | undefined {
  const decoder = decoders[answer.headers['content-encoding']?.trim().toLowerCase() || 'identity']
  if (!decoder) return undefined
  const decoded = decoder()
  pipeline(answer, decoded, () => undefined)
  return decoded
}
