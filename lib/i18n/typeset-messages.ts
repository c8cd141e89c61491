/** The messages of a language, typeset once. */
import type { Language } from '../domain/text/language.ts'
import { typesetAll } from '../domain/text/typeset.ts'

const known = new WeakMap<object, object>()

/** @param messages as they stand in the file; the same object gives the same answer. */
export function typesetMessages<Messages extends object>(messages: Messages, language: Language): Messages {
  const set = known.get(messages) ?? typesetAll(messages, language)
  known.set(messages, set)
  return set as Messages
}
