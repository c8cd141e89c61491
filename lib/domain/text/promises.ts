/** What the agency promises its visitors, said in one place: texts name a promise, `[[answer]]`, and never its figure. */
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
  /** Working days that each may take at most. */
  workingDays: Readonly<Record<TermName, number>>
  /** Sales that a valuation is compared with. */
  comparables: { from: number; to: number }
}

/** What holds where the content says nothing. */
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

/** Figures above twelve are written in digits, as running text does. */
const inWords = (count: number, language: Language) => (count > 12 ? String(count) : cardinals[language](count))

const terms: Readonly<Record<Language, (days: number) => string>> = {
  nl: (days) => (days === 1 ? 'binnen één werkdag' : `binnen ${inWords(days, 'nl')} werkdagen`),
  fr: (days) => (days === 1 ? 'sous un jour ouvrable' : `sous ${inWords(days, 'fr')} jours ouvrables`),
  en: (days) => (days === 1 ? 'within one working day' : `within ${inWords(days, 'en')} working days`),
  de: (days) => (days === 1 ? 'innerhalb eines Werktags' : `innerhalb von ${inWords(days, 'de')} Werktagen`),
}

const between = { nl: 'tot', fr: 'à', en: 'to', de: 'bis' } as const satisfies Record<Language, string>

/** What a text may name. */
export const promiseNames = [...termNames, 'comparables'] as const

const isTerm = (name: string): name is TermName => termNames.some((known) => known === name)

/** Undefined for a name that is no promise. */
function wordsOf(name: string, language: Language, { workingDays, comparables }: Promises): string | undefined {
  if (isTerm(name)) return terms[language](workingDays[name])
  if (name !== 'comparables') return undefined
  return [inWords(comparables.from, language), between[language], inWords(comparables.to, language)].join(' ')
}

const withoutCapital = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** Names with a capital stand at the beginning of a sentence, and so do their words. */
const token = /\[\[([a-z]+)\]\]/gi

/**
 * Fills in the promises that a text names: `[[answer]]` becomes `binnen één werkdag`, `[[Answer]]` the same with a capital.
 * A name that is no promise stays as it is, for the content check to find.
 */
export function fillInPromises(text: string, language: Language, promises: Promises): string {
  return text.replace(token, (whole, name: string) => {
    const words = wordsOf(withoutCapital(name), language, promises)
    if (words === undefined) return whole
    return /^[A-Z]/.test(name) ? capitalise(words) : words
  })
}

/** The first name between double brackets that is no promise. */
export function findUnknownPromise(text: string): string | undefined {
  const names = [...text.matchAll(token)].map(([, name = '']) => name)
  return names.find((name) => !promiseNames.some((known) => known === withoutCapital(name)))
}
