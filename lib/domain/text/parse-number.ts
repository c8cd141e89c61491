/** Numbers as people type them in Belgium. */

/** Full stops or blanks between thousands, a comma before decimals. */
const grouped = /^\d{1,3}([. ]\d{3})+(,\d{1,2})?$/
/** No thousands; comma or full stop before decimals, the last digits may still be missing. */
const plain = /^\d+([.,]\d{0,3})?$/

/** `€ 745.000`, `745 000,50`, `745000`, `3,5` and `3.5`; undefined for anything else, an empty text included. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.replace(/[€%\u00a0\u202f]/g, ' ').trim()
  if (grouped.test(trimmed)) return Number(trimmed.replace(/[. ]/g, '').replace(',', '.'))
  return plain.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined
}
