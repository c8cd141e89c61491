/** In which language a text of the content is really written: what is missing in a language shows in the default one. */
import 'server-only'
import type { Language, Localized } from '../../domain/text/language.ts'
import { type Subject, subjectKey } from '../content/snapshot/borrowed-texts.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** For the element with the text: nothing, so that no page grows by it, where the text is written in the page's own language. */
export function langOf(text: string | undefined, language: Language): { lang?: Language } {
  const { borrowed, site } = getSnapshot()
  return text !== undefined && borrowed.texts.get(language)?.has(text) ? { lang: site.defaultLanguage } : {}
}

/**
 * The addresses of a page that search engines may list: in a language that it is not written in it is the page of the default
 * language once more, which its canonical address names then.
 * @param id original path of a page, id of anything else.
 */
export function translatedOnly(alternates: Partial<Localized>, subject: Subject, id: string | number): Partial<Localized> {
  const { untranslated } = getSnapshot().borrowed
  const key = subjectKey(subject, id)
  const written = Object.entries(alternates).filter(
    ([code]) => ![...untranslated].some(([language, keys]) => language === code && keys.has(key)),
  )
  return Object.fromEntries(written)
}
