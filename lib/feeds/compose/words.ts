/** What a feed's word means here: by the table of the source, by the adapter, or because it is one of ours. */
import type { FeedWord } from '../feed-parts.ts'
import type { FeedSource } from '../feed-source.ts'
import type { Remarks } from './context.ts'

const plain = (word: string) => word.trim().toLowerCase()

/** The entry of a table, however the word is spelt in capitals. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, theirs: string): Value | undefined {
  if (Object.hasOwn(table, theirs)) return table[theirs]
  return Object.entries(table).find(([word]) => plain(word) === plain(theirs))?.[1]
}

/** @param field of ours, by which `words` of a source knows it. @returns undefined after a remark when nobody knows the word. */
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
  remarks.noteWord(field, word.theirs, found)
  if (found === undefined) remarks.say('gap', field, `expected a word that "words" of the source knows`, word.theirs)
  return found
}
