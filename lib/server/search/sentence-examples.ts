/** Example sentences, built from listings so that each finds something. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { phraseOfPart } from '../../domain/sentence/part-phrases.ts'
import type { SentencePart } from '../../domain/sentence/reading.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { searchBySentence, sentenceHref } from './sentence-search.ts'

/** The price rounded up. */
const roundUp = (price: number) => {
  const step = price < 10_000 ? 50 : 25_000
  return Math.ceil(price / step) * step
}

/** A sentence that finds this listing. */
function exampleFor(
  { city, zip, webIds, goal, price, garden, terrace, lift, bedrooms }: PublicProperty,
  language: Language,
): string | undefined {
  const [webId] = webIds
  if (price.kind !== 'shown' || webId === undefined) return undefined
  const name = titleCaseCity(city)
  const feature = garden ? 'garden' : terrace ? 'terrace' : lift ? 'lift' : undefined
  const parts: SentencePart[] = [
    { kind: 'type', webId },
    ...(feature ? [{ kind: 'flag' as const, flag: feature } as const] : []),
    { kind: 'place', place: { kind: 'town', name, choices: [{ name, zip }] } },
    { kind: 'price', minPrice: undefined, maxPrice: roundUp(price.amount) },
    ...(bedrooms && bedrooms > 1 ? [{ kind: 'minBedrooms' as const, count: bedrooms }] : []),
    ...(goal === 'rent' ? [{ kind: 'goal' as const, goal: 'rent' as const }] : []),
  ]
  const [type = '', ...rest] = parts.map((part) => phraseOfPart(part, 'must', language))
  const [first = '', second = '', ...others] = rest
  return [[type, first, second].join(' '), ...others].join(', ')
}

export type SentenceExample = { sentence: string; language: Language; href: string; total: number }

/** Examples that find something now, in each language of the site; the page's language first. */
export function findExamples(language: Language, count: number): SentenceExample[] {
  const { languages, properties } = getSnapshot()
  const order = [language, language, ...languages.filter((other) => other !== language)]
  const homes = properties.filter(({ availability, goal }) => availability === 'available' && goal !== 'takeover')
  const step = Math.max(1, Math.floor(homes.length / count))
  return Array.from({ length: count }, (_, index) => ({
    home: homes[index * step],
    own: order[index % order.length] ?? language,
  }))
    .flatMap(({ home, own }): SentenceExample[] => {
      const sentence = home && exampleFor(home, own)
      if (!sentence) return []
      return [
        { sentence, language: own, href: sentenceHref(sentence, language), total: searchBySentence(sentence, language, 0).total },
      ]
    })
    .filter(({ total }) => total > 0)
}
