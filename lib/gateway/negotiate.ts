/** What a browser said about the answer it would like. */
import type { IncomingMessage } from 'node:http'
import type { Encoding } from './answer-cache.ts'

/** Not when its quality is zero. */
const accepts = (accepted: string, encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

/** The tightest compression that it understands. */
export function findEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding))
}

/** Whether it has this body already. */
export const hasTag = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')

/** The first of several values that proxies wrote one behind the other. */
export const firstValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')[0]
    ?.trim()
