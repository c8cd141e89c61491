/** Phrases for parts of a reading, used for a part that is chosen again and for a rewritten sentence. */
import type { Language } from '../text/language.ts'
import { type Phrases, phraseTables } from './phrase-tables.ts'
import type { SentencePart, SentenceState } from './reading.ts'

/** Formatted as all prices of the site: 450.000. */
const written = (price: number): string => String(price).replace(/\B(?=(\d{3})+$)/g, '.')

function pricePhrase({ minPrice, maxPrice }: Extract<SentencePart, { kind: 'price' }>, own: Phrases): string {
  if (minPrice !== undefined && maxPrice !== undefined) return own.between(written(minPrice), written(maxPrice))
  return minPrice === undefined ? own.upTo(written(maxPrice ?? 0)) : own.from(written(minPrice))
}

function plainPhrase(part: SentencePart, own: Phrases): string {
  switch (part.kind) {
    case 'type':
      return own.types[Number(part.webId) - 1] ?? ''
    case 'goal':
      return own.goals[part.goal]
    case 'place':
      return own.place(part.place.name)
    case 'price':
      return pricePhrase(part, own)
    case 'epc':
      return own.epc(part.letter.toUpperCase())
    case 'flag':
      return own.flags[part.flag]
    case 'trait':
      return own.traits[part.trait]
    case 'since':
      return own.since(part.days)
    case 'reference':
      return `ref ${part.reference}`
    default:
      return own.counts[part.kind][part.count === 1 ? 0 : 1].replace('#', String(part.count))
  }
}

/** The phrase for a part in a language, as required, preferred or excluded. */
export function phraseOfPart(part: SentencePart, state: SentenceState, language: Language): string {
  const own = phraseTables[language]
  const plain = plainPhrase(part, own)
  if (state === 'excluded') return part.kind === 'place' ? `${own.notIn} ${plain}` : own.not(plain)
  return state === 'preferred' && part.kind !== 'trait' ? `${own.preferred} ${plain}` : plain
}
