/** Numbers as programs and people write them. */

/** Euro signs, units, per cent, and blanks of all kinds around and between. */
const trimmings = /[€$£%\s\u00a0\u202f'’]|eur\b|kwh(?:\/m[2²])?(?:\/?j(?:aar)?)?|m[2²]$|m$/gi
const plain = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i
/** `1.234.567,89` and `1.234.567`. */
const pointsThenComma = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
/** `1,234,567.89` and `1,234,567`. */
const commasThenPoint = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const comma = /^[+-]?\d+,\d+$/

/** Of money and areas nobody writes thousandths, so that `285.000` is none. */
const thousands = /^\d{1,3}[.,]\d{3}$/
/** What people write behind an area; programs leave it out. */
const areaUnit = /m[2²]\s*$/i

const longest = 40

function parse(text: string): number | undefined {
  const bare = text.replace(trimmings, '')
  if (areaUnit.test(text) && thousands.test(bare)) return Number(bare.replace(/[.,]/, ''))
  // `1.234` is a thousand and more only beside a second group: programs write decimals with a point.
  if (plain.test(bare)) return Number(bare)
  if (pointsThenComma.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  if (comma.test(bare)) return Number(bare.replace(',', '.'))
  return commasThenPoint.test(bare) ? Number(bare.replaceAll(',', '')) : undefined
}

/** `1250.5`, `1.250,50`, `€ 1 250,50`, `120 m²`; undefined for what is no number, is endless, or is something else altogether. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > longest) return undefined
  const number = parse(value.trim())
  return number !== undefined && Number.isFinite(number) ? number : undefined
}

/** An amount of money: as above, and `285.000` is no decimal. */
export function readAmount(value: unknown): number | undefined {
  if (typeof value !== 'string') return readNumber(value)
  const bare = value.replace(trimmings, '').replace(/,-+$/, '')
  return thousands.test(bare) ? Number(bare.replace(/[.,]/, '')) : readNumber(bare)
}

/** Square metres of a table that a person or a spreadsheet wrote: `1.250` and `1.234` are more than a thousand, `98.125` is not. */
export function readArea(value: unknown): number | undefined {
  const isGrouped = typeof value === 'string' && /^(?:[1-4][.,]\d{3}|\d{1,3}[.,]\d{2}0)$/.test(value.trim())
  return isGrouped ? readAmount(value) : readNumber(value)
}
