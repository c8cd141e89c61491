/** Parses the Range header (RFC 9110, section 14.2). */
import 'server-only'

export type Range = { start: number; end: number }

/**
 * Supports a single range, as media players request it; several ranges, and one with an outdated If-Range, are ignored.
 * @param size of the file in bytes.
 * @returns first and last byte; undefined for the whole file.
 */
export function readRange(headers: Headers, size: number, tag: string): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '')
  const condition = headers.get('if-range')
  if (!match || (condition !== null && condition !== tag)) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
