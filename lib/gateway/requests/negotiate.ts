/** Content negotiation: accepted encodings and ETags of a request. */
import type { IncomingMessage } from 'node:http'
import type { Encoding } from '../responses/compress.ts'

/** False when its quality value is 0 (RFC 9110, 12.4.2). */
const accepts = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)

/** The one that compresses best first. */
const encodings = (['br', 'gzip'] as const).map((encoding) => ({ encoding, accepted: accepts(encoding) }))

/** The best encoding that the browser accepts; undefined for none. */
export function findEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const given = String(headers['accept-encoding'] ?? '')
  return encodings.find(({ accepted }) => accepted.test(given))?.encoding
}

/** The first value of a comma-separated list, as several proxies write it. */
export const firstValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')[0]
    ?.trim()
