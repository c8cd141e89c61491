/** Rewrites a sentence with one part removed or replaced, so that all other parts are still read the same. */
import type { Language } from '../text/language.ts'
import { phraseOfPart } from './part-phrases.ts'
import type { SentencePlaces } from './places.ts'
import { readSentence, type SentenceReading } from './read-sentence.ts'
import type { SentenceItem, SentencePart, SentenceState } from './reading.ts'

export type Meant = { part: SentencePart; state: SentenceState }

type SentenceContext = { language: Language; places: SentencePlaces }

const isMeant = (item: SentenceItem): item is SentenceItem & Meant =>
  item.part !== undefined && item.state !== 'unknown' && item.state !== 'uncounted'

const meantBy = (items: readonly SentenceItem[]): Meant[] => items.filter(isMeant).map(({ part, state }) => ({ part, state }))

const textOf = (meant: readonly Meant[]) =>
  meant
    .map((each) => JSON.stringify(each))
    .toSorted()
    .join()

/** Replaces the words of an item; other meanings of these words are added explicitly. */
function patch(
  sentence: string,
  items: readonly SentenceItem[],
  item: SentenceItem,
  instead: string,
  language: Language,
): string {
  const beside = items.filter((other) => other !== item && other.start < item.end && other.end > item.start)
  const start = Math.min(item.start, ...beside.map((other) => other.start))
  const end = Math.max(item.end, ...beside.map((other) => other.end))
  const rest = meantBy(beside).map(({ part, state }) => phraseOfPart(part, state, language))
  const words = [...rest, instead].filter(Boolean).join(', ')
  const before = sentence.slice(0, start).trimEnd()
  const after = sentence.slice(end).trimStart()
  const text = [before, words, after].filter(Boolean).join(' ')
  return text
    .replaceAll(/\s+([,;.])/g, '$1')
    .replaceAll(/([,;])[\s,;]*\1/g, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
}

/** Writes the whole sentence with phrases of the grammar; parts that were not understood are copied as typed. */
function rewriteSentence(items: readonly SentenceItem[], item: SentenceItem, instead: string, language: Language): string {
  const words = items.map((other) => {
    if (other === item) return instead
    return isMeant(other) ? phraseOfPart(other.part, other.state, language) : other.text
  })
  return words.filter(Boolean).join(', ')
}

/**
 * @param item an item of the reading.
 * @param instead its replacement; undefined removes it.
 */
export function changeSentence(
  sentence: string,
  { items }: Pick<SentenceReading, 'items'>,
  item: SentenceItem,
  instead: Meant | undefined,
  { language, places }: SentenceContext,
): string {
  const words = instead ? phraseOfPart(instead.part, instead.state, language) : ''
  const wanted = [...meantBy(items.filter((other) => other !== item)), ...(instead ? [instead] : [])]
  const patched = patch(sentence, items, item, words, language)
  const isRight = textOf(meantBy(readSentence(patched, { language, places }).items)) === textOf(wanted)
  return isRight ? patched : rewriteSentence(items, item, words, language)
}
