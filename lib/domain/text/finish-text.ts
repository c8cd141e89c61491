/** What every text goes through on its way from a file to a page, a mail or a document. */
import type { Language } from './language.ts'
import { fillInPromises, type Promises } from './promises.ts'
import { mapTexts, typeset } from './typeset.ts'

/** The text with what the agency promises, and with signs and spaces as its language sets them. */
export function finishText(text: string, language: Language, promises: Promises): string {
  return typeset(fillInPromises(text, language, promises), language)
}

const known = new WeakMap<object, { promises: Promises; finished: object }>()

/** @param messages as they stand in the file. The same object with the same promises gives the same answer. */
export function finishMessages<Messages extends object>(messages: Messages, language: Language, promises: Promises): Messages {
  const made = known.get(messages)
  if (made?.promises === promises) return made.finished as Messages
  const finished = mapTexts(messages, (text) => finishText(text, language, promises), language)
  known.set(messages, { promises, finished })
  return finished
}
