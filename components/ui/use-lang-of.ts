/** The `lang` attribute of texts of the content, for components that are not given the language of their page. */
import { useLocale } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { langOf } from '@/lib/server/pages/text-language'

/**
 * @returns a function that gives, for a text of the content, the `lang` of its element: set only where the text is not in the
 * page's language.
 */
export function useLangOf(): (text: string | undefined) => { lang?: Language } {
  const language = languageOfLocale(useLocale())
  return (text) => langOf(text, language)
}
