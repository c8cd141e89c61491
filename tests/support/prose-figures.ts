/** Figures in running text: areas, years, energy, amounts, distances, floors and rooms, parsed in four languages. */
import { cardinals } from '../../lib/domain/text/cardinal.ts'
import type { Language } from '../../lib/domain/text/language.ts'

export const figureKinds = ['area', 'energy', 'label', 'year', 'money', 'metres', 'minutes', 'bedrooms', 'floor'] as const
export type FigureKind = (typeof figureKinds)[number]

/** A label is a letter, any other value a number. @param index position in the text, for the tests that change it */
export type Figure = { kind: FigureKind; value: number | string; written: string; index: number }

/** `1.120`, `10,5`; in English `1,120` and `10.5`, in French a space between thousands. */
const digits: Readonly<Record<Language, string>> = {
  nl: '\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d{1,3}(?:,\\d+)?(?!\\d)',
  fr: '\\d{1,3}(?:[.\u00a0]\\d{3})+(?:,\\d+)?|\\d{1,3}(?:,\\d+)?(?!\\d)',
  en: '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d+)?(?!\\d)',
  de: '\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d{1,3}(?:,\\d+)?(?!\\d)',
}

function parseDigits(written: string, language: Language): number {
  const plain = language === 'en' ? written.replaceAll(',', '') : written.replace(/[.\u00a0]/g, '').replace(',', '.')
  return Number(plain)
}

/** "One" is also an article, and then no figure. */
const numbersInWords = (language: Language): ReadonlyMap<string, number> =>
  new Map(Array.from({ length: 59 }, (_, index) => [cardinals[language](index + 2), index + 2] as const))

const words = { nl: numbersInWords('nl'), fr: numbersInWords('fr'), en: numbersInWords('en'), de: numbersInWords('de') }

/** Without the ground floor. */
const ordinals: Readonly<Record<Language, readonly string[]>> = {
  nl: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende', 'tiende', 'elfde', 'twaalfde'],
  fr: [
    'premier',
    'deuxième',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
    'onzième',
    'douzième',
  ],
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
  de: ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt', 'elft', 'zwölft'],
}

type Nouns = { storey: string; bedrooms: string; minutes: string; metres: string; euros: string; label: string; and: string }

const nouns: Readonly<Record<Language, Nouns>> = {
  nl: {
    storey: '(?: en (?:hoogste|laatste|bovenste))? (?:verdieping|etage)',
    bedrooms: '(?:[a-z]+ )?slaapkamers',
    minutes: 'minuten',
    metres: '(?:meter|m)',
    euros: 'euro',
    label: '(?:label|klasse)',
    and: 'en|tot|of|bij|op',
  },
  fr: {
    storey: '(?: et dernier)? étage',
    bedrooms: '(?:autres )?chambres',
    minutes: 'minutes',
    metres: '(?:mètres?|m)',
    euros: 'euros',
    label: '(?:label|classe)(?: PEB)?',
    and: 'et|à|ou|sur',
  },
  en: {
    storey: '(?: and top)?[ -](?:floor|storey)',
    bedrooms: '(?:further |more |other |large )?bedrooms?',
    minutes: 'minutes?',
    metres: '(?:metres|m)',
    euros: 'euros',
    label: '(?:label|class)',
    and: 'and|to|or|by',
  },
  de: {
    storey: 'e[nrsm]? (?:und oberste[nrsm]? )?(?:Stock|Etage|Obergeschoss|Geschoss)',
    bedrooms: '(?:weitere )?Schlafzimmer',
    minutes: '(?:\\p{L}+m|M)inuten',
    metres: '(?:Metern?|m)',
    euros: 'Euro',
    label: '(?:Label|Klasse)',
    and: 'und|bis|oder|mal|auf',
  },
}

/** @property isBelgian an amount after a currency sign, which has the Belgian format in every language */
type Reader = { kind: FigureKind; pattern: RegExp; inWords?: true; isBelgian?: true }

function readersOf(language: Language): Reader[] {
  const { storey, bedrooms, minutes, metres, euros, label, and } = nouns[language]
  const number = `(?:${digits[language]})`
  const counted = `(?:${number}|${[...words[language].keys()].sort((a, b) => b.length - a.length).join('|')})`
  /** `17 en 13`, `24 tot 46`, `16, 12 en 10` */
  const list = (one: string) => `(?<![\\p{L}\\d.,-])(${one}(?:,? (?:${and}) ${one}|, ${one})*)`
  return [
    { kind: 'energy', pattern: new RegExp(`(?<![\\d.,])(${number})[ \u00a0]kWh/m²`, 'gu') },
    { kind: 'area', pattern: new RegExp(`${list(number)}[ \u00a0]m²`, 'gu') },
    { kind: 'money', pattern: new RegExp(`${list(number)}[ \u00a0]${euros}(?!\\p{L})`, 'gu') },
    { kind: 'money', pattern: /€[ \u00a0](\d{1,3}(?:\.\d{3})*(?:,\d+)?)/gu, isBelgian: true },
    { kind: 'metres', pattern: new RegExp(`${list(number)}[ \u00a0]${metres}(?![\\p{L}²³])`, 'gu') },
    { kind: 'minutes', pattern: new RegExp(`${list(counted)}[ \u00a0-]${minutes}`, 'giu'), inWords: true },
    { kind: 'bedrooms', pattern: new RegExp(`${list(counted)}[ \u00a0-]${bedrooms}`, 'giu'), inWords: true },
    { kind: 'label', pattern: new RegExp(`(?<!\\p{L})${label}[ \u00a0]([A-G]\\+?)(?![\\p{L}\\d])`, 'gu') },
    { kind: 'floor', pattern: new RegExp(`(?<!\\p{L})(${ordinals[language].join('|')})${storey}`, 'giu') },
    { kind: 'year', pattern: /(?<![\d.,\u00a0])((?:1[6-9]|20)\d\d)(?![\d]|[ \u00a0](?:m²|m\b|euros?|Euro|kWh)|[.,]\d)/g },
  ]
}

const readers = { nl: readersOf('nl'), fr: readersOf('fr'), en: readersOf('en'), de: readersOf('de') }

function readValue(kind: FigureKind, written: string, language: Language): number | string {
  if (kind === 'label') return written
  if (kind === 'floor') return ordinals[language].indexOf(written.toLowerCase()) + 1
  if (kind === 'year') return Number(written)
  return words[language].get(written.toLowerCase()) ?? parseDigits(written, language)
}

/** Every figure of a text, in the order of the parsers. A list, `17 en 13 m²`, is several figures. */
export function readFigures(text: string, language: Language): Figure[] {
  return readers[language].flatMap(({ kind, pattern, inWords, isBelgian }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const list = match[1] ?? ''
      const start = match.index + match[0].indexOf(list)
      const single = inWords
        ? /[\p{L}\d.,]+/gu
        : kind === 'label' || kind === 'floor' || kind === 'year'
          ? /.+/g
          : new RegExp(digits[isBelgian ? 'nl' : language], 'g')
      return [...list.matchAll(single)].flatMap(({ 0: written, index }) => {
        const clean = written.replace(/[,.]$/, '')
        const value = readValue(kind, clean, isBelgian ? 'nl' : language)
        return Number.isNaN(value) ? [] : [{ kind, value, written: clean, index: start + index }]
      })
    }),
  )
}
