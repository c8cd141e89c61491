/** Fills the languages that a text of the content leaves out. */
import type { Localized } from '../domain/text/language.ts'

export type PartialLocalized = { nl: string; fr: string; en: string; de?: string | undefined }

/** German falls back to Dutch, text by text (snapshot, "Languages"). */
export function completeLocalized(text: PartialLocalized): Localized {
  return { nl: text.nl, fr: text.fr, en: text.en, de: text.de ?? text.nl }
}
