/** Numbers as people type them in Belgium. */

/** Full stops or blanks between thousands, a comma before decimals. */
const grouped = /^\d{1,3}([. ]\d{3})+(,\d{1,2})?$/
/** No thousands; comma or full stop before decimals, the last digits may still be missing. */
const plain = /^\d+([.,]\d{0,3})?$/

/** Without signs of euro and percent; blanks that do not break are blanks. */
const bare = (text: string) => text.replace(/[€%\u00a0\u202f]/g, ' ').trim()

/** `745,000` and `1,250,000.50`: how English writes thousands. */
const englishGrouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

/** `€ 745.000`, `745 000,50`, `745000`, `3,5` and `3.5`; undefined for anything else, an empty text included. */
export function parseNumber(text: string): number | undefined {
  const trimmed = bare(text)
  if (grouped.test(trimmed)) return Number(trimmed.replace(/[. ]/g, '').replace(',', '.'))
  return plain.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined
}

/** An amount in euro: as `parseNumber`, and three digits behind a comma are thousands, for nobody means a thousandth of a euro. */
export function parseAmount(text: string): number | undefined {
  const trimmed = bare(text)
  return englishGrouped.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : parseNumber(trimmed)
}
