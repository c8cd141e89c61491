import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords } from '@/lib/domain/text/amount-words'
import type { Language } from '@/lib/domain/text/language'

test.each([
  [745_000, 'nl', 'zevenhonderdvijfenveertigduizend euro'],
  [745_000, 'fr', 'sept cent quarante-cinq mille euros'],
  [745_000, 'en', 'seven hundred and forty-five thousand euros'],
  [745_000, 'de', 'siebenhundertfünfundvierzigtausend Euro'],
  [279_500, 'nl', 'tweehonderdnegenenzeventigduizend vijfhonderd euro'],
  [1_475_000, 'nl', 'één miljoen vierhonderdvijfenzeventigduizend euro'],
  // Belgian French uses septante and nonante, but quatre-vingts.
  [71_099, 'fr', 'septante et un mille nonante-neuf euros'],
  [280_000, 'fr', 'deux cent quatre-vingt mille euros'],
  [80, 'fr', 'quatre-vingts euros'],
  [2_000_000, 'fr', 'deux millions d’euros'],
  [1_250_000, 'fr', 'un million deux cent cinquante mille euros'],
  [1, 'fr', 'un euro'],
  [1, 'en', 'one euro'],
  [101, 'de', 'einhundertein Euro'],
  [1_000_000, 'de', 'eine Million Euro'],
] as const)('%d in %s: %s', (amount, language, words) => {
  expect(amountInWords(amount, language)).toBe(words)
})

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 80_000_000])('%d has no words', (amount) => {
  expect(amountInWords(amount, 'nl')).toBeUndefined()
})

/** Numerals by language, without accents; `joins` are ignored. */
const vocabulary: Record<Language, { joins: string; parts: Record<string, number> }> = {
  nl: {
    joins: 'en',
    parts: {
      ...count(
        'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
      ),
      ...tens('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
      honderd: 100,
      duizend: 1000,
      miljoen: 1_000_000,
    },
  },
  fr: {
    joins: 'et',
    parts: {
      ...count('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
      ...tens('vingt trente quarante cinquante soixante septante huitante nonante'),
      cent: 100,
      cents: 100,
      mille: 1000,
      million: 1_000_000,
      millions: 1_000_000,
    },
  },
  en: {
    joins: 'and',
    parts: {
      ...count(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
      hundred: 100,
      thousand: 1000,
      million: 1_000_000,
    },
  },
  de: {
    joins: 'und',
    parts: {
      ...count(
        'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
      ),
      ...tens('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'),
      ein: 1,
      eine: 1,
      hundert: 100,
      tausend: 1000,
      million: 1_000_000,
      millionen: 1_000_000,
    },
  },
}

function count(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]))
}

function tens(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, 10 * (index + 2)]))
}

/** Splits words, the longest numeral first. */
function readParts(words: string, language: Language): number[] {
  const { joins, parts } = vocabulary[language]
  const known = [...Object.keys(parts), joins].toSorted((a, b) => b.length - a.length)
  const plain = words
    .replace(/ (d’)?euros?$/i, '')
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/quatre-vingts?/g, 'huitante')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  return plain.split(/[ -]/).flatMap((word) => {
    const found: number[] = []
    for (let rest = word; rest !== ''; ) {
      const part = known.find((candidate) => rest.startsWith(candidate))
      if (!part) throw new Error(`Cannot read "${rest}"`)
      if (part !== joins) found.push(parts[part] ?? 0)
      rest = rest.slice(part.length)
    }
    return found
  })
}

/** The number of a list of numerals: hundred, thousand and million multiply those before them. */
function evaluate(parts: readonly number[]): number {
  const [total, open] = parts.reduce(
    ([sum, group], part) => {
      if (part === 100) return [sum, (group || 1) * 100]
      return part >= 1000 ? [sum + (group || 1) * part, 0] : [sum, group + part]
    },
    [0, 0],
  )
  return (total ?? 0) + (open ?? 0)
}

describe.each(['nl', 'fr', 'en', 'de'] as const)('%s', (language) => {
  test('words mean the same number as the digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 79_999_999 }), (amount) => {
        expect(evaluate(readParts(amountInWords(amount, language) ?? '', language))).toBe(amount)
      }),
      { numRuns: 3000 },
    )
  })

  test('round prices too', () => {
    for (let amount = 500; amount < 2_500_000; amount += 2500)
      expect(evaluate(readParts(amountInWords(amount, language) ?? '', language))).toBe(amount)
  })
})
