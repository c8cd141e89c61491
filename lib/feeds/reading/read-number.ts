/** Reads numbers as programs and people write them. */

/** Currency signs, units, percent signs, and all kinds of blanks around and between. */
const trimmings = /[€$£%\s\u00a0\u202f'’]|eur\b|kwh(?:\/m[2²])?(?:\/?j(?:aar)?)?|m[2²]$|m$/gi
const plain = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i
/** `1.234.567,89` and `1.234.567`. */
const pointsThenComma = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
/** `1,234,567.89` and `1,234,567`. */
const commasThenPoint = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const comma = /^[+-]?\d+,\d+$/

/** Amounts and areas never have three decimals, so `285.000` is 285 000. */
const thousands = /^\d{1,3}[.,]\d{3}$/
/** The unit that people write after an area; programs leave it out. */
const areaUnit = /m[2²]\s*$/i

const longest = 40

function parse(text: string): number | undefined {
  const bare = text.replace(trimmings, '')
  if (areaUnit.test(text) && thousands.test(bare)) return Number(bare.replace(/[.,]/, ''))
  // `1.234` is 1234 only with a second group of digits: programs write decimals with a point.
  if (plain.test(bare)) return Number(bare)
  if (pointsThenComma.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  if (comma.test(bare)) return Number(bare.replace(',', '.'))
  return commasThenPoint.test(bare) ? Number(bare.replaceAll(',', '')) : undefined
}

/** `1250.5`, `1.250,50`, `€ 1 250,50`, `120 m²`; undefined for what is not a finite number. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > longest) return undefined
  const number = parse(value.trim())
  return number !== undefined && Number.isFinite(number) ? number : undefined
}

/** An amount of money: as above, and `285.000` is 285 000. */
export function readAmount(value: unknown): number | undefined {
  if (typeof value !== 'string') return readNumber(value)
  const bare = value.replace(trimmings, '').replace(/,-+$/, '')
  return thousands.test(bare) ? Number(bare.replace(/[.,]/, '')) : readNumber(bare)
}

/** Square metres in a table that a person or a spreadsheet wrote: `1.250` and `1.234` are thousands, `98.125` is not. */
export function readArea(value: unknown): number | undefined {
  const isGrouped = typeof value === 'string' && /^(?:[1-4][.,]\d{3}|\d{1,3}[.,]\d{2}0)$/.test(value.trim())
  return isGrouped ? readAmount(value) : readNumber(value)
}
