/** What a browser said about the answer it would like. */
import type { IncomingMessage } from 'node:http'
import type { Encoding } from './compress.ts'

/** Not when its quality is zero. */
const accepts = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)

/** The tightest first. */
const encodings = (['br', 'gzip'] as const).map((encoding) => ({ encoding, accepted: accepts(encoding) }))

/** The tightest compression that it understands. */
export function findEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const given = String(headers['accept-encoding'] ?? '')
  return encodings.find(({ accepted }) => accepted.test(given))?.encoding
}

/** The first of several values that proxies wrote one behind the other. */
export const firstValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')[0]
    ?.trim()
