/** Text that the embedded font can show. */
import 'server-only'

/** What the Latin part of the font holds; everything else would be an empty box. */
const known = /[\n\u0020-\u007e\u00a0-\u00ffŒœ–—‘’‚“”„•…€™]/

/** Letters beyond it lose their accent (`Čapek` becomes `Capek`), signs without a Latin letter become a question mark. */
export function toPrintable(text: string): string {
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')]
    .map((sign) => {
      if (known.test(sign)) return sign
      const base = sign.normalize('NFD').charAt(0)
      return known.test(base) ? base : '?'
    })
    .join('')
}
