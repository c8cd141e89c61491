/** How long a server asks to be left alone (RFC 9110, 10.2.3). */
import 'server-only'

/**
 * @param header seconds, or a date.
 * @param longest that we let ourselves be told, milliseconds.
 * @returns milliseconds from now; undefined where it says nothing of the kind.
 */
export function retryAfter(header: string | undefined, now: number, longest: number): number | undefined {
  if (header === undefined) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longest)
}
