/** Numbers other than prices, in the format of the page's language (ruling 44). */
import type { Language } from './language.ts'
import { locales } from './locales.ts'

/** Caches one formatter per language: creating one takes longer than rendering a card. */
function formatsOf(options: Intl.NumberFormatOptions): (language: Language) => Intl.NumberFormat {
  const known = new Map<Language, Intl.NumberFormat>()
  return (language) => {
    const format = known.get(language) ?? new Intl.NumberFormat(locales[language], options)
    known.set(language, format)
    return format
  }
}

/** The fonts of pages and documents lack U+202F, which French uses as thousands separator. */
const withWideSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0')

const decimalFormat = formatsOf({ maximumFractionDigits: 2 })

/** At most two decimals: `2.450` and `6,2` in Dutch, `2,450` and `6.2` in English. */
export function formatDecimal(value: number, language: Language): string {
  return withWideSpaces(decimalFormat(language).format(value))
}

const fixedFormats = [0, 1, 2].map((digits) => formatsOf({ minimumFractionDigits: digits, maximumFractionDigits: digits }))

/** Exactly `decimals` decimals, at most two: `3,0`. */
export function formatFixed(value: number, decimals: number, language: Language): string {
  const format = fixedFormats[decimals]
  return format ? withWideSpaces(format(language).format(value)) : formatDecimal(value, language)
}

const areaFormat = formatsOf({ maximumFractionDigits: 1 })

/** Square metres with at most one decimal and a no-break space before the unit: `2.450 m²`. */
export function formatArea(area: number, language: Language): string {
  return `${withWideSpaces(areaFormat(language).format(area))}\u00a0m²`
}
