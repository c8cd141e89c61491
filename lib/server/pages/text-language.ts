/** Language of a text of the content: untranslated texts are shown in the default language. */
import 'server-only'
import type { Language, Localized } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Subject, subjectKey } from '../content/snapshot/fallback-texts.ts'

/** The `lang` attribute for a text in another language than the page's; empty otherwise, to save bytes. */
export function langOf(text: string | undefined, language: Language): { lang?: Language } {
  const { fallbackTexts, site } = getSnapshot()
  return text !== undefined && fallbackTexts.texts.get(language)?.has(text) ? { lang: site.defaultLanguage } : {}
}

/**
 * The indexable addresses of a page: in a language it is not translated to, its canonical address is that of the default
 * language.
 * @param id original path of a page, id of anything else.
 */
export function translatedOnly(alternates: Partial<Localized>, subject: Subject, id: string | number): Partial<Localized> {
  const { untranslated } = getSnapshot().fallbackTexts
  const key = subjectKey(subject, id)
  const written = Object.entries(alternates).filter(
    ([code]) => ![...untranslated].some(([language, keys]) => language === code && keys.has(key)),
  )
  return Object.fromEntries(written)
}
