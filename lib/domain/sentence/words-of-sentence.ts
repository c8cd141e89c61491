/** Tokenizer: splits a sentence into words, numbers and significant punctuation. */
import { foldName } from '../search/property-filter.ts'

/** Highest number of characters read; the rest is ignored. */
export const sentenceLimit = 300

export type SentenceWord = {
  /** Lower case without accents; punctuation unchanged, except that every separator of clauses becomes a comma. */
  text: string
  start: number
  end: number
  /** Value of a number in digits. */
  value?: number
  /** Was typed with an accent, which `text` no longer shows. */
  isAccented?: true
  /** A French participle, "fermé", recognised by its last letter. */
  isParticiple?: true
  /** Digits only, without separators: may be a postcode or a reference. */
  isPlain?: boolean
}

// In order: a number with one kind of thousands separator and optional cents after the other; a whole or decimal number; square
// metres; a word; punctuation.
const pattern =
  /(?<grouped>\d{1,3}([.,'\u00a0\u202f ])\d{3}(?:\2\d{3})*(?!\d|[.,]\d{3}))(?<cents>(?!\2)[.,]\d{2}(?!\d))?|(?<number>\d+(?:[.,]\d{1,2}(?!\d))?)|(?<m2>m[2²](?![\p{L}\d]))|(?<word>\p{L}[\p{L}\p{M}]*)|(?<sign>[€<>≤≥+/&–-]|[,;:?!()\n]|\.(?=\s+\p{Lu}))/giu

type Groups = Partial<Record<'grouped' | 'cents' | 'number' | 'm2' | 'word' | 'sign', string>>

const dashes = ['-', '–']
const separators = [',', ';', ':', '?', '!', '(', ')', '\n', '.']

/** A dash between two numbers means "to"; within a word it is ignored. */
const isRangeDash = (rest: string, before: SentenceWord | undefined) =>
  /^\s*€?\s*\d/.test(rest) && (before?.value !== undefined || before?.text === 'k' || before?.text === '€')

/** A full stop after a short word marks an abbreviation: "min. EPC", "St. Niklaas". */
const endsSentence = (before: SentenceWord | undefined) =>
  before !== undefined && (before.value !== undefined || before.text.length > 5)

function readPunctuation(sign: string, rest: string, before: SentenceWord | undefined): string | undefined {
  if (dashes.includes(sign)) {
    if (isRangeDash(rest, before)) return '-'
    return /^\s/.test(rest) ? ',' : undefined
  }
  if (sign === '.') return endsSentence(before) ? ',' : undefined
  return separators.includes(sign) ? ',' : sign
}

function toText({ m2, word, sign = '' }: Groups, rest: string, before: SentenceWord | undefined): string | undefined {
  if (m2) return 'm2'
  return word ? foldName(word) : readPunctuation(sign, rest, before)
}

/** Reads at most the first `sentenceLimit` characters; positions refer to the original text. */
export function splitSentence(sentence: string): SentenceWord[] {
  const text = sentence.slice(0, sentenceLimit)
  const words: SentenceWord[] = []
  for (const match of text.matchAll(pattern)) {
    const groups: Groups = match.groups ?? {}
    const place = { start: match.index, end: match.index + match[0].length }
    const { grouped, cents = '' } = groups
    if (grouped) words.push({ text: match[0], value: Number(`${grouped.replaceAll(/\D/g, '')}.${cents.slice(1)}`), ...place })
    else if (groups.number)
      words.push({ text: match[0], value: Number(match[0].replace(',', '.')), isPlain: /^\d+$/.test(match[0]), ...place })
    else {
      const own = toText(groups, text.slice(place.end), words.at(-1))
      const isAccented = groups.word !== undefined && groups.word.toLowerCase() !== own
      if (own)
        words.push({
          text: own,
          ...place,
          ...(isAccented && { isAccented }),
          ...(/\p{L}é(e?s?)$/iu.test(match[0]) && { isParticiple: true }),
        })
    }
  }
  return words
}
