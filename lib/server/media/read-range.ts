/** Reads which part of a file is asked for. */
import 'server-only'

export type Range = { start: number; end: number }

/**
 * One range, as players ask for; several at once count as none, and so does one of a file that has changed since.
 * @param size of the file in bytes. @returns first and last byte; undefined for the whole file.
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
