/** Asks one machine for one address and gives the answer's head; its body has not been read yet. */
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
  /** Sent with POST and PUT. */
  body?: string | Uint8Array
}

/** The machines that were found before are the only ones that the connection knows. */
function lookupOf({ machines }: Target): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = machines
    if (all) done(null, [...machines])
    else done(null, first?.address ?? '', first?.family)
  }
}

/** @throws what the connection says, or when the signal says that it takes too long. */
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
      // A connection of its own: one that is kept could lead elsewhere by now.
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

/** The body as its sender meant it; an error of the connection ends it with that error. Undefined for an encoding unknown here. */
export function decodeBody(answer: IncomingMessage): Readable | undefined {
  const decoder = decoders[answer.headers['content-encoding']?.trim().toLowerCase() || 'identity']
  if (!decoder) return undefined
  const decoded = decoder()
  pipeline(answer, decoded, () => undefined)
  return decoded
}
