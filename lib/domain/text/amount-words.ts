/** Amounts in words, for purchase offers (specification 3, "Purchase offer"). */
import { cardinals } from './cardinal.ts'
import type { Language } from './language.ts'

/** Whole millions take "de" in French: `deux millions d’euros`. */
const frenchEuros = (amount: number) =>
  amount === 1 ? 'euro' : amount >= 1_000_000 && amount % 1_000_000 === 0 ? 'd’euros' : 'euros'

const writers: Readonly<Record<Language, (amount: number) => string>> = {
  nl: (amount) => `${cardinals.nl(amount)} euro`,
  fr: (amount) => `${cardinals.fr(amount)} ${frenchEuros(amount)}`,
  en: (amount) => `${cardinals.en(amount)} ${amount === 1 ? 'euro' : 'euros'}`,
  // Before a noun "eins" becomes "ein": `hundertein Euro`.
  de: (amount) => `${cardinals.de(amount).replace(/eins$/, 'ein')} Euro`,
}

/**
 * `zevenhonderdvijfenveertigduizend euro`, in the given language.
 * @param amount whole euros from 1 to below 80 million, where French plurals of "quatre-vingts" before "millions" begin.
 * @returns undefined for any other number.
 */
export function amountInWords(amount: number, language: Language): string | undefined {
  return Number.isInteger(amount) && amount >= 1 && amount < 80_000_000 ? writers[language](amount) : undefined
}
