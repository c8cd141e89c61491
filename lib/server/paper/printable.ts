/** Replaces characters that the embedded font lacks. */
import 'server-only'

/** The characters of the Latin subset; others would be printed as empty boxes. */
const known = /[\n\u0020-\u007e\u00a0-\u00ffŒœ–—‘’‚“”„•…€™]/

/**
 * Letters outside the subset lose their accent (`Čapek` becomes `Capek`), characters without a Latin equivalent become a question
 * mark.
 */
export function toPrintable(text: string): string {
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')]
    .map((sign) => {
      if (known.test(sign)) return sign
      const base = sign.normalize('NFD').charAt(0)
      return known.test(base) ? base : '?'
    })
    .join('')
}
