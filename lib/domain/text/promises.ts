/** The agency's promises to visitors, defined once: texts contain a placeholder, `[[answer]]`, never the number. */
import { capitalise } from './capitalise.ts'
import { cardinals } from './cardinal.ts'
import type { Language } from './language.ts'

export const termNames = [
  'answer',
  'valuationAppointment',
  'valuationReport',
  'testimonialReview',
  'jobAnswer',
  'rentalAnswer',
  'accessibilityAnswer',
] as const
export type TermName = (typeof termNames)[number]

export type Promises = {
  /** Longest duration of each, in working days. */
  workingDays: Readonly<Record<TermName, number>>
  /** Number of comparable sales in a valuation. */
  comparables: { from: number; to: number }
}

/** Defaults for promises that the content does not set. */
export const usualPromises: Promises = {
  workingDays: {
    answer: 1,
    valuationAppointment: 2,
    valuationReport: 5,
    testimonialReview: 3,
    jobAnswer: 10,
    rentalAnswer: 5,
    accessibilityAnswer: 5,
  },
  comparables: { from: 6, to: 10 },
}

/** Numbers above twelve are written in digits, as usual in running text. */
const inWords = (count: number, language: Language) => (count > 12 ? String(count) : cardinals[language](count))

const terms: Readonly<Record<Language, (days: number) => string>> = {
  nl: (days) => (days === 1 ? 'binnen één werkdag' : `binnen ${inWords(days, 'nl')} werkdagen`),
  fr: (days) => (days === 1 ? 'sous un jour ouvrable' : `sous ${inWords(days, 'fr')} jours ouvrables`),
  en: (days) => (days === 1 ? 'within one working day' : `within ${inWords(days, 'en')} working days`),
  de: (days) => (days === 1 ? 'innerhalb eines Werktags' : `innerhalb von ${inWords(days, 'de')} Werktagen`),
}

const between = { nl: 'tot', fr: 'à', en: 'to', de: 'bis' } as const satisfies Record<Language, string>

/** Names of the placeholders. */
export const promiseNames = [...termNames, 'comparables'] as const

const isTerm = (name: string): name is TermName => termNames.some((known) => known === name)

/** Undefined for an unknown name. */
function wordsOf(name: string, language: Language, { workingDays, comparables }: Promises): string | undefined {
  if (isTerm(name)) return terms[language](workingDays[name])
  if (name !== 'comparables') return undefined
  return [inWords(comparables.from, language), between[language], inWords(comparables.to, language)].join(' ')
}

const withoutCapital = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** A placeholder with a capital gives a text with a capital. */
const token = /\[\[([a-z]+)\]\]/gi

/**
 * Replaces placeholders: `[[answer]]` becomes `binnen één werkdag`, `[[Answer]]` the same with a capital. Unknown ones are left in
 * place and reported by the content check.
 */
export function fillInPromises(text: string, language: Language, promises: Promises): string {
  return text.replace(token, (whole, name: string) => {
    const words = wordsOf(withoutCapital(name), language, promises)
    if (words === undefined) return whole
    return /^[A-Z]/.test(name) ? capitalise(words) : words
  })
}

/** The first unknown placeholder. */
export function findUnknownPromise(text: string): string | undefined {
  const names = [...text.matchAll(token)].map(([, name = '']) => name)
  return names.find((name) => !promiseNames.some((known) => known === withoutCapital(name)))
}
