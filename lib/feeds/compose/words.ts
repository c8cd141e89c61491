/**
 * Translates a word of a feed into a word of this site: by the table of the source, by the adapter, or because it is the same
 * word.
 */
import type { FeedWord } from '../feed-parts.ts'
import type { FeedSource } from '../feed-source.ts'
import type { Remarks } from './context.ts'

const plain = (word: string) => word.trim().toLowerCase()

/** Looks up a table entry, ignoring case. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, theirs: string): Value | undefined {
  if (Object.hasOwn(table, theirs)) return table[theirs]
  return Object.entries(table).find(([word]) => plain(word) === plain(theirs))?.[1]
}

/**
 * @param field our field name, which is the key in `words` of a source.
 * @returns undefined after a remark when the word is unknown.
 */
export function findWord<Ours extends string | number>(
  word: FeedWord<Ours> | undefined,
  field: string,
  choices: readonly Ours[],
  source: Pick<FeedSource, 'words'>,
  remarks: Remarks,
): Ours | undefined {
  if (!word) return undefined
  const stated = lookUp(source.words[field] ?? {}, word.theirs)
  const wanted = stated ?? word.ours ?? word.theirs
  const found = choices.find((choice) => choice === wanted || plain(String(choice)) === plain(String(wanted)))
  remarks.addWord(field, word.theirs, found)
  if (found === undefined) remarks.add('gap', field, `expected a word that "words" of the source knows`, word.theirs)
  return found
}
