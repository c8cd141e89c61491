/** Final processing of every text between its file and a page, a mail or a document. */
import type { Language } from './language.ts'
import { fillInPromises, type Promises } from './promises.ts'
import { mapTexts, typeset } from './typeset.ts'

/** Fills in the agency's promises, and applies the typography of the language. */
export function finishText(text: string, language: Language, promises: Promises): string {
  return typeset(fillInPromises(text, language, promises), language)
}

const known = new WeakMap<object, { promises: Promises; finished: object }>()

/** @param messages the messages of a file. Cached: same object and same promises, same result. */
export function finishMessages<Messages extends object>(messages: Messages, language: Language, promises: Promises): Messages {
  const cached = known.get(messages)
  if (cached?.promises === promises) return cached.finished as Messages
  const finished = mapTexts(messages, (text) => finishText(text, language, promises), language)
  known.set(messages, { promises, finished })
  return finished
}
