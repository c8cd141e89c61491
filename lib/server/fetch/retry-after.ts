/** Reads the `Retry-After` header of a response (RFC 9110, 10.2.3). */
import 'server-only'

/**
 * @param header seconds, or a date.
 * @param longest milliseconds; longer times are shortened to this.
 * @returns milliseconds from now; undefined without a valid header.
 */
export function retryAfter(header: string | undefined, now: number, longest: number): number | undefined {
  if (header === undefined) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longest)
}
