/** Parses numbers as typed in Belgium. */

/** Full stops or spaces between thousands, a comma before decimals. */
const grouped = /^\d{1,3}([. ]\d{3})+(,\d{1,2})?$/
/** No thousands separators; comma or full stop before decimals, which may be incomplete while typing. */
const plain = /^\d+([.,]\d{0,3})?$/

/** Removes euro and percent signs; no-break spaces become spaces. */
const bare = (text: string) => text.replace(/[€%\u00a0\u202f]/g, ' ').trim()

/** `745,000` and `1,250,000.50`: English notation. */
const englishGrouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/

/** `€ 745.000`, `745 000,50`, `745000`, `3,5` and `3.5`; undefined for anything else, including an empty text. */
export function parseNumber(text: string): number | undefined {
  const trimmed = bare(text)
  if (grouped.test(trimmed)) return Number(trimmed.replace(/[. ]/g, '').replace(',', '.'))
  return plain.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined
}

/** Like `parseNumber` for an amount in euro: three digits after a comma are thousands, as nobody means a tenth of a cent. */
export function parseAmount(text: string): number | undefined {
  const trimmed = bare(text)
  return englishGrouped.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : parseNumber(trimmed)
}
